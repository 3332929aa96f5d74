import { describe, expect, it } from 'vitest'
import { dayCloseSchema, type DayClose } from './dayClose'
import { compareCloses, factOfClose } from './closeFact'
import { ledgerFactSchema } from '@/domain/ledger/ledgerEntry'

const closedAt = new Date('2026-11-20T15:30:00Z')
const closeOf = (fields: Partial<DayClose> = {}): DayClose =>
  dayCloseSchema.parse({
    ...{ id: 'g1_2026-11-20', gymId: 'g1', day: '2026-11-20', tallies: [], moves: [], variance: -20 },
    ...{ counts: [{ mode: 'Cash', amount: 480 }], chain: { count: 3, hash: 'abc' } },
    ...{ reason: 'Change was short', closedBy: 'desk', closedAt },
    ...fields,
  })
const sealed = await factOfClose(closeOf())
const reasons = async (closes: DayClose[], entries = [sealed]) =>
  (await compareCloses(closes, entries)).map(({ reason }) => reason)

describe('a sealed day in the ledger', () => {
  it('is an entry of what was missing or too much, by whom and why, with the print of the whole close', () => {
    expect(sealed).toMatchObject({
      ...{ id: 'g1_2026-11-20_close', kind: 'dayClose', gymId: 'g1', itemId: 'g1_2026-11-20', amount: -20 },
      ...{ date: '2026-11-20', at: closedAt, by: 'desk', note: 'Change was short' },
      reference: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
  })

  it('agrees as long as nobody touches it', async () => {
    expect(await reasons([closeOf()])).toEqual([])
  })

  it('agrees from before ways of paying had a kind, and is altered with another', async () => {
    const move = { id: 'i1_p1', amount: 500, mode: 'Naqad' }
    const words = ['The close of 20 Nov, 2026 was altered after it was sealed.']
    const older = await factOfClose(closeOf({ moves: [move] }))
    expect(await reasons([closeOf({ moves: [{ ...move }] })], [older])).toEqual([])
    expect(await reasons([closeOf({ moves: [{ ...move, kind: 'cash' }] })], [older])).toEqual(words)
    const kinds = closeOf({ moves: [move], paymentKinds: { Naqad: 'cash' } })
    expect(await reasons([kinds], [older])).toEqual(words)
  })

  it('is named when anything in it was altered', async () => {
    const words = ['The close of 20 Nov, 2026 was altered after it was sealed.']
    expect(await reasons([closeOf({ variance: 0 })])).toEqual(words)
    expect(await reasons([closeOf({ counts: [] })])).toEqual(words)
  })

  it('is named when it is gone, with its entry', async () => {
    expect(await compareCloses([closeOf({ id: 'g1_2026-11-21' })], [sealed])).toEqual([
      {
        ...{ id: 'g1_2026-11-20_close', invoiceId: '', itemId: 'g1_2026-11-20' },
        reason: 'The close of 20 Nov, 2026 was sealed, and is gone.',
      },
    ])
  })

  it('is held by its own entry alone: other money of the day is no close', async () => {
    const payment = ledgerFactSchema.parse({ ...sealed, id: 'i1_y1', kind: 'payment', itemId: 'y1' })
    expect(await reasons([closeOf()], [payment])).toEqual([])
  })
})
