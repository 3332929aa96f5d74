// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { RoleNote } from './RoleNote'

afterEach(cleanup)

const manager = 'Manager'

function showManager(deskDiscountPercent: number) {
  const session = sessionAtIron(backendHolding({}), 'iron')
  if (session.state.status !== 'signedIn' || session.state.gym.status !== 'ready')
    throw new Error('not ready')
  Object.assign(session.state.gym.info.preference, { deskDiscountPercent })
  render(
    <SessionContext value={session}>
      <RoleNote role={manager} />
    </SessionContext>,
  )
}

describe('what a manager may do, in plain words (PRODUCT 4.10)', () => {
  it.each([
    [10, 'Give up to 10 % discount, and ask you for more'],
    [0, 'Ask you for each discount'],
    [100, 'Give any discount'],
  ])('names the discount of the centre’s settings: %i', (percent, words) => {
    showManager(percent)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText(/^See invoices/)).toBeTruthy()
  })
})
