// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import { GoneLead } from './GoneLead'

afterEach(cleanup)

it('a lead that was merged away leads to the one that stays', () => {
  const onOpen = vi.fn()
  render(<GoneLead lead={leadWith({ deleted: true, mergedInto: 'other' })} onOpen={onOpen} />)
  screen.getByText(/^Kiran Shah was merged into another lead\./)
  fireEvent.click(screen.getByRole('button', { name: 'Open the lead that stays' }))
  expect(onOpen).toHaveBeenCalledWith('other')
})

it('a lead that was deleted says so, and leads nowhere', () => {
  render(<GoneLead lead={leadWith({ deleted: true })} onOpen={() => undefined} />)
  screen.getByText(/^Kiran Shah was deleted\./)
  expect(screen.queryByRole('button')).toBeNull()
})
