import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RECORDS_SHAPE } from '@/domain/gyms/gym'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { countsOfTabs, dialog, namesOnPage, openMembers, rowOf, soon } from './support/members'
import { putCovered, putMember, someone, takeAway } from './support/people'

const { signedInAs } = browserOf()

const here = someone('Narrowaa')
const later = someone('Narrowbb')
let page: Page

const heading = () => page.getByRole('heading', { level: 1 }).innerText()
const query = () => new URL(page.url()).searchParams
const panel = () => dialog(page, 'Filter the list')

/** What the store itself says of the members of the centre. */
async function membersOfGym() {
  const { docs } = await adminStore().collection('members').where('gymId', '==', IRON).get()
  return docs.map((found) => found.data())
}

beforeAll(async () => {
  await putCovered(here)
  page = await signedInAs('iron')
  await openMembers(page)
})

afterAll(() => takeAway(here.name, later.name))

// More members are found while it goes on, so the counts of the next tests wait for it.
it('the first visit of the owner brings older records up to date', async () => {
  await expect
    .poll(async () => (await adminStore().doc(`gyms/${IRON}`).get()).data(), { timeout: 100_000 })
    .toMatchObject({ recordsShape: RECORDS_SHAPE })
})

describe('what the list of members may be asked (PRODUCT screen 4)', () => {
  it.each([
    ['Age', '25 to 34', 'age'],
    ['Missing', 'Photo', 'missing'],
    ['Biometric id', 'Linked', 'device'],
    ['Gender', 'Female', 'gender'],
  ])('%s: %s', async (label, option, parameter) => {
    await openMembers(page)
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
    const all = await heading()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await choose(panel().getByRole('combobox', { name: label, exact: true }), option)
    await panel().getByRole('button', { name: 'Done' }).click()
    await soon(heading).not.toBe(all)
    expect(query().get(parameter)).not.toBeNull()
    const shown = await heading()
    await page.reload()
    await soon(heading).toBe(shown)
    await page.getByRole('button', { name: `Clear ${label}` }).click()
    await soon(heading).toBe(all)
  })

  it('several at once, on any tab and in any order, are what the store says', async () => {
    const wanted = (await membersOfGym()).filter(
      (member) =>
        member['deleted'] !== true &&
        member['isActive'] === true &&
        member['totalDueAmount'] > 1000 &&
        member['gender'] === 'Male',
    )
    await openMembers(page, '?due=1000&gender=Male&sort=-due')
    await soon(async () => (await namesOnPage(page)).length).toBeGreaterThan(0)
    const dues = wanted.map((member) => Number(member['totalDueAmount'])).sort((one, other) => other - one)
    const names = await namesOnPage(page)
    expect(wanted.length).toBeGreaterThanOrEqual(names.length)
    const first = wanted.find((member) => member['name'] === names[0])
    expect(dues).toContain(Number(first?.['totalDueAmount']))
    await page.getByRole('columnheader', { name: 'Last visit' }).getByRole('button').click()
    await soon(() => query().get('sort')).toBe('-lastVisit')
    await soon(async () => [...(await namesOnPage(page))].sort()).toEqual([...names].sort())
  })

  it('the pincode and the day of the last visit, by hand', async () => {
    await openMembers(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await panel().getByRole('textbox', { name: 'Pincode begins with' }).fill('0000')
    await panel().getByRole('textbox', { name: 'Pincode begins with' }).press('Enter')
    await page.getByText('No members match all of this:').waitFor()
    await openMembers(page, '?visit=..2000-01-01')
    await page.getByText('No members match all of this:').waitFor()
    expectQuiet(page)
  })
})

describe('the counts of the tabs', () => {
  it('follow what others do at that moment', async () => {
    await openMembers(page)
    await soon(async () => (await countsOfTabs(page))['All']).toBeGreaterThan(0)
    const before = (await countsOfTabs(page))['All'] ?? 0
    await putMember(later)
    await soon(async () => (await countsOfTabs(page))['All']).toBe(before + 1)
  })
})

describe('records of older versions (PRODUCT 2.M)', () => {
  it('are looked for once: a list that knows every member of the centre asks the server for nothing', async () => {
    // Whatever the demo holds of them is brought up to date by the first visit.
    await page.getByText(/^Bringing/).waitFor({ state: 'detached', timeout: 60_000 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
    await page.waitForLoadState('load')
    await page.getByRole('link', { name: /^Dues/ }).click()
    await soon(() => query().get('tab')).toBe('dues')
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  })
})

describe('without a network', () => {
  it('every tab, order, page and search of the open list answers', async () => {
    await openMembers(page)
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
    await page.context().setOffline(true)
    try {
      await page.getByRole('link', { name: /^Expiring/ }).click()
      const counts = await countsOfTabs(page)
      await soon(async () => (await namesOnPage(page)).length).toBe(counts['Expiring'])
      await page.getByRole('link', { name: /^All/ }).click()
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' }).click()
      await page.getByText(/^51 to 100 of/).waitFor()
      await page.getByRole('searchbox').fill(here.name)
      await rowOf(page, here.name).waitFor()
      await soon(heading).toMatch(/ 1$/)
    } finally {
      await page.context().setOffline(false)
    }
  })
})
