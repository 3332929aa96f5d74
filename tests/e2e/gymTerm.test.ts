import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TERM_GRACE_DAYS } from '@/domain/gyms/gymTerm'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { adminAuth, adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, signInWith } from './support/browser'
import { choose } from './support/choose'
import { keepDownload } from './support/keepDownload'
import { actInDrawer, dialog, messageWith, openMembers, rowOf, soon, undoLatest } from './support/members'
import { putMember, someone, todayInIndia } from './support/people'
import { unzipped } from './support/unzipped'

const { open, signedInAs } = browserOf()

const gymId = `term-${Date.now()}`
const PASSWORD = 'term-1234'
const member = someone('Termina')
const joins = someone('Termino')
const today = todayInIndia()
let memberId = ''
let admin: Page
let owner: Page
let manager: Page

const gym = () => adminStore().doc(`gyms/${gymId}`)

/** As the platform gives a package: the centre's record alone; the server's trigger tells the rules. */
async function endOn(endDate: CivilDate) {
  await gym().update({ 'currentPackage.endDate': endDate })
  const midnight = `${addDays(endDate, TERM_GRACE_DAYS)}T18:30:00.000Z`
  const until = async () => {
    const held = (await gym().get()).get('writesUntil.create') as { toDate(): Date } | undefined
    return held?.toDate().toISOString()
  }
  // The first trigger after a load of demo data waits for all those before it.
  await expect.poll(until, { timeout: 60_000, interval: 250 }).toBe(midnight)
}

async function signedIn(uid: string, claims: object): Promise<Page> {
  const email = `${uid}@demo.test`
  await adminAuth().createUser({ uid, email, password: PASSWORD, displayName: 'Asha' })
  await adminAuth().setCustomUserClaims(uid, { clientType: 'GYM', gymId, ...claims })
  const page = await open()
  await page.goto('/login')
  await signInWith(page, email, PASSWORD)
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'The package Growth' })
const billed = () => admin.getByRole('row').filter({ hasText: 'Term Centre' })
const invoices = async () =>
  (await adminStore().collection('gymInvoices').where('gymId', '==', gymId).get()).docs.map((each) =>
    each.data(),
  )

/** Gives the centre a package as the platform does, by the centre's drawer. */
async function give(act: 'Assign' | 'Renew', name: string, firstDay?: CivilDate) {
  await admin.goto(`/gyms?id=${gymId}`)
  await actInDrawer(admin, 'Term Centre', `${act} package`)
  const form = dialog(admin, new RegExp(`^${act} .* Term Centre$`))
  await choose(form.getByRole('combobox', { name: 'Package' }), name)
  if (firstDay)
    await form.getByRole('textbox', { name: 'First day' }).fill(firstDay.split('-').reverse().join('/'))
  await form.getByRole('button', { name: `${act} package` }).click()
  await messageWith(admin, `Term Centre has ${name} until`)
}

async function actOnBilled(act: string) {
  await billed()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await admin.getByRole('menuitem', { name: act }).click()
}

