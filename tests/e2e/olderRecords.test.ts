import { Timestamp } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { civilDateIn } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { ICE, IRON } from '../../scripts/seed/accounts'
import { olderMemberId } from '../../scripts/seed/olderMembers'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { dialog, expectFound, openMembers, rowOf, soon, stored } from './support/members'
import { timezone } from './support/people'

const { signedInAs } = browserOf()

let page: Page

beforeAll(async () => {
  page = await signedInAs('iron')
  await openMembers(page)
})

async function openOlder(id: string, name: string) {
  await openMembers(page, `?id=${olderMemberId(id)}`)
  await dialog(page, name).waitFor()
  return dialog(page, name)
}

describe('records of older versions are seen once the list was opened (PRODUCT 2.M)', () => {
  it('they are brought up to date in the store', async () => {
    await soon(async () => (await stored(`members/${olderMemberId('bare')}`))['lookup']).toBeTruthy()
    await soon(async () => (await stored(`members/${olderMemberId('no-flags')}`))['isActive']).toBe(true)
    await soon(() => stored(`members/${olderMemberId('text-amounts')}`)).toMatchObject({
      totalDueAmount: 500,
      currentPackage: { amount: 3499, basePrice: 3699, discount: 200 },
    })
    await soon(() => stored(`members/${olderMemberId('text-duration')}`)).toMatchObject({
      currentPackage: { duration: 90 },
    })
    await soon(() => stored('memberPackages/iron-indore-older-quarterly')).toMatchObject({ price: 3699 })
  })

  it.each([
    'Devendra Bundela',
    'Savita Mukati',
    'Mahendra Dangi',
    'Kusum Sisodia',
    'Rameshwar Neema',
    'Farida Hussain',
    'Narendra Jadon',
    'Omprakash Namdeo',
    'Balram Thakur',
  ])('the search and the list show %s', async (name) => {
    await expectFound(page, name, name)
    await rowOf(page, name).waitFor()
  })

  it('who lapsed long ago stands on the inactive list', async () => {
    await page.goto('/members/inactive?tab=lapsed90')
    await expectHeading(page, /^Inactive members/)
    await rowOf(page, 'Usha Gehlot').waitFor()
  })
})

/** The days of visits that stand singly in the store, the latest first: they were counted from the day of the seed. */
async function daysVisited(id: string): Promise<string[]> {
  const fields = Object.values(await stored(`attendance/${IRON}_${olderMemberId(id)}`))
  const entries = fields.flatMap((field) =>
    typeof field === 'object' && field !== null && 'entry' in field && field.entry instanceof Timestamp
      ? [field.entry.toDate()]
      : [],
  )
  return entries
    .map((entry) => civilDateIn(entry, timezone))
    .sort()
    .reverse()
    .map(formatCivil)
}

describe('in the drawer', () => {
  it('amounts that were text are money', async () => {
    const drawer = await openOlder('text-amounts', 'Devendra Bundela')
    await drawer.getByText('₹500.00', { exact: true }).first().waitFor()
    await drawer.getByRole('tab', { name: 'Package' }).click()
    await drawer.getByText('₹3,499.00').first().waitFor()
    await drawer.getByRole('tab', { name: 'Money' }).click()
    const invoice = drawer.getByRole('listitem').filter({ hasText: 'IHF-1043' })
    await invoice.getByText('₹3,499.00').waitFor()
    await invoice.getByText('₹2,999.00').waitFor()
  })

  it('an amount nobody can read counts as nothing, and is left as it is in the store', async () => {
    const drawer = await openOlder('unreadable-amount', 'Omprakash Namdeo')
    await drawer.getByRole('tab', { name: 'Package' }).click()
    await drawer.getByText('₹0.00').first().waitFor()
    const kept = await adminStore()
      .doc(`members/${olderMemberId('unreadable-amount')}`)
      .get()
    expect(kept.get('currentPackage.amount')).toBe('free')
  })

  it('the history that was inside the member stands under the package', async () => {
    const drawer = await openOlder('inline-history', 'Mahendra Dangi')
    await drawer.getByRole('tab', { name: 'Package' }).click()
    const entries = drawer.getByRole('listitem')
    await soon(() => entries.count()).toBe(3)
    await entries.filter({ hasText: 'Half-yearly' }).getByText('₹6,000.00').waitFor()
    await entries.filter({ hasText: 'Monthly' }).getByText('₹1,200.00').waitFor()
    const moved = await adminStore()
      .collection(`members/${olderMemberId('inline-history')}/packageHistory`)
      .get()
    expect(moved.size).toBe(3)
    expect(await stored(`members/${olderMemberId('inline-history')}`)).toMatchObject({
      lastPackage: { name: 'Half-yearly', amount: 6000 },
    })
  })

  it('visits under either date key, single or in a list, are visits', async () => {
    let drawer = await openOlder('text-amounts', 'Devendra Bundela')
    await drawer.getByRole('tab', { name: 'Visits' }).click()
    const [later = '', earlier = ''] = await daysVisited('text-amounts')
    await drawer.getByRole('row').filter({ hasText: later }).getByText('7:05 am').waitFor()
    await drawer.getByRole('row').filter({ hasText: earlier }).getByText('8:02 am').waitFor()
    drawer = await openOlder('no-flags', 'Kusum Sisodia')
    await drawer.getByRole('tab', { name: 'Visits' }).click()
    await soon(() => drawer.getByRole('row').count()).toBe(3)
    drawer = await openOlder('inline-history', 'Mahendra Dangi')
    await drawer.getByRole('tab', { name: 'Visits' }).click()
    await drawer.getByText(/8:32 pm \(automatic\)/).waitFor()
    expectQuiet(page)
  })
})

describe('the list of packages, to which nobody else has been yet', () => {
  const older = () => adminStore().doc(`memberPackages/${ICE}-older-rate`)
  afterAll(() => older().delete())

  it('shows an older package as it reads, and has the server bring it up to date', async () => {
    await adminStore().doc(`gyms/${ICE}`).update({ recordsShape: 0 })
    await older().set({ gymId: ICE, name: 'Older rate', price: '450', duration: '30' })
    const owner = await signedInAs('ice', { at: '/members/packages' })
    await owner.getByRole('row').filter({ hasText: 'Older rate' }).getByText('₹450.00').first().waitFor()
    await expect
      .poll(async () => (await older().get()).get('price') as unknown, { timeout: 60_000 })
      .toBe(450)
    expectQuiet(owner)
  })
})
