import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { visitsOf } from '@/domain/attendance/visits'
import { attendanceRecordSchema, type AttendanceRecord } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, signInWith } from './support/browser'
import { fillDesk, PASSWORD, removeDesk, type DeskGym } from './support/deskGym'
import { dialog, messageWith, soon } from './support/members'

const { open } = browserOf()

const MARKS = 200
/** Whom the second desk marks as well. */
const TWICE = [0, 1, 2, 3, 4, 120, 121, 122, 123, 124]

let gym: DeskGym
let first: Page
let second: Page
let otherDesk: Page

const box = (page: Page) => page.getByRole('combobox', { name: 'Member' })
const chip = (page: Page) => page.getByRole('banner').getByRole('status')
const says = (page: Page, timeout = 100_000) =>
  expect.poll(async () => (await chip(page).textContent())?.trim(), { timeout })

/** The desk stands and knows its members. */
async function ready(page: Page): Promise<void> {
  await expectHeading(page, 'Mark Attendance')
  // Ten thousand members are read, on a machine that has other tests to run.
  await box(page).waitFor({ timeout: 90_000 })
  const allowed = page.getByRole('region', { name: 'Verdict' }).getByText('Let in', { exact: true })
  // Typed before the members are read, the text may go with an error that stands there for a moment.
  await vi.waitFor(
    async () => {
      await box(page).fill(gym.codeOf(9_999))
      await allowed.waitFor({ timeout: 2000 })
    },
    { timeout: 90_000, interval: 500 },
  )
  await box(page).fill('')
}

/** Marks as fast as a person could dream of: code, Enter, the next. */
async function mark(page: Page, people: Iterable<number>): Promise<void> {
  await page.bringToFront()
  for (const person of people) {
    await box(page).fill(gym.codeOf(person))
    await box(page).press('Enter')
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

async function turnOn(page: Page): Promise<void> {
  await page.goto('/login')
  await signInWith(page, gym.email, PASSWORD)
  await expectHeading(page, 'Mark Attendance')
  await page.getByRole('button', { name: 'This device' }).click()
  await dialog(page, 'This device').getByRole('button', { name: 'Turn on and reload' }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await ready(page)
}

beforeAll(async () => {
  gym = await fillDesk(10_000, MARKS + 3)
  first = await open()
  otherDesk = await open()
  await turnOn(first)
  await turnOn(otherDesk)
  second = await first.context().newPage()
  second.setDefaultTimeout(40_000)
  await second.goto('/members/attendance')
  await ready(second)
}, 300_000)

afterAll(() => removeDesk(gym))

type Line = { visits: unknown[] }

function recordsOf(stored: unknown): AttendanceRecord[] {
  const instant = (value: unknown) =>
    value !== null && typeof value === 'object' && 'toDate' in value
      ? (value as { toDate(): Date }).toDate()
      : null
  return (stored as { entry: unknown; exit: unknown }[]).map(({ entry, exit }) =>
    attendanceRecordSchema.parse({ entry: instant(entry), exit: instant(exit) }),
  )
}

describe('a front desk without a network', () => {
  it('finds and marks, also after a reload, and says how many marks wait', async () => {
    await Promise.all([first.context().setOffline(true), otherDesk.context().setOffline(true)])
    await says(first).toBe('Offline')
    await mark(first, range(0, 60))
    await says(first).toBe('60 marks waiting')
    await mark(second, range(120, 170))
    await says(second).toBe('110 marks waiting')
    await says(first).toBe('110 marks waiting')
    await mark(otherDesk, TWICE)

    await first.bringToFront()
    await first.reload()
    await ready(first)
    await says(first).toBe('110 marks waiting')
    await second.reload()
    await ready(second)
    await mark(second, range(170, MARKS))
    await mark(first, range(60, 120))
    await says(first).toBe(`${MARKS} marks waiting`)
    const today = first.getByRole('region', { name: 'Today' })
    await today.getByText(new RegExp(`, ${String(MARKS)} members$`)).waitFor()
    expect((await adminStore().doc(gym.dayPath).get()).exists).toBe(false)
    // Its marks are the device's, and not the page's.
    await second.close()
  })

  it('stores every mark exactly once when the network is back, also where two desks marked one person', async () => {
    await Promise.all([first.context().setOffline(false), otherDesk.context().setOffline(false)])
    // Two hundred marks, four at a time, on a machine that has other tests to run.
    await says(first, 240_000).toBe('Saved')
    await says(otherDesk, 240_000).toBe('Saved')
    const day = await adminStore().doc(gym.dayPath).get()
    const people = day.get('people') as Record<string, Line>
    const key = dateKeyOf(gym.today)
    expect(Object.keys(people).sort()).toEqual(range(0, MARKS).map(gym.idOf).sort())
    const documents = await adminStore().getAll(
      ...range(0, MARKS).map((person) => adminStore().doc(`attendance/${gym.gymId}_${gym.idOf(person)}`)),
    )
    documents.forEach((document, person) => {
      const own = recordsOf(document.get(key))
      expect(own, gym.codeOf(person)).toHaveLength(TWICE.includes(person) ? 2 : 1)
      expect(visitsOf(own), gym.codeOf(person)).toHaveLength(1)
      expect(recordsOf(people[gym.idOf(person)]?.visits)).toEqual(own)
    })
  }, 300_000)

  it('goes on where the wifi is up and the internet is not, and stores that too', async () => {
    await first.context().route(/google\.firestore/, () => undefined)
    await mark(first, [MARKS])
    await messageWith(first, `${gym.nameOf(MARKS)} is in at`)
    await first.getByText('Offline, as of').waitFor()
    await says(first).toBe('1 mark waiting')
    await first.context().unroute(/google\.firestore/)
    await first.context().setOffline(true)
    await first.context().setOffline(false)
    await says(first).toBe('Saved')
  })

  it('names the mark that the server would not have, also after a reload', async () => {
    await first.context().setOffline(true)
    await mark(first, [MARKS + 1])
    await says(first).toBe('1 mark waiting')
    await adminStore()
      .doc(`members/${gym.idOf(MARKS + 1)}`)
      .delete()
    await first.reload()
    await ready(first)
    await first.context().setOffline(false)
    const refused = first.getByRole('alert', { name: 'Marks that were not stored' })
    await refused.getByText(`${gym.nameOf(MARKS + 1)}, in at`).waitFor({ timeout: 40_000 })
    await refused.getByText('mark them again, or ask the owner').waitFor()
    await refused.getByRole('button', { name: 'Done with' }).click()
    await soon(() => refused.count()).toBe(0)
    await says(first).toBe('Saved')
  })

  it('warns who signs out with marks waiting, and keeps nothing of the centre afterwards', async () => {
    await first.context().setOffline(true)
    await mark(first, [MARKS + 2])
    await says(first).toBe('1 mark waiting')
    const signOut = () => first.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await signOut()
    const logout = dialog(first, 'Logout')
    await logout.getByText('One mark has not reached the server yet and would be lost.').waitFor()
    await first.keyboard.press('Enter')
    await soon(() => logout.count()).toBe(0)
    await first.context().setOffline(false)
    await says(first).toBe('Saved')
    await signOut()
    await logout.getByRole('button', { name: 'Yes' }).click()
    await expectHeading(first, 'Sign in')
    const kept = () =>
      first.evaluate(async () => {
        const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
        return [...databases, ...Object.keys(localStorage)].filter((name) =>
          /^(firestore|frontDesk\/)/.test(name),
        )
      })
    await soon(kept).toEqual([])
    expect(await first.evaluate(() => localStorage.getItem('frontDesk'))).toBe('on')
  })
})
