import { deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { INDIA_MINUTES, todayIn } from '../support/clock'
import { arrange, storeOf } from '../support/environment'
import { dayEntry, dayRecord, visitRecord, type Stored } from '../support/records'
import { fieldTests, oneOf, textUpTo } from './fields'

const today = todayIn(INDIA_MINUTES)
const yesterday = todayIn(INDIA_MINUTES, -1)
const before = todayIn(INDIA_MINUTES, -2)
const tomorrow = todayIn(INDIA_MINUTES, 1)

const stood = visitRecord(30)
const came = visitRecord(1)

const path = (date: string) => `attendanceDays/${IRON}_${date}`

const make = (who: AccountName, date: string, fields: Stored = {}, documentPath = path(date)) =>
  setDoc(doc(storeOf(accounts[who]), documentPath), { ...dayRecord(IRON, 'first', date), ...fields })

const write = (who: AccountName, date: string, fields: Stored) =>
  updateDoc(doc(storeOf(accounts[who]), path(date)), fields)

const forget = (date: string) => arrange((store) => deleteDoc(doc(store, path(date))))

const linesOf = (count: number): Record<string, Stored> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`new-${String(at)}`, { ...dayEntry(), visits: [came] }]),
  )

export function attendanceDaysSuite() {
  describe('the roll-up of a new day', () => {
    beforeEach(async () => {
      for (const date of [today, yesterday, before, tomorrow]) await forget(date)
    })

    it('is named after its centre and date', async () => {
      await expectDenied(make('owner', today, { date: yesterday }))
      await expectDenied(make('owner', today, { gymId: ICE }))
      await expectDenied(make('owner', today, {}, path('2026-1-1')))
      await expectDenied(make('owner', 'today', { date: 'today' }))
      await expectDenied(make('owner', today, { note: 'busy' }))
      await expectDenied(make('owner', today, { people: [] }))
      await expectAllowed(make('owner', today))
    })

    it('may have parts beside the first, numbered 2 and 3', async () => {
      for (const suffix of ['_', '_0', '_1', '_02', '_4', '_23', '_-2', '_2_2', '_x', '2', '-2'])
        await expectDenied(make('manager', today, {}, `${path(today)}${suffix}`))
      await expectDenied(make('manager', today, { gymId: ICE }, `${path(today)}_2`))
      await expectDenied(make('manager', before, {}, `${path(before)}_2`))
      await expectDenied(make('manager', today, { people: linesOf(5) }, `${path(today)}_2`))
      for (const suffix of ['_2', '_3'])
        await expectAllowed(make('manager', today, {}, `${path(today)}${suffix}`))
    })

    it('begins with one person, or with four', async () => {
      await expectDenied(make('owner', today, { people: {} }))
      await expectDenied(make('owner', today, { people: { first: { ...dayEntry(), type: 'visitor' } } }))
      await expectDenied(make('owner', today, { people: linesOf(5) }))
      await expectDenied(make('owner', today, { people: linesOf(2) }))
      await expectDenied(
        make('owner', today, { people: { ...linesOf(3), last: { ...dayEntry(), stray: 1 } } }),
      )
      for (const count of [1, 4]) {
        await expectAllowed(make('owner', today, { people: linesOf(count) }))
        await forget(today)
      }
    })

    it.each(['manager', 'owner', 'admin'] as const)('is today’s or yesterday’s for the %s', async (who) => {
      await expectDenied(make(who, before))
      await expectAllowed(make(who, yesterday))
      await expectDenied(make(who, tomorrow))
      await expectAllowed(make(who, today))
    })
  })

  describe('the roll-up of a day', () => {
    beforeEach(() =>
      arrange(async (store) => {
        for (const date of [today, yesterday, before]) {
          await setDoc(doc(store, path(date)), {
            ...dayRecord(IRON, 'first', date),
            people: { first: { ...dayEntry(), visits: [stood] }, second: dayEntry() },
          })
        }
      }),
    )

    it('changes one person’s line at a time', async () => {
      await expectAllowed(write('manager', today, { 'people.first.visits': [came] }))
      await expectAllowed(write('manager', today, { 'people.third': dayEntry() }))
      await expectDenied(
        write('manager', today, { 'people.first.visits': [], 'people.second.visits': [came] }),
      )
      await expectDenied(
        write('manager', today, { 'people.fourth': dayEntry(), 'people.second.visits': [came] }),
      )
      await expectDenied(write('manager', today, { 'people.third': deleteField() }))
      await expectDenied(write('owner', today, { 'people.third': deleteField() }))
    })

    const bring = (lines: Record<string, Stored>, more: Stored = {}) =>
      write('manager', today, {
        ...Object.fromEntries(Object.entries(lines).map(([id, line]) => [`people.${id}`, line])),
        ...more,
      })

    it('may get four new people at once, each with one entry, and nothing beside them', async () => {
      const lines = linesOf(4)
      const faults: Stored[] = [
        { visits: [] },
        { visits: [visitRecord(40), visitRecord(41)] },
        { visits: [{ ...came, entry: null, exit: came['entry'] }] },
        { visits: [{ ...came, entry: 'now' }] },
        { visits: [{ ...came, isAutoExit: true }] },
        { visits: [{ ...came, stray: 1 }] },
        { visits: 'none' },
        { stray: 1 },
        { overrides: [] },
        { type: 'visitor' },
        { name: 'a'.repeat(121) },
        { name: 7 },
        { code: 'a'.repeat(41) },
        { by: 'a'.repeat(129) },
        { dp: 'a'.repeat(251) },
        { name: 'Asha\u001fRao' },
      ]
      for (const [at, fault] of faults.entries())
        await expectDenied(
          bring({ ...lines, [`new-${String(at % 4)}`]: { ...dayEntry(), visits: [came], ...fault } }),
        )
      for (const id of Object.keys(lines))
        await expectDenied(bring({ ...lines, [id]: { ...dayEntry(), visits: [{ ...came, entry: null }] } }))
      await expectDenied(bring(lines, { 'people.first.visits': [stood, came] }))
      await expectDenied(bring({ ...lines, fifth: dayEntry() }, { 'people.first': deleteField() }))
      await expectDenied(bring(lines, { gymId: ICE }))
      await expectAllowed(bring(lines))
      await expectAllowed(bring(lines))
    })

    it('gets no other number of new people at once but one', async () => {
      for (const count of [2, 3, 5, 6]) await expectDenied(bring(linesOf(count)))
      await expectAllowed(bring(linesOf(1)))
      await expectAllowed(bring(linesOf(5)))
    })

    describe('a line', () => {
      const note = { at: new Date(), reason: 'Paid at the desk', by: 'desk' }
      const correction = { ...note, id: 'first', before: [stood] }
      fieldTests(
        {
          type: oneOf('member', 'employee'),
          name: textUpTo(120),
          code: textUpTo(40),
          dp: textUpTo(1000),
          by: textUpTo(128),
          visits: {
            good: [[stood, came], [stood], [], [came]],
            bad: ['none', '', {}, [{ entry: 'now' }], [7], [visitRecord(40), visitRecord(41)]],
          },
          overrides: {
            good: [[], [note]],
            bad: [
              'none',
              [note, { ...note, reason: 'one' }, { ...note, reason: 'two' }],
              [{ ...note, reason: 'a'.repeat(501) }],
              [{ ...note, at: 'now' }],
              [{ ...note, stray: 1 }],
              [{ ...note, by: 'a'.repeat(129) }],
            ],
          },
          corrections: { good: [[]], bad: [[correction], 'none'] },
          stray: { good: [], bad: [1] },
        },
        (field, value) => write('manager', today, { [`people.first.${field}`]: value }),
      )

      it('keeps what the server noted of its corrections', async () => {
        await arrange((store) =>
          updateDoc(doc(store, path(today)), { 'people.first.corrections': [correction] }),
        )
        for (const corrections of [
          [],
          [correction, correction],
          [{ ...correction, reason: 'x' }],
          deleteField(),
        ])
          await expectDenied(write('owner', today, { 'people.first.corrections': corrections }))
        await expectAllowed(write('manager', today, { 'people.first.visits': [stood, came] }))
      })

      it('keeps at most 50 overrides and 50 visits', async () => {
        const notes = Array.from({ length: 50 }, () => note)
        const visits = Array.from({ length: 50 }, (_, at) => visitRecord(at))
        const lineOf = (fields: Stored) =>
          arrange((store) =>
            setDoc(doc(store, path(today)), {
              ...dayRecord(IRON, 'first', today),
              people: { first: { ...dayEntry(), ...fields } },
            }),
          )
        await lineOf({ overrides: notes, visits })
        await expectAllowed(write('manager', today, { 'people.first.name': 'Asha R' }))
        await expectDenied(
          write('manager', today, { 'people.first.overrides': [...notes, { ...note, reason: 'x' }] }),
        )
        await expectDenied(write('manager', today, { 'people.first.visits': [...visits, visitRecord(60)] }))
      })
    })

    it('keeps its centre and date', async () => {
      await expectAllowed(write('owner', today, { gymId: IRON, 'people.first.visits': [came] }))
      await expectDenied(write('owner', today, { gymId: ICE, 'people.first.visits': ['out'] }))
      await expectDenied(write('owner', today, { date: yesterday, 'people.first.visits': ['out'] }))
    })

    it.each(['manager', 'owner', 'admin'] as const)(
      'of yesterday still gets what the %s marked, and earlier days are left alone',
      async (who) => {
        const exit = { entry: null, exit: new Date(), isAutoExit: false }
        await expectAllowed(write(who, yesterday, { 'people.first.visits': [stood, exit] }))
        await expectAllowed(write(who, yesterday, { 'people.third': dayEntry() }))
        await expectDenied(write(who, before, { 'people.first.visits': [stood, exit] }))
        await expectDenied(write(who, before, { 'people.third': dayEntry() }))
      },
    )

    it('is left as it is by a mark that is sent again', async () => {
      await expectAllowed(write('manager', today, { gymId: IRON }))
      await expectAllowed(write('manager', yesterday, { gymId: IRON }))
    })
  })
}
