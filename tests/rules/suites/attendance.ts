import { deleteField, doc, FieldPath, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { INDIA_MINUTES, dateKeyIn } from '../support/clock'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { attendanceRecord, gymRecord, memberRecord, visitRecord, type Stored } from '../support/records'
import { fieldTests, flag } from './fields'

const today = dateKeyIn(INDIA_MINUTES)
const yesterday = dateKeyIn(INDIA_MINUTES, -1)
const before = dateKeyIn(INDIA_MINUTES, -2)
const tomorrow = dateKeyIn(INDIA_MINUTES, 1)

const closed = { ...visitRecord(30), exit: new Date() }
const open = visitRecord(20)
const exit = { entry: null, exit: new Date(), isAutoExit: false }

let personId = ''

const newMember = async () => {
  const id = freshId('member')
  await arrange((store) => setDoc(doc(store, 'members', id), memberRecord(IRON)))
  return id
}

const make = (who: AccountName, id: string, fields: Stored = {}, documentId = `${IRON}_${id}`) =>
  setDoc(doc(storeOf(accounts[who]), 'attendance', documentId), { ...attendanceRecord(IRON, id), ...fields })

const write = (who: AccountName, key: string, value: unknown, ...more: unknown[]) =>
  updateDoc(
    doc(storeOf(accounts[who]), 'attendance', `${IRON}_${personId}`),
    new FieldPath(key),
    value,
    ...more,
  )

const stand = (fields: Stored) =>
  arrange((store) =>
    setDoc(doc(store, 'attendance', `${IRON}_${personId}`), {
      gymId: IRON,
      memberId: personId,
      personId,
      personType: 'member',
      ...fields,
    }),
  )

export function attendanceSuite() {
  describe('a person’s attendance', () => {
    beforeEach(async () => {
      personId = await newMember()
      await stand({ [yesterday]: [closed, open], [before]: [closed] })
    })

    it('is named after its centre and its person, who belongs to the centre', async () => {
      const id = await newMember()
      await expectDenied(make('owner', id, {}, id))
      await expectDenied(make('owner', id, {}, `${ICE}_${id}`))
      await expectDenied(make('owner', id, { memberId: 7 }))
      await expectDenied(make('owner', id, { personType: 'visitor' }))
      await expectAllowed(make('owner', id))
      await expectDenied(make('owner', `${ICE}-member`))
      await expectDenied(make('owner', 'ghost'))
    })

    it('is an employee’s where the staff list has the person', async () => {
      await expectAllowed(make('owner', `${IRON}-coach`, { personType: 'employee', memberId: '' }))
      await expectDenied(make('owner', `${ICE}-coach`, { personType: 'employee', memberId: '' }))
      const id = await newMember()
      await expectDenied(make('owner', id, { personType: 'employee' }))
      await expectAllowed(make('owner', id))
    })

    it('begins at the desk with today, or with what was marked yesterday without a line', async () => {
      const id = await newMember()
      await expectDenied(make('manager', id, { [before]: [open] }))
      await expectDenied(make('manager', id, { [yesterday]: 'here' }))
      await expectDenied(make('manager', id, { [today]: 'here' }))
      await expectDenied(make('manager', id, { [today]: null }))
      await expectDenied(make('manager', id, { [yesterday]: null }))
      await expectAllowed(make('manager', id))
      const late = await newMember()
      await expectAllowed(
        setDoc(doc(storeOf(accounts.manager), 'attendance', `${IRON}_${late}`), {
          gymId: IRON,
          memberId: late,
          personId: late,
          personType: 'member',
          [yesterday]: [open],
        }),
      )
      const other = await newMember()
      await expectAllowed(make('owner', other, { [yesterday]: [open] }))
    })

    it('keeps its person', async () => {
      await expectAllowed(write('owner', today, [open]))
      await expectDenied(write('owner', today, [open], 'gymId', ICE))
      await expectDenied(write('owner', today, [open], 'memberId', 'another'))
      await expectDenied(write('owner', today, [open], 'personId', 'another'))
      await expectDenied(write('owner', today, [open], 'personType', 'employee'))
    })

    it('the desk marks today; other days are the owner’s', async () => {
      await expectAllowed(write('manager', today, [visitRecord()]))
      await expectDenied(write('manager', before, [open]))
      await expectDenied(write('manager', tomorrow, [open]))
      await expectDenied(write('manager', today, [open], new FieldPath(before), []))
      await expectAllowed(write('owner', before, [open]))
      await expectAllowed(write('admin', before, [closed]))
    })

    it.each(['manager', 'owner'] as const)(
      'takes at most 4 new records at once from the %s, and 50 a day',
      async (who) => {
        const many = (count: number, from = 0) =>
          Array.from({ length: count }, (_, at) => ({ ...closed, exit: new Date(from + at) }))
        await expectAllowed(write(who, today, many(4)))
        await expectDenied(write(who, today, many(9)))
        await expectAllowed(write(who, today, many(8)))
        await stand({ [today]: many(49) })
        await expectAllowed(write(who, today, many(50)))
        await expectDenied(write(who, today, many(51)))
        await expectAllowed(write(who, today, []))
      },
    )

    it('the desk leaves a list where one stood', async () => {
      await expectAllowed(write('manager', today, [closed]))
      await expectDenied(write('manager', today, 'here'))
      await expectDenied(write('manager', today, deleteField()))
      await expectAllowed(write('manager', today, []))
    })

    describe.each(['manager', 'owner'] as const)('a record by the %s', (who) => {
      const record = (field: string, value: unknown) => ({ ...closed, [field]: value })
      fieldTests(
        {
          entry: { good: [null, new Date()], bad: ['now', 7] },
          exit: { good: [null, new Date()], bad: ['now', 7] },
          isAutoExit: flag,
          stray: { good: [], bad: [1] },
        },
        (field, value) => write(who, today, [record(field, value)]),
      )

      it('is looked at wherever it stands among the new ones', async () => {
        const good = Array.from({ length: 4 }, (_, at) => ({ ...closed, exit: new Date(at) }))
        for (const at of good.keys()) {
          const bad: Stored[] = [...good]
          bad[at] = { ...closed, isAutoExit: 'yes' }
          await expectDenied(write(who, today, bad))
        }
        await expectAllowed(write(who, today, good))
        for (const nothing of ['text', 7, null]) await expectDenied(write(who, today, [nothing]))
      })
    })

    it('names days by their date and nothing else, two of them at once', async () => {
      await expectDenied(write('owner', 'note', [open]))
      await expectDenied(write('owner', '2026-11-20', [open]))
      await expectDenied(
        write('owner', before, [open], new FieldPath(today), [open], new FieldPath(tomorrow), [exit]),
      )
      await expectAllowed(write('owner', before, [open], new FieldPath(today), [exit]))
    })

    it('keeps its centre and person, by their names', async () => {
      const id = await newMember()
      await expectDenied(make('owner', id, { stray: 'x' }))
      await expectDenied(make('owner', id, { stray: [open] }))
      await expectAllowed(make('owner', id))
    })

    it('the desk adds to yesterday what it marked, and changes nothing that stands there', async () => {
      await expectAllowed(write('manager', yesterday, [closed, open, exit]))
      await expectAllowed(write('manager', yesterday, [closed, open, exit]))
      await expectDenied(write('manager', yesterday, [closed, open]))
      await expectDenied(write('manager', yesterday, [closed, { ...open, exit: new Date() }, exit]))
      await expectDenied(write('manager', yesterday, 'here'))
      await expectDenied(write('manager', yesterday, deleteField()))
      await expectAllowed(write('owner', yesterday, [closed]))
      await expectAllowed(write('manager', yesterday, [closed, exit]))
    })

    it('the desk adds to yesterday and marks today in one go', async () => {
      const both = (ofToday: unknown) =>
        write('manager', yesterday, [closed, open, exit], new FieldPath(today), ofToday)
      await expectDenied(both('here'))
      await expectAllowed(both([visitRecord()]))
    })

    it('an older document gets the kind of person with a mark, as it reads, and no other', async () => {
      const id = await newMember()
      const older = (fields: Stored) =>
        updateDoc(doc(storeOf(accounts.manager), 'attendance', `${IRON}_${id}`), {
          [today]: [visitRecord()],
          ...fields,
        })
      await arrange((store) =>
        setDoc(doc(store, 'attendance', `${IRON}_${id}`), { gymId: IRON, memberId: id, [before]: [closed] }),
      )
      await expectDenied(older({ personId: id, personType: 'employee' }))
      await expectDenied(older({ personId: 'another', personType: 'member' }))
      await expectAllowed(older({ personId: id, personType: 'member' }))
    })

    it('today is the day on the centre’s wall', async () => {
      // A zone in which it is another day than in India, whatever the time is.
      const offset = dateKeyIn(-660) === today ? 840 : -660
      const there = dateKeyIn(offset)
      const gym = (preference: Stored) =>
        arrange((store) => setDoc(doc(store, 'gyms', IRON), { ...gymRecord(IRON), preference }))
      await expectDenied(write('manager', there === yesterday ? before : there, [visitRecord()]))
      await gym({ utcOffsetMinutes: offset })
      try {
        await expectAllowed(write('manager', there, [closed, open]))
        await expectDenied(write('manager', dateKeyIn(offset, 1), [visitRecord()]))
      } finally {
        await gym({})
      }
    })
  })
}
