import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { keepDownload } from './support/keepDownload'
import { putMember, someone, takeAway, todayInIndia } from './support/people'
import { soon, stored } from './support/members'
import { letInAsSupport, outAgain } from './support/supportVisit'

const { signedInAs } = browserOf()

const AT = '/settings/site-config?section=audit'
const person = someone('Audita')
let page: Page
let memberId = ''
let before: Record<string, unknown> = {}
let grace = 3

const rowWith = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }).first()
const open = async (more = '') => {
  await page.goto(`${AT}${more}`)
  await expectHeading(page, /^Who did what/)
}

/** As a page of the desk writes it: stamped, so that the trigger tells of it. */
const changeMember = (fields: object) =>
  adminStore()
    .doc(`members/${memberId}`)
    .update({ ...fields, updatedAt: new Date(), updatedBy: IRON })

beforeAll(async () => {
  before = (await stored(`gyms/${IRON}`))['preference'] as Record<string, unknown>
  if (typeof before['graceDays'] === 'number') grace = before['graceDays']
  memberId = (await putMember(person)).id
  page = await signedInAs('iron')
})

afterAll(async () => {
  await outAgain(IRON)
  await adminStore().doc(`gyms/${IRON}`).update({ preference: before })
  await takeAway(person.name)
})

describe('who did what (PRODUCT 4, screen 19)', () => {
  it('tells a changed setting in words, with what it was and is, and who', async () => {
    await page.goto('/settings/site-config?section=packages')
    await page.getByLabel('Days of grace').fill('9')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Packages and discounts: saved.').waitFor({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Who did what' }).click()
    await expectHeading(page, /^Who did what/)
    await rowWith(`Changed Days of grace from ${grace} to 9`).waitFor()
    expect(await rowWith(`Changed Days of grace from ${grace} to 9`).innerText()).toContain('You')
    expectQuiet(page)
  })

  it('names the member, and opens the member from the line', async () => {
    await changeMember({ blocked: true })
    await open()
    const row = rowWith(`Blocked ${person.name}`)
    await row.waitFor({ timeout: 60_000 })
    await row.getByRole('link').first().click()
    const drawer = page.getByRole('dialog', { name: `Blocked ${person.name}` })
    await drawer.getByRole('rowheader', { name: 'Blocked' }).waitFor()
    await drawer.getByRole('link', { name: person.name }).click()
    await page.waitForURL((url) => url.pathname === '/members' && url.searchParams.get('id') === memberId)
    await page.getByRole('heading', { name: person.name }).waitFor()
  })

  it('is narrowed by kind, person and days, all of it in the address', async () => {
    await open()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Filter the list' })
    await choose(panel.getByRole('combobox', { name: 'Kind' }), 'Settings')
    await soon(() => new URL(page.url()).searchParams.get('kind')).toBe('settings')
    await panel.getByRole('button', { name: 'Done' }).click()
    await rowWith('Days of grace').waitFor()
    await soon(() => rowWith(person.name).count()).toBe(0)

    const today = todayInIndia()
    await open(`&kind=members&by=${IRON}&days=${today}..${today}`)
    await rowWith(`Blocked ${person.name}`).waitFor()
    expect(await rowWith('Days of grace').count()).toBe(0)
    await open('&by=nobody-at-all')
    await page.getByText('No lines match').waitFor()
    expectQuiet(page)
  })

  it('is exported with names, old and new, and the export is a line itself', async () => {
    await open('&kind=settings')
    await rowWith('Days of grace').waitFor()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV file/ }).click(),
    ])
    const text = readFileSync(await keepDownload(file), 'utf8')
    expect(text).toContain(`Changed Days of grace from ${grace} to 9`)
    expect(text).toContain(`Days of grace: ${grace} → 9`)
    await open('&kind=exports')
    await rowWith('Exported the audit log').waitFor()
    expectQuiet(page)
  })
})

