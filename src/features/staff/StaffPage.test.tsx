// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { gymPackageSchema } from '@/domain/gyms/gym'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import StaffPage from './StaffPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  liveCache.clear()
})

/** The list of a centre whose package allows ten employees, or any number. */
async function openWith(staffs: number, limit: number | null = 10) {
  const currentPackage = gymPackageSchema.parse({
    ...{ name: 'Growth', startDate: '2026-01-01', endDate: '2026-12-31' },
    limits: { members: null, staff: limit, devices: null, messages: null },
  })
  const backend = backendHolding({
    'gyms/iron': { id: 'iron', name: 'Iron Gym', type: 'GYM', staffs, currentPackage },
    'staff/asha': { id: 'asha', gymId: 'iron', name: 'Asha Rao', nameLower: 'asha rao' },
  })
  const session = sessionAtIron(backend, 'iron')
  if (session.state.status === 'signedIn' && session.state.gym.status === 'ready')
    session.state.gym.info.currentPackage = currentPackage
  renderAs(session, <StaffPage />)
  await screen.findAllByText('Asha Rao')
}

const near = () => screen.queryByText(/of 10 employees of the package/)?.textContent
const mayAdd = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add employee' })[0]?.disabled === false

describe('how near a centre is to the employees of its package (PRODUCT 4, screen 3)', () => {
  it('is said from nine of ten on, and one more may be added', async () => {
    await openWith(9)
    expect(near()).toBe('9 of 10 employees of the package')
    expect(mayAdd()).toBe(true)
  })

  it('is said with what to do once it is reached, and none may be added', async () => {
    await openWith(10)
    expect(near()).toBe(
      '10 of 10 employees of the package. Ask us for a larger package, or delete employees who have left.',
    )
    expect(mayAdd()).toBe(false)
  })

  it('is not said while it is far, nor where there is no limit', async () => {
    await openWith(8)
    expect([near(), mayAdd()]).toEqual([undefined, true])
    cleanup()
    liveCache.clear()
    await openWith(99, null)
    expect([near(), mayAdd()]).toEqual([undefined, true])
  })
})

describe('a centre whose employees have all left', () => {
  it('is told where they are, not that there never was one', async () => {
    const backend = backendHolding({
      'gyms/iron': { id: 'iron', name: 'Iron Gym', type: 'GYM', staffs: 1 },
      'staff/asha': { id: 'asha', gymId: 'iron', name: 'Asha Rao', nameLower: 'asha rao', isActive: false },
    })
    renderAs(sessionAtIron(backend, 'iron'), <StaffPage />)
    expect(await screen.findByText('No employees here. 1 is under Deactivated.')).toBeTruthy()
    expect(screen.queryByText(/No employees yet/)).toBeNull()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'See Deactivated' }))
      await Promise.resolve()
    })
    expect((await screen.findAllByText('Asha Rao')).length).toBeGreaterThan(0)
  })
})
