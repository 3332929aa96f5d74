import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gymPackageSchema } from '@/domain/gyms/gym'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { lowerName } from '@/domain/shared/text'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, desktop, expectHeading, expectQuiet, phone } from './support/browser'
import { choose } from './support/choose'
import { keepDownload } from './support/keepDownload'
import { actInDrawer, dialog, messageWith, soon, stored, undoLatest } from './support/members'
import { someone, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

/** Names that no earlier run knows. */
const mark = someone('Offer').phone.slice(-5)
const NAME = `Studio ${mark}`
const COPY = `Academy ${mark}`
const GYM = { id: `packages-${mark}`, name: `Sunrise ${mark}` }
const today = todayInIndia()
const lastDay = addDays(today, 9)

let admin: Page

const packages = () => adminStore().collection('gymRegPackages')
const storedPackage = async (name: string) => (await packages().where('name', '==', name).get()).docs[0]
const rowOfPackage = (name: string) =>
  admin.getByRole('row').filter({ has: admin.getByRole('link', { name, exact: true }) })
const namesInOrder = () => admin.locator('main tbody tr td:first-of-type b').allInnerTexts()
const openList = async () => {
  await admin.goto('/gyms/packages')
  await expectHeading(admin, /^Gym Registration Packages/)
}

async function actOn(name: string, act: string) {
  await admin.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await admin.getByRole('menuitem', { name: act }).click()
}

beforeAll(async () => {
  const now = new Date()
  await adminStore()
    .doc(`gyms/${GYM.id}`)
    .set({
      ...{ ...GYM, nameLower: lowerName(GYM.name), type: 'GYM', isDisabled: false, ownerName: 'Meera Iyer' },
      ...{
        createdAt: now,
        updatedAt: now,
        packageHistory: [],
        preference: {},
        city: 'Kochi',
        state: 'Kerala',
      },
      currentPackage: gymPackageSchema.parse({
        ...{ name: 'Trial', isTrial: true, startDate: addDays(today, -4), endDate: lastDay },
      }),
    })
  admin = await signedInAs('admin', { at: '/gyms/packages' })
  await expectHeading(admin, /^Gym Registration Packages/)
})

/** The demo has the packages and centres that it had before. */
afterAll(async () => {
  for (const name of [NAME, COPY]) await (await storedPackage(name))?.ref.delete()
  await adminStore().doc(`gyms/${GYM.id}`).delete()
  await adminStore().doc(`gymsPublic/${GYM.id}`).delete()
})

describe('an administrator, of what the platform offers', () => {
  it('adds one, and is told at the field what is missing', async () => {
    await admin.getByRole('button', { name: 'New package' }).click()
    const form = dialog(admin, 'New package')
    await form.getByRole('button', { name: 'Add package' }).click()
    for (const problem of ['Enter a name', 'Enter the price, 0 if it is free'])
      await form.getByText(problem).waitFor()
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('growth')
    await form.getByRole('textbox', { name: 'Price without GST' }).fill('5000')
    await form.getByText('A centre pays ₹5,900.00 for each term, GST included.').waitFor()
    await form.getByRole('textbox', { name: 'Members' }).fill('400')
    await form.getByRole('button', { name: 'Add package' }).click()
    await form.getByText('Growth is on offer already. Give this one another name.').waitFor()
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME)
    await admin.keyboard.press('Control+Enter')
    await messageWith(admin, `${NAME} is on offer.`)
    await rowOfPackage(NAME).getByText('400 members').waitFor()
    expect((await storedPackage(NAME))?.data()).toMatchObject({
      ...{ price: 5000, gst: 18, duration: 1, durationType: 'Year', trialDays: 14, order: 3, isActive: true },
      limits: { members: 400, staff: null, devices: null, messages: null },
    })
  })

  it('takes the list along, with who has what and what it brings', async () => {
    await admin.getByRole('button', { name: 'Export', exact: true }).first().click()
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('menuitem', { name: /^CSV file/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe('registration-packages.csv')
    const [head, ...lines] = readFileSync(await keepDownload(file), 'utf8').split('\r\n')
    expect(head).toContain('Name,Place,Price,Duration')
    expect(lines.some((line) => /^Growth,\d+,9999,1 year,.*,On offer/.test(line))).toBe(true)
  })

  it('duplicates it under another name', async () => {
    await actOn(NAME, 'Duplicate')
    const form = dialog(admin, 'New package')
    const name = form.getByRole('textbox', { name: 'Name', exact: true })
    expect(await name.inputValue()).toBe(`${NAME} (copy)`)
    await name.fill(COPY)
    await admin.keyboard.press('Control+Enter')
    await messageWith(admin, `${COPY} is on offer.`)
    await soon(namesInOrder).toEqual(['Starter', 'Growth', 'Pro', NAME, COPY])
  })

  it('moves it by the keyboard alone, and takes the move back', async () => {
    const menu = admin.getByRole('button', { name: `Actions for ${COPY}`, exact: true })
    await menu.focus()
    await admin.keyboard.press('Enter')
    await admin.getByRole('menuitem', { name: 'Move up' }).press('Enter')
    await soon(namesInOrder).toEqual(['Starter', 'Growth', 'Pro', COPY, NAME])
    await undoLatest(admin)
    await soon(namesInOrder).toEqual(['Starter', 'Growth', 'Pro', NAME, COPY])
  })

  it('compares those on offer, and looks at one as a centre sees it', async () => {
    await admin.getByRole('button', { name: 'Compare packages' }).click()
    const matrix = dialog(admin, 'Compare packages')
    const members = matrix.getByRole('row', { name: /^Members/ })
    await members.waitFor()
    expect(await members.getByRole('cell').allInnerTexts()).toEqual([
      '150',
      '2,000',
      'No limit',
      '400',
      '400',
    ])
    await admin.keyboard.press('Escape')
    await actOn(NAME, 'Preview')
    await dialog(admin, 'As a centre sees it').getByText('+ ₹900 GST (18 %), ₹5,900 in all').waitFor()
    await admin.keyboard.press('Escape')
  })

  it('sees how many centres had each, month by month, as its nights kept them', async () => {
    const { docs } = await adminStore().collection('platformMonths').orderBy('month', 'desc').limit(12).get()
    await admin.getByRole('button', { name: 'Packages over time' }).click()
    const growth = dialog(admin, 'Packages over time')
    await growth.getByRole('img', { name: /^Centres by package/ }).waitFor()
    await growth.getByRole('button', { name: 'Centres by package as a table' }).click()
    const rows = growth.getByRole('table', { name: /^Centres by package/ }).getByRole('row')
    expect(await rows.count()).toBe(docs.length + 1)
    // The first month stands first; what the packages come to stands last.
    const cells = await rows.nth(docs.length).getByRole('cell').allInnerTexts()
    expect(cells.at(-1)).toBe(String(docs[0]?.get('gyms')))
    await expectAccessible(admin, 'packages over time', { within: '[role=dialog]' })
    await admin.keyboard.press('Escape')
    await growth.waitFor({ state: 'detached' })
  })

  it('edits one, is told that centres keep what they have, and asked who a new price is for', async () => {
    await actOn(COPY, 'Edit')
    const form = dialog(admin, `Edit ${COPY}`)
    await form.getByText('Centres that have this package keep its price', { exact: false }).waitFor()
    expect(await form.getByText('The new price is for').count()).toBe(0)
    await form.getByRole('textbox', { name: 'Price without GST' }).fill('6000')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Choose who the new price is for').waitFor()
    await form.getByText('New sales only', { exact: true }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await messageWith(admin, `${COPY} is saved.`)
    await rowOfPackage(COPY).getByText('₹6,000.00').waitFor()
    expect((await storedPackage(COPY))?.get('renewsAtHeldPrice')).toBe(true)
  })

  it('is told something clear of the buttons of a question, on a phone', async () => {
    await actOn('Pro', 'Delete')
    await messageWith(admin, /centres have Pro, so it can't be deleted/)
    await admin.getByRole('button', { name: 'New package' }).click()
    await dialog(admin, 'New package').getByRole('textbox', { name: 'Name', exact: true }).fill('Another')
    await admin.keyboard.press('Escape')
    const question = dialog(admin, 'Discard changes?')
    await question.waitFor()
    await admin.setViewportSize(phone)
    // A press that would meet the message instead fails.
    for (const button of await question.getByRole('button').all()) await button.click({ trial: true })
    await admin.getByRole('button', { name: 'Close message' }).last().click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await admin.setViewportSize(desktop)
    await question.waitFor({ state: 'detached' })
  })

  it('can’t delete one that centres have; retires another and deletes it', async () => {
    await actOn('Pro', 'Delete')
    await messageWith(admin, /centres have Pro, so it can't be deleted/)
    await actOn(COPY, 'Retire')
    await messageWith(admin, `${COPY} is retired.`)
    await soon(namesInOrder).toEqual(['Starter', 'Growth', 'Pro', NAME])
    await admin.goto('/gyms/packages?tab=retired')
    await actOn(COPY, 'Delete')
    await messageWith(admin, `${COPY} is deleted.`)
    expect((await storedPackage(COPY))?.data()).toMatchObject({ deleted: true, isActive: false })
    expectQuiet(admin)
  })
})

describe('an administrator, of a centre', () => {
  const stands = () => stored(`gyms/${GYM.id}`)

  it('is told before assigning from a later day that what runs ends today', async () => {
    await admin.goto(`/gyms?id=${GYM.id}`)
    await actInDrawer(admin, GYM.name, 'Assign package')
    const form = dialog(admin, `Assign a package to ${GYM.name}`)
    const firstDay = form.getByRole('textbox', { name: 'First day' })
    const beginOn = async (day: string) => {
      await firstDay.fill(day.split('-').reverse().join('/'))
      await firstDay.blur()
    }
    await beginOn(addDays(lastDay, 1))
    await form.getByText('Trial ends today', { exact: false }).waitFor()
    await beginOn(today)
    await form.getByText('Trial ends today', { exact: false }).waitFor({ state: 'hidden' })
    await form.getByRole('button', { name: 'Cancel' }).click()
    await form.waitFor({ state: 'hidden' })
  })

  it('renews its trial with a package, and sees what it comes to before', async () => {
    await admin.goto(`/gyms?id=${GYM.id}`)
    await actInDrawer(admin, GYM.name, 'Renew package')
    const form = dialog(admin, `Renew the package of ${GYM.name}`)
    await choose(form.getByRole('combobox', { name: 'Package' }), NAME)
    await form.getByText(formatCivil(addDays(lastDay, 1))).waitFor()
    await form.getByText('₹5,900.00').waitFor()
    await form.getByRole('button', { name: 'Renew package' }).click()
    await messageWith(admin, `${GYM.name} has ${NAME} until`)
    expect(await stands()).toMatchObject({
      packageHistory: [{ name: 'Trial', endDate: lastDay }],
      currentPackage: {
        name: NAME,
        price: 5000,
        gst: 18,
        startDate: addDays(lastDay, 1),
        limits: { members: 400 },
      },
    })
    await dialog(admin, GYM.name).getByText('Earlier packages').waitFor()
  })

  it('assigns another, which takes its place', async () => {
    await actInDrawer(admin, GYM.name, 'Assign package')
    const form = dialog(admin, `Assign a package to ${GYM.name}`)
    await choose(form.getByRole('combobox', { name: 'Package' }), 'Starter')
    await form.getByText('Trial', { exact: true }).click()
    await form.getByText('14 days, as a trial').waitFor()
    await form.getByRole('button', { name: 'Assign package' }).click()
    await messageWith(admin, `${GYM.name} has Starter until ${formatCivil(addDays(today, 13))}.`)
    const gym = await stands()
    expect(gym['packageHistory']).toHaveLength(1)
    expect(gym['currentPackage']).toMatchObject({ packageId: 'starter', isTrial: true, price: 0 })
    await soon(async () => (await stored(`gymsPublic/${GYM.id}`)) as object).toMatchObject({
      packageName: 'Starter',
    })
  })

  it('and the package counts it, once somebody looks', async () => {
    await openList()
    const holders = await adminStore()
      .collection('gyms')
      .where('currentPackage.packageId', '==', 'starter')
      .get()
    await admin
      .getByRole('row', { name: /^Starter/ })
      .getByRole('link', { name: String(holders.size), exact: true })
      .waitFor()
    expectQuiet(admin)
  })
})
