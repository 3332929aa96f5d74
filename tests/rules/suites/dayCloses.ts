import { deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { INDIA_MINUTES, todayIn } from '../support/clock'
import { arrange, storeOf } from '../support/environment'
import { freshDay } from '../support/invoicing'
import { dayCloseRecord } from '../support/officeRecords'
import type { Stored } from '../support/records'
import { fieldTests } from './fields'

const without = (record: Stored, field: string): Stored =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))

const many = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Closes a day that nobody closed, but for what the test spoils; a deleted field is left out. */
function close(fields: Stored = {}, { who = 'owner', day = freshDay(), id = '' }: Closing = {}) {
  const account = accounts[who]
  const record = { ...dayCloseRecord(IRON, day, account.uid ?? ''), ...fields }
  const whole = Object.entries(record).reduce(
    (kept, [name, value]) => (value === OUT ? without(kept, name) : kept),
    record,
  )
  return setDoc(doc(storeOf(account), 'dayCloses', id || `${IRON}_${day}`), whole)
}
type Closing = { who?: AccountName; day?: string; id?: string }
const OUT = deleteField()

export function dayClosesSuite() {
  describe('a day’s close', () => {
    describe('holds in each field only what belongs there', () => {
      const list = (most: number) => ({ good: [[1], many(most)], bad: [[], many(most + 1), {}, OUT] })
      fieldTests(
        {
          opening: { good: [0, 10_000_000], bad: [-1, 10_000_001, '10', OUT] },
          tallies: list(100),
          counts: list(100),
          moves: { good: [[], many(2000)], bad: [many(2001), {}, OUT] },
          reason: { good: ['', 'a'.repeat(1000)], bad: ['a'.repeat(1001), 7, OUT] },
          stray: { good: [OUT], bad: [true] },
        },
        (field, value) => close({ [field]: value }),
      )
    })

    it('has a reason where the count differs, whichever way', async () => {
      for (const variance of [-10_000_000, 0.5, 10_000_000]) {
        await expectDenied(close({ variance }))
        await expectAllowed(close({ variance, reason: 'Change was given wrong' }))
      }
      for (const variance of [-10_000_000.5, 10_000_000.5, 'some'])
        await expectDenied(close({ variance, reason: 'Change was given wrong' }))
    })

    it('stands under its centre and day, and not for a day to come', async () => {
      const day = freshDay()
      await expectDenied(close({}, { day, id: `${IRON}_${freshDay()}` }))
      await expectDenied(close({ id: 'another' }, { day }))
      await expectDenied(close({ day: '2026-13-01', id: `${IRON}_2026-13-01` }, { id: `${IRON}_2026-13-01` }))
      await expectAllowed(close({}, { day }))
      await expectDenied(close({}, { day: todayIn(INDIA_MINUTES, 1) }))
      await expectAllowed(close({}, { day: todayIn(INDIA_MINUTES) }))
    })

    it('names who closes it, at that moment', async () => {
      await expectDenied(close({ closedBy: 'somebody' }))
      await expectDenied(close({ closedAt: new Date() }))
      await expectAllowed(close())
    })

    it('is sealed with where the chain of the day stands', async () => {
      const day = freshDay()
      await arrange((store) =>
        setDoc(doc(store, 'ledgerDays', `${IRON}_${day}`), { gymId: IRON, day, count: 2, hash: 'abc' }),
      )
      await expectDenied(close({}, { day }))
      await expectDenied(close({ chain: { count: 2, hash: 'abd' } }, { day }))
      await expectDenied(close({ chain: { count: 1, hash: 'abc' } }, { day }))
      await expectDenied(close({ chain: { count: 2, hash: 'abc', more: 1 } }, { day }))
      await expectAllowed(close({ chain: { count: 2, hash: 'abc' } }, { day }))
    })

    it('is the owner’s, once: nobody changes it, closes the day again or takes the seal off', async () => {
      const day = freshDay()
      for (const who of ['manager', 'owner of another centre'] as const)
        await expectDenied(close({}, { who, day }))
      await expectAllowed(close({}, { day }))
      const stored = doc(storeOf(accounts.owner), 'dayCloses', `${IRON}_${day}`)
      await expectDenied(close({ reason: 'again' }, { day }))
      await expectDenied(updateDoc(stored, { variance: 0 }))
      await expectDenied(deleteDoc(stored))
      await expectDenied(close({ gymId: ICE, id: `${ICE}_${day}` }, { day, id: `${ICE}_${day}` }))
    })
  })
}