async function savesPdf(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  expect(file.suggestedFilename()).toMatch(/^Invoice FC-\d\d-\d\d-\d{6}\.pdf$/)
  expect(
    readFileSync(await keepDownload(file))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
}

const newMember = (page: Page) => page.getByRole('button', { name: 'New member' })

async function addMember(page: Page) {
  await newMember(page).click()
  const form = dialog(page, 'New member')
  await form.getByRole('textbox', { name: 'Phone' }).fill(joins.phone)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(joins.name)
  await form.getByRole('button', { name: 'Add member' }).click()
}

beforeAll(async () => {
  await gym().set({
    id: gymId,
    name: 'Term Centre',
    nameLower: 'term centre',
    type: 'GYM',
    isDisabled: false,
    createdAt: new Date(),
    recordsShape: 1,
    preference: { invoicePrefix: 'TRM' },
    currentPackage: {
      packageId: '',
      name: 'Gold',
      price: 12000,
      startDate: '2026-01-01',
      endDate: addDays(today, 10),
    },
  })
  await adminStore()
    .doc(`memberPackages/${gymId}-monthly`)
    .set({
      ...{ id: `${gymId}-monthly`, gymId, name: 'Monthly', nameLower: 'monthly', price: 1000, duration: 1 },
      ...{
        durationType: 'Month',
        type: 'Non Recurring',
        category: 'General',
        isActive: true,
        deleted: false,
      },
    })
  memberId = (await putMember(member, gymId)).id
  admin = await signedInAs('admin', { at: '/gyms' })
  owner = await signedIn(gymId, { role: 'Client' })
  manager = await signedIn(`${gymId}-desk`, { role: 'Manager' })
})

afterAll(async () => {
  await adminAuth().deleteUsers([gymId, `${gymId}-desk`])
  await gym().delete()
})

describe('a package that an administrator sells to the centre', () => {
  it('is billed with a number and its GST, and the invoice is saved as a PDF', async () => {
    await give('Assign', 'Growth')
    await admin.goto('/gyms/packages?section=invoices')
    await billed().getByText('₹11,798.82').waitFor()
    expect(await invoices()).toMatchObject([{ packageName: 'Growth', isComplete: true, rate: 18 }])
    await billed()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await savesPdf(admin, () => admin.getByRole('menuitem', { name: 'Save PDF' }).click())
  })

  it('is marked as paid', async () => {
    await actOnBilled('Mark as paid')
    const form = dialog(admin, /^Mark FC/)
    await form.getByRole('textbox', { name: 'Reference' }).fill('412345678901')
    await form.getByRole('button', { name: 'Mark as paid' }).click()
    await billed().getByText('Paid', { exact: true }).waitFor()
    expect(await invoices()).toMatchObject([{ isPaid: true, payment: { reference: '412345678901' } }])
    await expectAccessible(admin, 'the subscription invoices')
  })

  it('is marked as not paid by mistake, and Undo brings the payment back', async () => {
    await actOnBilled('Mark as not paid')
    await billed().getByText('Unpaid', { exact: true }).waitFor()
    await undoLatest(admin)
    await billed().getByText('Paid', { exact: true }).waitFor()
    expect(await invoices()).toMatchObject([{ isPaid: true, payment: { reference: '412345678901' } }])
  })

  it('stands with its limits and its invoice under the owner’s Site config', async () => {
    await owner.goto('/settings/site-config?section=subscription')
    await owner.getByText('of 2,000', { exact: false }).waitFor()
    await savesPdf(owner, () => owner.getByRole('button', { name: /^Save FC.* as a PDF$/ }).click())
    await expectAccessible(owner, 'the subscription')
  })
})

describe('a centre whose package ends in 10 days', () => {
  it('tells the owner what happens when, and how to renew', async () => {
    await endOn(addDays(today, 10))
    await openMembers(owner)
    const said = (await notice(owner).textContent()) ?? ''
    expect(said).toContain(`ends in 10 days, on ${formatCivil(addDays(today, 10))}.`)
    expect(said).toContain(`Everything works until ${formatCivil(addDays(today, 17))}.`)
    expect(said).toContain('our support')
  })

  it('says nothing of it to the desk yet', async () => {
    await openMembers(manager)
    await rowOf(manager, member.name).waitFor()
    expect(await notice(manager).count()).toBe(0)
  })
})

describe('in the days of grace', () => {
  it('it is said to everybody, at once', async () => {
    await endOn(addDays(today, -3))
    for (const page of [owner, manager])
      await notice(page)
        .getByText(`ended on ${formatCivil(addDays(today, -3))}`)
        .waitFor()
  })

  it('everything works', async () => {
    await addMember(manager)
    await messageWith(manager, `${joins.name} is added.`)
    await dialog(manager, `Sell a package to ${joins.name}`).waitFor()
    await manager.keyboard.press('Escape')
    expectQuiet(manager)
  })
})

describe('after them', () => {
  it('pages that make something are off, and say why', async () => {
    await endOn(addDays(today, -TERM_GRACE_DAYS - 1))
    await notice(owner).getByText('Everything can be read and exported', { exact: false }).waitFor()
    await soon(() => newMember(owner).isDisabled()).toBe(true)
    expect(await newMember(owner).getAttribute('title')).toContain('nothing can be saved until it is renewed')
    await expectAccessible(owner, 'the members of a centre whose package ended')
  })

  it('members are read and exported', async () => {
    await rowOf(owner, member.name).waitFor()
    await owner.getByRole('button', { name: 'Export', exact: true }).first().click()
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('menuitem', { name: /^CSV file/ }).click(),
    ])
    expect(readFileSync(await keepDownload(file), 'utf8')).toContain(member.name)
  })

  it('everything is taken along in one file, and the log says so', async () => {
    await owner.goto('/settings/site-config?section=privacy')
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Download everything' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('everything.zip')
    const files = unzipped(await keepDownload(file))
    expect(files.get('centre.json')).toContain('"Term Centre"')
    expect(files.get('README.txt')).toContain('members.csv: 2')
    for (const { name } of [member, joins]) expect(files.get('members.csv')).toContain(name)
    expect(files.get('packages.csv')).toContain(`${gymId}-monthly`)
    expect([...files.values()].join('')).not.toContain('iron-indore')
    const lines = adminStore().collection('auditLogs').where('gymId', '==', gymId)
    expect((await lines.where('act', '==', 'everything.export').get()).size).toBe(1)
    await expectAccessible(owner, 'data and privacy')
  })

  it('a sale says why not, and keeps what was typed', async () => {
    await openMembers(owner, `?id=${memberId}`)
    await dialog(owner, member.name).getByRole('button', { name: 'Sell a package' }).first().click()
    const sheet = dialog(owner, `Sell a package to ${member.name}`)
    await choose(sheet.getByRole('combobox', { name: 'Package' }), /^Monthly/)
    await sheet.getByRole('textbox', { name: 'Received now' }).fill('400')
    await owner.keyboard.press('Control+Enter')
    await sheet.getByText('nothing can be saved until it is renewed', { exact: false }).waitFor()
    expect(await sheet.getByRole('textbox', { name: 'Received now' }).inputValue()).toContain('400')
  })

  it('a write straight into the store says so too, instead of a missing right', async () => {
    await owner.goto(`/members?id=${memberId}&edit=${memberId}`)
    const form = dialog(owner, /^Edit/)
    await form.getByRole('textbox', { name: 'City' }).fill('Pune')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('The package of this centre ended on', { exact: false }).waitFor()
  })

  it('the desk marks nobody and says why', async () => {
    await manager.goto('/members/attendance')
    await expectHeading(manager, 'Mark Attendance')
    await manager.getByText('Nobody can be marked until', { exact: false }).waitFor()
    expect((await adminStore().collection('attendance').where('gymId', '==', gymId).get()).size).toBe(0)
  })
})