it('is not the desk’s, and the super admin sees it for the centre that is opened', async () => {
  const desk = await signedInAs('desk')
  await desk.goto(AT)
  await desk.waitForURL('**/access-denied')
  const admin = await signedInAs('admin')
  await letInAsSupport(IRON)
  await admin.goto(`${AT}&centre=${IRON}`)
  await expectHeading(admin, /^Who did what/)
  await admin.getByRole('row').filter({ hasText: 'Days of grace' }).first().waitFor()
  expect(await admin.getByRole('row').filter({ hasText: 'Days of grace' }).first().innerText()).toContain(
    'Owner',
  )
})

it('is narrowed to whoever came in as support, long after the visit', async () => {
  await letInAsSupport(IRON)
  await open()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Filter the list' })
  await choose(panel.getByRole('combobox', { name: 'Who' }), 'Support: Meera Iyer')
  await soon(() => new URL(page.url()).searchParams.get('by')).toBe('demo-admin')
  await panel.getByRole('button', { name: 'Done' }).click()
  await soon(() => rowWith(person.name).count()).toBe(0)
  expectQuiet(page)
})

describe('the platform’s log', () => {
  const OFFER = `audited-${person.phone.slice(-5)}`
  const GONE = `gone-${person.phone.slice(-5)}`
  const NAME = `Audited ${person.phone.slice(-5)}`
  let admin: Page
  const line = (text: string | RegExp) => admin.getByRole('row').filter({ hasText: text }).first()

  beforeAll(async () => {
    admin = await signedInAs('admin')
  })
  afterAll(() => adminStore().doc(`gymRegPackages/${OFFER}`).delete())

  it('tells who changed a price, as registered centres have it one press away', async () => {
    const stamp = () => ({ updatedAt: new Date(), updatedBy: 'demo-admin' })
    const offer = adminStore().doc(`gymRegPackages/${OFFER}`)
    await offer.set({ id: OFFER, name: NAME, price: 999, isActive: false, deleted: false, ...stamp() })
    await offer.update({ price: 1299, ...stamp() })
    await admin.goto('/gyms')
    await admin.getByRole('link', { name: 'Who did what' }).click()
    await expectHeading(admin, /^Who did what/)
    const changed = line(`Changed price of registration package ${NAME} from ₹999.00 to ₹1,299.00`)
    await changed.waitFor({ timeout: 60_000 })
    expect(await changed.innerText()).toContain('You')
    await changed.getByRole('link').first().click()
    await admin.getByRole('rowheader', { name: 'Price' }).waitFor()
    expectQuiet(admin)
  })

  it('opens what was done in a centre before it was deleted, and says who was whom', async () => {
    const at = new Date()
    const written = { at, by: 'demo-admin', byRole: 'ADMIN', collection: 'gyms', documentId: GONE }
    const name = { field: 'name', before: NAME, after: null }
    await adminStore()
      .doc(`auditLogs/${GONE}-1`)
      .set({ ...written, gymId: 'platform', act: 'gym.delete', before: ['name'], after: [], values: [name] })
    await adminStore()
      .doc(`auditLogs/${GONE}-2`)
      .set({
        ...written,
        by: GONE,
        byRole: 'CLIENT',
        gymId: GONE,
        act: 'members.export',
        collection: 'exports',
      })
    await admin.goto('/gyms?section=audit')
    await line(`Deleted the centre ${NAME}`).waitFor()
    await admin.getByRole('button', { name: new RegExp(`^Actions for Deleted the centre ${NAME}`) }).click()
    await admin.getByRole('menuitem', { name: 'What was done in it before' }).click()
    await line('Exported members').waitFor()
    expect(await line('Exported members').innerText()).toContain('Owner')
    expectQuiet(admin)
  })

  it('is not Sales’: the same address shows them the centres', async () => {
    const sales = await signedInAs('sales')
    await sales.goto('/gyms?section=audit')
    await expectHeading(sales, /^Registered Gyms/)
    expect(await sales.getByRole('link', { name: 'Who did what' }).count()).toBe(0)
  })
})
