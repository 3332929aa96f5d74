// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setConnection } from '../useOnline'
import { NeedsNetwork } from './FormNotes'

afterEach(() => {
  cleanup()
  setConnection({ isOnline: true, heardAt: null })
})

describe('a form without a network', () => {
  it('says that it needs one, and stops saying so when it is back', () => {
    render(<NeedsNetwork />)
    expect(screen.queryByRole('status')).toBeNull()
    act(() => setConnection({ isOnline: false, heardAt: null }))
    expect(screen.getByRole('status').textContent).toContain('this needs the network')
    act(() => setConnection({ isOnline: true, heardAt: null }))
    expect(screen.queryByRole('status')).toBeNull()
  })
})