describe('once the package is renewed', () => {
  it('by the administrator, the centre writes again at once, without signing in again', async () => {
    await give('Renew', 'Starter')
    await soon(() => notice(owner).count()).toBe(0)
    const form = dialog(owner, /^Edit/)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await soon(async () => (await adminStore().doc(`members/${memberId}`).get()).get('city') as unknown).toBe(
      'Pune',
    )
    await soon(() => manager.getByText('Nobody can be marked until', { exact: false }).count()).toBe(0)
    expect((await invoices()).map(({ packageName }) => packageName as unknown).sort()).toEqual([
      'Growth',
      'Starter',
    ])
  })
})

describe('with as many members as its package allows', () => {
  it('the list says so, and takes on nobody until the package is larger', async () => {
    await gym().update({
      'currentPackage.limits': { members: 2, staff: null, devices: null, messages: null },
    })
    await openMembers(owner)
    await owner.getByText('2 of 2 members of the package.', { exact: false }).waitFor()
    await soon(() => newMember(owner).isDisabled()).toBe(true)
    await gym().update({ 'currentPackage.limits.members': 20 })
    await soon(() => newMember(owner).isDisabled()).toBe(false)
    expect(await owner.getByText('2 of 20 members').count()).toBe(0)
  })

  it('and with messages nearly used up, whoever writes to several is told before they send', async () => {
    await gym().update({ 'currentPackage.limits.messages': 20 })
    await gym()
      .collection('counters')
      .doc('messages')
      .set({ gymId, month: today.slice(0, 7), used: 19 })
    await openMembers(owner)
    await owner.getByRole('checkbox', { name: 'Select all' }).check()
    await owner
      .getByRole('toolbar', { name: 'With the selected rows' })
      .getByRole('button', { name: 'Send SMS' })
      .click()
    const sheet = dialog(owner, 'Send SMS to 2 members')
    await sheet.getByText('allows 20 messages a month, and only 1 is left', { exact: false }).waitFor()
    await expectAccessible(owner, 'text messages near the limit', { within: '[role=dialog]' })
    await owner.keyboard.press('Escape')
  })

  it('and with as many devices, both sections say so at once', async () => {
    await gym().update({ 'currentPackage.limits.devices': 1, deviceSerials: ['TERM0001'] })
    await owner.goto('/settings/site-config?section=devices')
    await owner
      .getByText('1 of 1 device of the package. Ask us for a larger package', { exact: false })
      .waitFor()
    await owner.goto('/settings/site-config?section=subscription')
    await owner.getByText('1 of 1', { exact: true }).waitFor()
  })
})

describe('a paid package that another one replaced', () => {
  const replaced = () => billed().filter({ hasText: 'Growth' })
  const act = async (name: string) => {
    await replaced()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await admin.getByRole('menuitem', { name }).click()
  }

  it('is to be given back, also after it was marked as not paid', async () => {
    await give('Assign', 'Pro', addDays(today, 1))
    await admin.goto('/gyms/packages?section=invoices')
    await replaced().getByText('To give back').waitFor()
    await act('Mark as not paid')
    await replaced().getByText('To give back').waitFor({ state: 'detached' })
    await act('Mark as paid')
    const form = dialog(admin, /^Mark FC/)
    await form.getByRole('button', { name: 'Mark as paid' }).waitFor()
    await expectAccessible(admin, 'a payment of a replaced package', { within: '[role=dialog]' })
    await form.getByRole('button', { name: 'Mark as paid' }).click()
    await replaced().getByText('To give back').waitFor()
  })
})
