// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { Role } from '@/domain/access/role'
import { QuickAdd } from './QuickAdd'

afterEach(cleanup)

const open = (role: Role) =>
  render(
    <MemoryRouter>
      <QuickAdd visitor={role} />
    </MemoryRouter>,
  )

describe('the speed dial (SPECIFICATION 2 and 9)', () => {
  it('opens upward', () => {
    open('CLIENT')
    const dial = screen.getByRole('complementary', { name: 'Quick add' })
    expect(dial.querySelector('.p-speeddial-direction-up')).not.toBeNull()
  })

  it('is not there for the super admin', () => {
    open('ADMIN')
    expect(screen.queryByRole('complementary', { name: 'Quick add' })).toBeNull()
  })
})
