import { FieldPath } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, path } from './support/browser'
import { dialog, messageWith, soon, stored } from './support/members'
import { putExpired, someone, takeAway, todayInIndia } from './support/people'
import { leadIdOf, putLead } from './support/putLead'
import { takeOffDays } from './support/takeOffDays'

const { signedInAs } = browserOf()

const today = todayInIndia()
const yesterday = addDays(today, -1)
const asks = someone('Dashasks')
const unbilled = someone('Dashbill')
const works = { id: `${IRON}-never-out`, ...someone('Dashworks') }
let page: Page

const todo = () => page.getByRole('region', { name: 'To do' })
const rowOf = (name: string) => todo().getByRole('listitem').filter({ hasText: name })

/** An employee who came in yesterday and whom nobody marked out, as the night leaves them. */
async function putUnmarked({ id, name, phone }: typeof works) {
  const visits = [
    { entry: new Date(`${yesterday}T03:30:00Z`), exit: new Date(`${yesterday}T15:30:00Z`), isAutoExit: true },
  ]
  const store = adminStore()
  await store.doc(`staff/${id}`).set({
    ...{ id, gymId: IRON, name, nameLower: name.toLowerCase(), designation: 'Tester' },
    ...{ phone, joiningDate: yesterday, isActive: true, deleted: false },
  })
  const person = { gymId: IRON, memberId: '', personId: id, personType: 'employee' }
  await store.doc(`attendance/${IRON}_${id}`).set({ ...person, [dateKeyOf(yesterday)]: visits })
  const line = { type: 'employee', name, code: '', dp: '', visits, by: IRON }
  await store
    .doc(`attendanceDays/${IRON}_${yesterday}`)
    .set({ gymId: IRON, date: yesterday, people: { [id]: line } }, { merge: true })
}

const check = adminStore().doc(`moneyChecks/${IRON}`)
let checked: Record<string, unknown> | undefined

/** What a night leaves that could not bill this member, nor repeat the rent, nor tidy up twelve days. */
async function putNight(memberId: string) {
  checked = (await check.get()).data()
  const at = new Date()
  const failure = { at, why: 'no number could be given.', memberId: '' }
  const days = Array.from({ length: 12 }, (_, day) => ({
    ...failure,
    ...{ id: `work ${String(day)}`, task: 'work', who: `tidy up day ${String(day + 1)}` },
  }))
  await check.set({
    ...{ gymId: IRON, checkedAt: at, caughtUpTo: at, count: 0, drifts: [], corrections: [] },
    failures: [
      { ...failure, id: 'bill one', task: 'bill', who: unbilled.name, memberId },
      { ...failure, id: 'draft one', task: 'draft', who: 'Rent' },
      { ...failure, id: 'billTaken one', task: 'billTaken', who: unbilled.name, memberId },
      ...days,
    ],
  })
}

beforeAll(async () => {
  await putNight((await putExpired(unbilled, 5)).id)
  await putLead(asks, { budget: 90_000, temperature: 'Hot' })
  await putUnmarked(works)
  page = await signedInAs('iron', { at: '/dashboard' })
  await expectHeading(page, 'Dashboard')
})

afterAll(async () => {
  await (checked === undefined ? check.delete() : check.set(checked))
  await takeAway(unbilled.name)
  await adminStore()
    .doc(`leads/${leadIdOf(asks)}`)
    .delete()
  await adminStore().doc(`staff/${works.id}`).delete()
  await adminStore().doc(`attendance/${IRON}_${works.id}`).delete()
  await takeOffDays(IRON, works.id)
  await adminStore().doc(`snoozes/${IRON}_todo`).delete()
})

describe('in place on the owner’s work list', () => {
  it('a contact with a lead that is due is logged, and the lead goes to its next day', async () => {
    await rowOf(asks.name)
      .getByRole('button', { name: `Log: ${asks.name}` })
      .click()
    const log = dialog(page, `Log a contact with ${asks.name}`)
    await log.getByText('Nobody has talked to them yet.').waitFor()
    await expectAccessible(page, 'a contact from the dashboard', { within: '[role=dialog]' })
    await log.getByRole('button', { name: 'Interested' }).click()
    await log.getByRole('button', { name: 'Tomorrow' }).click()
    await messageWith(page, `Interested is logged for ${asks.name}.`)
    await log.waitFor({ state: 'detached' })
    await rowOf(asks.name).waitFor({ state: 'detached' })
    expect(path(page)).toBe('/dashboard')
    expect(await stored(`leads/${leadIdOf(asks)}`)).toMatchObject({
      ...{ status: 'Contacted', nextFollowUpOn: addDays(today, 1), attempts: 1 },
    })
  })

  it('what last night could not do unfolds in place, as much as its title counts, and is done from there', async () => {
    const night = todo().getByRole('region', { name: 'Not done last night' })
    const rows = night.getByRole('listitem')
    expect(await night.getByRole('heading').innerText()).toMatch(/14$/)
    expect(await rows.count()).toBe(12)
    await night.getByRole('button', { name: 'Show all 14' }).click()
    await soon(() => rows.count()).toBe(14)
    const rent = rows.filter({ hasText: 'Rent' }).getByRole('link')
    expect(await rent.getAttribute('href')).toBe('/finance/expenses?tab=recurring')
    await night.getByRole('button', { name: `Renew: ${unbilled.name}` }).click()
    await dialog(page, `Renew ${unbilled.name}`).waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/finance/invoices')
    await page.getByText('14 things were not done last night').waitFor()
    await page.goto('/dashboard')
  })

  it('an employee is called by the number that their record has', async () => {
    await page.evaluate(() => {
      window.open = (address) => {
        document.body.dataset['opened'] = String(address)
        return null
      }
    })
    await rowOf(works.name)
      .getByRole('button', { name: `Call ${works.name}` })
      .click()
    await soon(() => page.evaluate(() => document.body.dataset['opened'])).toBe(`tel:+91${works.phone}`)
  })

  it('yesterday’s missing exit of an employee is set, with a reason, and the row goes', async () => {
    await rowOf(works.name)
      .getByRole('button', { name: `Set the exit: ${works.name}` })
      .click()
    const form = dialog(page, `Correct ${works.name}, ${formatCivil(yesterday)}`)
    await form.getByLabel('Exit 1').fill('18:15')
    await form.getByLabel('Reason').fill('Forgot to mark')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `${works.name} on ${formatCivil(yesterday)} is corrected.`)
    await rowOf(works.name).waitFor({ state: 'detached' })
    const day = await adminStore().doc(`attendance/${IRON}_${works.id}`).get()
    const visits = day.get(new FieldPath(dateKeyOf(yesterday))) as { exit: { toDate: () => Date } }[]
    expect(visits.map(({ exit }) => exit.toDate().toISOString())).toEqual([`${yesterday}T12:45:00.000Z`])
    await page.reload()
    await expectHeading(page, 'Dashboard')
    await soon(() => todo().getAttribute('aria-busy')).toBe(null)
    expect(await rowOf(works.name).count()).toBe(0)
    expectQuiet(page)
  })
})
