import { deleteField, doc, FieldPath, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { INDIA_MINUTES, dateKeyIn, todayIn } from '../support/clock'
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
      await expectDenied(make('manager', id, { [yesterday]: [open] }))
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
      await expectDenied(make('owner', other, { [today]: [open, exit] }))
      await expectDenied(make('owner', other, { [today]: '' }))
      await expectAllowed(make('owner', other, { [today]: [open] }))
    })

    it('takes no mark of a person who was erased, whether they had come before or not', async () => {
      await expectAllowed(write('manager', today, [open]))
      await stand({ [yesterday]: [closed, open], erased: true })
      await expectDenied(write('manager', today, [open]))
      await expectDenied(write('owner', today, [open]))
      const id = await newMember()
      await arrange((store) =>
        setDoc(doc(store, 'members', id), { erased: { isDone: true } }, { merge: true }),
      )
      await expectDenied(make('owner', id))
    })

    it('keeps its person', async () => {
      await expectAllowed(write('owner', today, [open]))
      await expectDenied(write('owner', today, [open], 'gymId', ICE))
      await expectDenied(write('owner', today, [open], 'memberId', 'another'))
      await expectDenied(write('owner', today, [open], 'personId', 'another'))
      await expectDenied(write('owner', today, [open], 'personType', 'employee'))
    })

    it.each(['manager', 'owner', 'admin'] as const)(
      'is marked today by the %s; other days are the server’s to correct, with a reason',
      async (who) => {
        await expectDenied(write(who, before, [closed, open]))
        await expectDenied(write(who, before, []))
        await expectDenied(write(who, tomorrow, [open]))
        await expectDenied(write(who, today, [open], new FieldPath(before), []))
        await expectAllowed(write(who, today, [visitRecord()]))
      },
    )

    it.each(['manager', 'owner'] as const)(
      'takes one new record at once from the %s, and 50 a day',
      async (who) => {
        const many = (count: number) =>
          Array.from({ length: count }, (_, at) => ({ ...closed, exit: new Date(at) }))
        await expectDenied(write(who, today, many(2)))
        await expectAllowed(write(who, today, many(1)))
        await expectAllowed(write(who, today, many(2)))
        await stand({ [today]: many(49) })
        await expectAllowed(write(who, today, many(50)))
        await expectDenied(write(who, today, many(51)))
        await expectAllowed(write(who, today, []))
      },
    )

    it('the desk leaves a list where one stood', async () => {
      await expectDenied(write('manager', today, ''))
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

      it('is looked at wherever it stands', async () => {
        const bad = { ...closed, isAutoExit: 'yes' }
        await write(who, today, [closed])
        for (const one of [bad, 'text', 7, null])
          for (const list of [
            [one, closed],
            [closed, one],
          ])
            await expectDenied(write(who, today, list))
        await expectAllowed(write(who, today, [open, closed]))
      })
    })

    it.each(['manager', 'owner'] as const)(
      'of the %s names its day by the date, one at a time',
      async (who) => {
        await expectDenied(write(who, 'note', [open]))
        await expectDenied(write(who, todayIn(INDIA_MINUTES), [open]))
        const grown = [closed, open, exit]
        await expectDenied(write(who, yesterday, grown, new FieldPath(today), [exit]))
        await expectAllowed(write(who, yesterday, grown))
        await expectAllowed(write(who, today, [exit]))
      },
    )

    it('keeps its centre and person, by their names', async () => {
      const id = await newMember()
      await expectDenied(make('owner', id, { stray: 'x' }))
      await expectDenied(make('owner', id, { stray: [open] }))
      await expectAllowed(make('owner', id))
    })

    it.each(['manager', 'owner'] as const)(
      'gets of yesterday what the %s marked, and nothing that stands there changes',
      async (who) => {
        await expectAllowed(write(who, yesterday, [closed, open, exit]))
        await expectAllowed(write(who, yesterday, [closed, open, exit]))
        await expectDenied(write(who, yesterday, [closed, open]))
        await expectDenied(write(who, yesterday, [closed, { ...open, exit: new Date() }, exit]))
        await expectDenied(write(who, yesterday, 'here'))
        await expectDenied(write(who, yesterday, deleteField()))
        await expectAllowed(write(who, yesterday, [closed, open, exit, visitRecord()]))
      },
    )

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
      await expectDenied(older({ personId: id, personType: 'member', memberId: 'another' }))
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
        await expectAllowed(write('manager', there, [...(there === yesterday ? [closed, open] : []), exit]))
        await expectDenied(write('manager', dateKeyIn(offset, 1), [visitRecord()]))
      } finally {
        await gym({})
      }
    })
  })
}
