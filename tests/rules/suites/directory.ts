import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/invoicing'
import { directoryEntry, shardRecord, type Stored } from '../support/records'
import { fieldTests, flag, someDay, textUpTo } from './fields'

const member = `${IRON}-member`
const path = `memberDirectory/${IRON}_3`

/** Every write of the directory goes with its member's. */
function together(work: (batch: WriteBatch, store: Firestore) => void, memberId = member): Promise<void> {
  const store = storeOf(accounts.owner)
  const batch = writeBatch(store)
  batch.update(doc(store, 'members', memberId), { notes: freshId('note'), updatedAt: serverTimestamp() })
  work(batch, store)
  return batch.commit()
}

const make = (id: string, fields: Stored = {}) =>
  together((batch, store) =>
    batch.set(doc(store, 'memberDirectory', id), { ...shardRecord(IRON, 4, member), ...fields }),
  )

const write = (fields: Stored) => together((batch, store) => batch.update(doc(store, path), fields))

const entryOf = (id: string, entry: Stored = {}) => ({ [`people.${id}`]: { ...directoryEntry(), ...entry } })

export function directorySuite() {
  describe('a shard of the member directory', () => {
    beforeEach(() =>
      arrange(async (store) => {
        for (const n of [4, 6, 7]) await deleteDoc(doc(store, `memberDirectory/${IRON}_${String(n)}`))
        await setDoc(doc(store, path), {
          gymId: IRON,
          n: 3,
          people: { [member]: directoryEntry(), other: directoryEntry() },
          lastMemberId: member,
        })
      }),
    )

    it('has the name of its centre and its number, 0 to 7', async () => {
      await expectAllowed(make(`${IRON}_4`))
      await expectDenied(make(`${IRON}_5`))
      await expectDenied(make(`${ICE}_4`))
      await expectAllowed(make(`${IRON}_7`, { n: 7 }))
      await expectDenied(make(`${IRON}_8`, { n: 8 }))
      await expectDenied(make(`${IRON}_-1`, { n: -1 }))
      await expectDenied(make(`${IRON}_6`, { n: '6' }))
      await expectDenied(make(`${IRON}_6`, { n: 6, extra: true }))
      await expectAllowed(make(`${IRON}_6`, { n: 6 }))
    })

    it('begins with the one entry that the write names', async () => {
      await expectDenied(make(`${IRON}_4`, { lastMemberId: 'another' }))
      await expectDenied(
        make(`${IRON}_4`, { people: { [member]: directoryEntry(), other: directoryEntry() } }),
      )
      await expectAllowed(make(`${IRON}_4`))
    })

    it('stays in its centre', async () => {
      await expectAllowed(write({ gymId: IRON }))
      await expectDenied(write({ gymId: ICE }))
    })

    it('changes the one entry that the write names', async () => {
      await expectAllowed(write(entryOf(member, { c: 'IRN-2' })))
      await expectDenied(write(entryOf('other', { c: 'IRN-2' })))
      await expectDenied(write({ ...entryOf(member, { c: 'IRN-3' }), ...entryOf('other', { c: 'IRN-2' }) }))
      await expectDenied(write({ [`people.${member}`]: deleteField() }))
    })

    it('may be written again as it was, for a change that search does not show', async () => {
      await expectAllowed(write(entryOf(member)))
    })

    it('is written with its member or not at all', async () => {
      await expectDenied(updateDoc(doc(storeOf(accounts.owner), path), entryOf(member, { c: 'IRN-2' })))
      await expectAllowed(write(entryOf(member, { c: 'IRN-2' })))
    })

    it('holds members of its centre only', async () => {
      await expectAllowed(write({ ...entryOf(member, { c: 'IRN-2' }), lastMemberId: member }))
      await expectDenied(write({ ...entryOf(`${ICE}-member`), lastMemberId: `${ICE}-member` }))
      await expectDenied(write({ ...entryOf('ghost'), lastMemberId: 'ghost' }))
    })

    describe('holds in each entry only what belongs there', () => {
      fieldTests(
        {
          n: textUpTo(120),
          p: textUpTo(40),
          a: flag,
          x: flag,
          e: { ...someDay, bad: ['', null] },
          g: { good: ['02-29', '12-31', null], bad: ['1994-02-29', '13-01', '02-32', '', 7] },
          j: { good: ['2026-11-20', null], bad: ['today', 20261120] },
          extra: { good: [], bad: [1] },
        },
        (field, value) => write(entryOf(member, { [field]: value })),
      )
    })
  })
}
