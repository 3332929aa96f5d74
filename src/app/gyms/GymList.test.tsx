// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { GymList } from './GymList'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const gym = (number: number) => {
  const id = `gym${String(number).padStart(2, '0')}`
  return [`gyms/${id}`, { id, name: id, nameLower: id, type: 'GYM', isDisabled: false }] as const
}
const gyms = Object.fromEntries(Array.from({ length: 30 }, (_, at) => gym(at + 1)))

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })

it('goes on to the third page of centres and back by the pages it came by', async () => {
  const session = sessionAtIron(backendHolding(gyms), 'root', { admin: true })
  await act(async () => {
    render(
      <SessionContext value={session}>
        <MemoryRouter>
          <GymList isOneGym />
        </MemoryRouter>
      </SessionContext>,
    )
    await Promise.resolve()
  })
  const firstShown = () => screen.getAllByRole('link')[0]?.textContent
  expect(firstShown()).toContain('gym01')
  await press('Next')
  await press('Next')
  expect(firstShown()).toContain('gym25')
  expect(screen.getByText('25 to 30 of 30 centres')).toBeTruthy()
  await press('Previous')
  expect(firstShown()).toContain('gym13')
  expect(screen.getByText('13 to 24 of 30 centres')).toBeTruthy()
  await press('Previous')
  expect(firstShown()).toContain('gym01')
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
})
