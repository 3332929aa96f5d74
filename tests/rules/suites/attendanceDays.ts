import { deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { INDIA_MINUTES, todayIn } from '../support/clock'
import { arrange, storeOf } from '../support/environment'
import { dayEntry, dayRecord, visitRecord, type Stored } from '../support/records'

const today = todayIn(INDIA_MINUTES)
const yesterday = todayIn(INDIA_MINUTES, -1)
const before = todayIn(INDIA_MINUTES, -2)
const tomorrow = todayIn(INDIA_MINUTES, 1)

const stood = visitRecord(30)

const path = (date: string) => `attendanceDays/${IRON}_${date}`

const make = (who: AccountName, date: string, fields: Stored = {}, documentPath = path(date)) =>
  setDoc(doc(storeOf(accounts[who]), documentPath), { ...dayRecord(IRON, 'first', date), ...fields })

const write = (who: AccountName, date: string, fields: Stored) =>
  updateDoc(doc(storeOf(accounts[who]), path(date)), fields)

const forget = (date: string) => arrange((store) => deleteDoc(doc(store, path(date))))

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

    it('begins with one person', async () => {
      await expectDenied(make('owner', today, { people: {} }))
      await expectDenied(make('owner', today, { people: { first: dayEntry(), second: dayEntry() } }))
      await expectAllowed(make('owner', today, { people: { first: dayEntry() } }))
    })

    it('is today’s or yesterday’s at the desk, and never one to come', async () => {
      await expectDenied(make('manager', before))
      await expectAllowed(make('owner', before))
      await expectAllowed(make('manager', yesterday))
      await expectDenied(make('manager', tomorrow))
      await expectDenied(make('owner', tomorrow))
      await expectAllowed(make('manager', today))
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
      await expectAllowed(write('manager', today, { 'people.first.visits': ['in'] }))
      await expectAllowed(write('manager', today, { 'people.third': dayEntry() }))
      await expectDenied(
        write('manager', today, { 'people.first.visits': [], 'people.second.visits': ['in'] }),
      )
      await expectDenied(
        write('manager', today, { 'people.fourth': dayEntry(), 'people.second.visits': ['in'] }),
      )
      await expectAllowed(write('manager', today, { 'people.third': deleteField() }))
    })

    it('keeps its centre and date', async () => {
      await expectAllowed(write('owner', today, { gymId: IRON, 'people.first.visits': ['in'] }))
      await expectDenied(write('owner', today, { gymId: ICE, 'people.first.visits': ['out'] }))
      await expectDenied(write('owner', today, { date: yesterday, 'people.first.visits': ['out'] }))
    })

    it('of yesterday the desk takes nobody off, and earlier days it leaves alone', async () => {
      const exit = { entry: null, exit: new Date(), isAutoExit: false }
      await expectAllowed(write('manager', yesterday, { 'people.first.visits': [stood, exit] }))
      await expectAllowed(write('manager', yesterday, { 'people.third': dayEntry() }))
      await expectDenied(write('manager', yesterday, { 'people.first': deleteField() }))
      await expectDenied(write('manager', before, { 'people.first.visits': [stood, exit] }))
      await expectAllowed(write('owner', before, { 'people.first.visits': [exit] }))
    })

    it('is left as it is by a mark that is sent again', async () => {
      await expectAllowed(write('manager', today, { gymId: IRON }))
      await expectAllowed(write('manager', yesterday, { gymId: IRON }))
    })
  })
}
