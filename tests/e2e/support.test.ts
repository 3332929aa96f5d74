import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ICE } from '../../scripts/seed/accounts'
import { expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { gymPackageSchema } from '@/domain/gyms/gym'
import { addDays } from '@/domain/shared/calendar'
import { lowerName } from '@/domain/shared/text'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet, path } from './support/browser'
import { choose } from './support/choose'
import { dialog, messageWith, soon, stored } from './support/members'
import { someone, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const RINK = 'Silver Blades Skating Rink'
const REASON = 'The owner asked about an expense'
const mark = someone('Support').phone.slice(-5)
const what = `Ice resurfacer ${mark}`
const CATEGORY = `${ICE}-machines`

let owner: Page
let admin: Page

const security = async () => {
  await owner.goto('/settings/site-config?section=security')
  await owner.getByRole('heading', { name: 'Support access' }).waitFor()
}

afterAll(async () => {
  const made = await adminStore().collection('expenses').where('description', '==', what).get()
  for (const { ref } of made.docs) await ref.delete()
  await adminStore().doc(`expenseCategories/${CATEGORY}`).delete()
  await adminStore().doc(`gyms/${ICE}`).update({ support: null })
})

describe('support, by the owner’s consent (PRODUCT 4, screen 2)', () => {
  beforeAll(async () => {
    const category = {
      id: CATEGORY,
      gymId: ICE,
      name: 'Machines',
      nameLower: 'machines',
      createdAt: new Date(),
    }
    await adminStore().doc(`expenseCategories/${CATEGORY}`).set(expenseCategorySchema.parse(category))
    owner = await signedInAs('ice')
    admin = await signedInAs('admin')
  })

  it('is outside without it: the super admin sees whose consent is missing', async () => {
    await admin.goto(`/members?centre=${ICE}`)
    await expectHeading(admin, RINK)
    await admin
      .getByText('The owner has not allowed support to open this centre.', { exact: false })
      .waitFor()
    expect(await admin.getByRole('button', { name: 'Open as support' }).count()).toBe(0)
  })

  it('comes in once the owner allows it, with a reason and a banner', async () => {
    await security()
    await owner.getByRole('button', { name: 'Allow for 1 day' }).click()
    await owner.getByText('Support is allowed until', { exact: false }).waitFor()
    await admin.goto(`/gyms?id=${ICE}`)
    await dialog(admin, RINK).getByRole('button', { name: 'Open as support' }).click()
    const asking = dialog(admin, `Open ${RINK} as support`)
    await asking.getByRole('button', { name: 'Open as support' }).click()
    await asking.getByText('Enter a reason').waitFor()
    await asking.getByRole('textbox', { name: 'Reason' }).fill(REASON)
    await admin.keyboard.press('Control+Enter')
    await admin.getByText(`You are in ${RINK} as support, until`, { exact: false }).waitFor()
    await soon(() => path(admin)).toBe('/dashboard')
  })

  it('adds an expense, whose line in the owner’s log names support and the reason', async () => {
    await admin.goto(`/finance/expenses?centre=${ICE}`)
    const quick = admin.getByRole('form', { name: 'Quick expense' })
    await quick.getByLabel('What for').fill(what)
    await choose(quick.getByRole('combobox', { name: 'Category' }), 'Machines')
    await quick.getByLabel('Amount').fill('120')
    await quick.getByLabel('Amount').press('Enter')
    await admin.getByRole('row').filter({ hasText: what }).first().waitFor()
    await owner.goto('/settings/site-config?section=audit')
    const line = owner.getByRole('row').filter({ hasText: what }).first()
    await line.waitFor({ timeout: 60_000 })
    expect(await line.innerText()).toContain('Support: Meera Iyer')
    await line.getByRole('link').first().click()
    await owner.getByRole('dialog').getByText(REASON).waitFor()
  })

  it('is out at once when the owner ends it, and its visit stays listed', async () => {
    await security()
    await owner.getByText('Meera Iyer is in this centre now', { exact: false }).waitFor()
    await owner.getByRole('button', { name: 'End support now' }).click()
    await owner.getByText('Support is not allowed.').waitFor()
    await admin.getByText('Your visit as support has ended.').waitFor()
    expect(await admin.getByText(what).count()).toBe(0)
    await owner.getByRole('row').filter({ hasText: REASON }).first().waitFor()
    expectQuiet(owner)
    expectQuiet(admin)
  })
})

describe('an administrator renews many centres at once', () => {
  const today = todayInIndia()
  const gyms = ['Alpha', 'Beta', 'Gamma'].map((name, at) => ({
    id: `renewal-${mark}-${at}`,
    name: `Renewal ${mark} ${name}`,
    isDisabled: at === 2,
  }))
  const lastDay = addDays(today, 5)

  beforeAll(async () => {
    const growth = (await adminStore().collection('gymRegPackages').where('name', '==', 'Growth').get())
      .docs[0]
    const now = new Date()
    for (const gym of gyms)
      await adminStore()
        .doc(`gyms/${gym.id}`)
        .set({
          ...{ ...gym, nameLower: lowerName(gym.name), type: 'GYM', email: '', ownerName: 'Kavya Nair' },
          ...{
            createdAt: now,
            updatedAt: now,
            packageHistory: [],
            preference: {},
            city: 'Kochi',
            state: 'Kerala',
          },
          currentPackage: gymPackageSchema.parse({
            ...{ packageId: growth?.id, name: 'Growth', startDate: addDays(today, -300), endDate: lastDay },
          }),
        })
  })
  afterAll(async () => {
    for (const { id } of gyms)
      for (const collection of ['gyms', 'gymsPublic']) await adminStore().doc(`${collection}/${id}`).delete()
  })

  it('each for another term of its own package; the disabled one is named with the reason, the rest is done', async () => {
    await admin.goto(`/gyms?q=${encodeURIComponent(`Renewal ${mark}`)}`)
    await soon(() => admin.getByRole('button', { name: /^Actions for/ }).count()).toBe(3)
    await admin.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
    await admin.getByRole('button', { name: 'Renew package' }).click()
    await admin.getByRole('button', { name: 'Renew 3 packages' }).click()
    const failed = admin.getByRole('list', { name: 'Not done' })
    await failed.getByText('The centre is disabled. Enable it first.', { exact: false }).waitFor()
    expect(await failed.innerText()).toContain(gyms[2]?.name)
    expect(await failed.getByRole('listitem').count()).toBe(1)
    await messageWith(admin, '2 packages are renewed.')
    for (const { id, isDisabled } of gyms) {
      const { currentPackage, packageHistory } = await stored(`gyms/${id}`)
      const starts = isDisabled ? addDays(today, -300) : addDays(lastDay, 1)
      expect(currentPackage).toMatchObject({ name: 'Growth', startDate: starts })
      expect(packageHistory).toHaveLength(isDisabled ? 0 : 1)
    }
    expectQuiet(admin)
  })
})
