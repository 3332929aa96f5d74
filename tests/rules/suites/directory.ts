import {
  deleteDoc,
  deleteField,
  doc,
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
import { freshId } from '../support/fresh'
import {
  directoryEntry,
  listLine,
  memberRecord,
  packageRecord,
  sellingRecord,
  shardRecord,
  stamp,
  type ListPart,
  type Stored,
} from '../support/records'

const path = `memberDirectory/${IRON}_3`

let member = ''

/** The parts of `sellingRecord`. */
const bought = {
  packageId: 'iron-monthly',
  type: 'Recurring',
  duration: 1,
  durationType: 'Month',
  runsUntil: '2026-11-30',
}

type Work = (batch: WriteBatch, store: Firestore) => void

/** Every write of the directory goes with its member's. */
function together(work: Work, change: Stored = { notes: freshId('note') }, memberId = member): Promise<void> {
  const store = storeOf(accounts.manager)
  const batch = writeBatch(store)
  batch.update(doc(store, 'members', memberId), { ...change, ...stamp('desk') })
  work(batch, store)
  return batch.commit()
}

const make = (id: string, fields: Stored = {}) =>
  together((batch, store) =>
    batch.set(doc(store, 'memberDirectory', id), { ...shardRecord(IRON, 4, member), ...fields }),
  )

const write = (fields: Stored, change?: Stored, memberId?: string) =>
  together((batch, store) => batch.update(doc(store, path), fields), change, memberId)

const entryOf = (id: string, entry: Stored = {}) => ({
  [`people.${id}`]: { ...directoryEntry(), ...entry },
  lastMemberId: id,
})

const standing = (record: Stored) => arrange((store) => setDoc(doc(store, 'members', member), record))

export function directorySuite() {
  describe('a shard of the member directory', () => {
    beforeEach(async () => {
      member = freshId('member')
      await standing(memberRecord(IRON))
      await arrange(async (store) => {
        for (const n of [4, 6, 7]) await deleteDoc(doc(store, `memberDirectory/${IRON}_${String(n)}`))
        await setDoc(doc(store, path), {
          gymId: IRON,
          n: 3,
          people: { [member]: directoryEntry(), other: directoryEntry() },
          lastMemberId: member,
        })
      })
    })

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
      const renamed = { name: 'Asha Rao-Iyer' }
      await expectAllowed(write(entryOf(member, { n: 'Asha Rao-Iyer' }), renamed))
      await expectDenied(write({ ...entryOf('other', { c: 'IRN-2' }), lastMemberId: member }))
      await expectDenied(write({ ...entryOf('other', { c: 'IRN-2' }), ...entryOf(member) }))
      await expectDenied(write({ [`people.${member}`]: deleteField() }))
    })

    it('may be written again as it was, for a change that search does not show', async () => {
      await expectAllowed(write(entryOf(member)))
    })

    it('is written with its member or not at all', async () => {
      const alone = (fields: Stored) => updateDoc(doc(storeOf(accounts.owner), path), fields)
      await standing({ ...memberRecord(IRON), memberCode: 'IRN-2', updatedAt: new Date('2026-01-01') })
      await expectDenied(alone(entryOf(member, { c: 'IRN-2' })))
      await expectDenied(alone(entryOf(member)))
      await expectAllowed(write(entryOf(member, { c: 'IRN-2' })))
    })

    it('holds members of its centre only', async () => {
      await expectAllowed(write(entryOf(member)))
      await expectDenied(write(entryOf(`${ICE}-member`)))
      await expectDenied(write(entryOf('ghost')))
    })

    describe('says of a member what the member says, in each field', () => {
      it.each<[string, unknown]>([
        ['n', 'Somebody else'],
        ['p', '9999999999'],
        ['c', 'IRN-9'],
        ['a', false],
        ['x', true],
        ['s', '2026-11-01'],
        ['e', '2099-12-31'],
        ['f', '2026-11-01'],
        ['t', '2026-11-30'],
        ['d', 100],
        ['k', 'Yearly'],
        ['i', `${IRON}/people/2/photo`],
        ['b', true],
        ['g', '12-31'],
        ['g', null],
        ['j', null],
        ['extra', 1],
        ['w', ''],
        ['w', null],
        ['w', `${listLine()}\u001f`],
      ])('%s', async (field, value) => {
        await expectDenied(write(entryOf(member, { [field]: value })))
        await expectAllowed(write(entryOf(member)))
      })

      it.each<[ListPart, unknown]>([
        ['packageId', 'iron-yearly'],
        ['type', 'Recurring'],
        ['duration', 12],
        ['durationType', 'Year'],
        ['runsUntil', '2099-12-31'],
        ['nextUntil', '2099-12-31'],
        ['mayFreeze', false],
        ['gender', null],
        ['source', 'Walk-in'],
        ['pincode', '452001'],
        ['dob', null],
        ['biometricUserId', 7],
        ['hasIdProof', true],
        ['consentOn', '2026-11-20'],
        ['deactivatedOn', '2026-11-20'],
        ['reasonForLeaving', 'Price'],
        ['phone', '+91 99999 99999'],
        ['email', 'somebody@else.test'],
        ['occupation', 'Teacher'],
        ['trainerId', 'ravi'],
        ['trainerName', 'Ravi Kumar'],
      ])('w for lists: %s', async (part, value) => {
        await expectDenied(write(entryOf(member, { w: listLine({ [part]: value }) })))
        await expectAllowed(write(entryOf(member)))
      })

      it('w of somebody under age with an ID proof, who left', async () => {
        const guardian = { name: 'Ravi', phone: '', relation: 'Father', consentOn: '2026-11-20' }
        const left = { isActive: false, deactivatedOn: '2026-11-21', reasonForLeaving: 'Price' }
        const parts = {
          hasIdProof: true,
          consentOn: '2026-11-20',
          deactivatedOn: '2026-11-21',
          reasonForLeaving: 'Price',
        }
        await standing({ ...memberRecord(IRON), ...left, guardian, idProof: `${IRON}/people/1/idProof` })
        await expectDenied(write(entryOf(member, { a: false, w: listLine({ ...parts, consentOn: null }) })))
        await expectDenied(write(entryOf(member, { a: false, w: listLine({ ...parts, hasIdProof: false }) })))
        await expectAllowed(write(entryOf(member, { a: false, w: listLine(parts) })))
      })

      it('who bought', async () => {
        await standing({ ...sellingRecord(IRON), dp: `${IRON}/people/1/photo`, dob: null })
        const entry = {
          s: '2026-11-01',
          e: '2026-11-30',
          d: 550,
          k: 'Monthly',
          i: `${IRON}/people/1/photo`,
          g: null,
          j: '2026-10-01',
          w: listLine({ ...bought, dob: null }),
        }
        await expectAllowed(write(entryOf(member, entry)))
        await expectDenied(write(entryOf(member, { ...entry, d: 0 })))
        await expectDenied(write(entryOf(member, { ...entry, e: '2099-12-31' })))
        await expectDenied(write(entryOf(member, { ...entry, k: '' })))
        await expectDenied(
          write(
            entryOf(member, { ...entry, w: listLine({ ...bought, dob: null, runsUntil: '2099-12-31' }) }),
          ),
        )
        await expectDenied(
          write(entryOf(member, { ...entry, w: listLine({ ...bought, dob: null, duration: 12 }) })),
        )
      })

      it('whose package is to come, or is over', async () => {
        const next = { ...packageRecord('next'), name: 'Next' }
        const last = { ...packageRecord('last'), name: 'Last' }
        await standing({ ...memberRecord(IRON), futurePackage: next, lastPackage: last })
        const term = { type: 'Recurring', duration: 1, durationType: 'Month' }
        const toCome = listLine({ ...term, nextUntil: '2026-11-30' })
        await expectDenied(write(entryOf(member, { k: 'Last', w: toCome })))
        await expectDenied(write(entryOf(member, { k: 'Next', w: listLine(term) })))
        await expectAllowed(write(entryOf(member, { k: 'Next', w: toCome })))
        await standing({ ...memberRecord(IRON), lastPackage: last })
        await expectDenied(write(entryOf(member, { k: 'Next', w: listLine(term) })))
        await expectAllowed(write(entryOf(member, { k: 'Last', w: listLine(term) })))
        await standing({ ...memberRecord(IRON), currentPackage: { ...next, freeze: { allowed: false } } })
        const running = { ...term, runsUntil: '2026-11-30' }
        await expectDenied(write(entryOf(member, { k: 'Next', w: listLine(running) })))
        await expectAllowed(
          write(entryOf(member, { k: 'Next', w: listLine({ ...running, mayFreeze: false }) })),
        )
      })

      it('who left, is deleted or blocked', async () => {
        await standing({ ...memberRecord(IRON), isActive: false, deleted: true, blocked: true })
        await expectDenied(write(entryOf(member)))
        await expectAllowed(write(entryOf(member, { a: false, x: true, b: true })))
      })

      it('of whom nobody knows the day of joining', async () => {
        const lookup = { ...(memberRecord(IRON)['lookup'] as Stored), joinedOn: '0001-01-01' }
        await standing({ ...memberRecord(IRON), lookup })
        await expectDenied(write(entryOf(member)))
        await expectAllowed(write(entryOf(member, { j: null })))
      })

      it('and nothing of one of an older version, whose entry the server makes', async () => {
        await standing({ ...memberRecord(IRON), lookup: null })
        await expectDenied(write(entryOf(member)))
        await standing(memberRecord(IRON))
        await expectAllowed(write(entryOf(member)))
      })
    })
  })
}
