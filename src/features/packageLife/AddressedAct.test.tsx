// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import type { PackageActName } from '@/domain/packageLife/possibleActs'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { closeToast, useToasts } from '@/ui/feedback/toast'
import { AddressedAct } from './AddressedAct'

const toasts = () => useToasts.getState().shown

afterEach(() => {
  cleanup()
  for (const { id } of toasts()) closeToast(id)
})

// What is read is kept for a while, whichever test reads: each has an id of its own.
let made = 0

/** Opens the address over a member of that state, a lead with their phone beside it. */
function open(act: PackageActName, fields: Parameters<typeof memberWith>[0], search = '') {
  made += 1
  const member = memberWith({ id: `m${String(made)}`, gymId: 'iron', ...fields })
  const backend = backendHolding({
    [`members/${member.id}`]: { ...member },
    'memberPackages/monthly': { ...templateWith({ gymId: 'iron' }) },
    'leads/kiran': { ...leadWith() },
  })
  const onClose = vi.fn()
  render(
    <MemoryRouter initialEntries={[`/members?id=${member.id}&act=${act}${search}`]}>
      <SessionContext value={sessionAtIron(backend, 'iron')}>
        <AddressedAct act={act} memberId={member.id} onClose={onClose} />
      </SessionContext>
    </MemoryRouter>,
  )
  return onClose
}

const ended = packageWith({ endDate: civil('2026-10-01') })

describe('an act that an address asks for', () => {
  it('opens the sale that converts a lead for a member whose package has ended', async () => {
    const onClose = open('sell', { lastPackage: ended }, '&lead=kiran')
    await screen.findByText('Sell a package to Asha Rao')
    expect([onClose.mock.calls, toasts()]).toEqual([[], []])
  })

  it('says what is left of a planned freeze that is ended: the invoice for its fee', async () => {
    const planned = { id: 'f1', from: civil('2026-12-10'), to: civil('2026-12-16'), reason: '' }
    const currentPackage = packageWith({
      freeze: { ...packageWith().freeze, fee: 200 },
      freezes: [{ ...planned, endedEarly: false, invoiceId: 'i1' }],
    })
    open('endFreeze', { currentPackage })
    await screen.findByText('The invoice for its fee of ₹200.00 stays. Only the owner can credit it.')
  })

  it.each<[string, PackageActName, Parameters<typeof memberWith>[0], RegExp]>([
    ['whose package runs', 'sell', { currentPackage: packageWith() }, /^Asha Rao has Quarterly until 31 Jan/],
    ['who has left', 'sell', { isActive: false }, /Restore the member first\.$/],
    [
      'whose package ended before the accepted change',
      'change',
      { currentPackage: ended },
      /Renew it instead/,
    ],
  ])('says why not, and lets the drawer open, of somebody %s', async (_, act, fields, why) => {
    const onClose = open(act, fields, '&lead=kiran')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(toasts().map(({ text }) => text)).toEqual([expect.stringMatching(why)])
  })
})
