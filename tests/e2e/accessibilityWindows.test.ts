import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { foundBy } from '@/domain/leads/leadForm'
import { adminStore } from '../support/emulators'
import { expectBoth, expectWindow, pagesOf, settled } from './support/bothThemes'
import { browserOf, expectHeading, expectQuiet, visit } from './support/browser'
import { choose } from './support/choose'
import { actInDrawer, dialog } from './support/members'
import { putCovered, putMember, someone, takeAway } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const pageOf = pagesOf(browserOf())

const covered = someone('Axelco')
const bare = someone('Axelba')
const [asks, twin] = [someone('Axelasks'), someone('Axeltwin')]
const people: Record<string, string> = {}

beforeAll(async () => {
  people[covered.name] = (await putCovered(covered)).id
  people[bare.name] = (await putMember(bare)).id
  // Two leads with the phone of a member.
  for (const who of [asks, twin])
    await putLead(who, { phone: covered.phone, ...foundBy({ phone: covered.phone }) })
})

afterAll(async () => {
  await takeAway(covered.name, bare.name)
  for (const who of [asks, twin])
    await adminStore()
      .doc(`leads/${leadIdOf(who)}`)
      .delete()
})

describe('every window over them', () => {
  let page: Page

  beforeAll(async () => {
    page = await pageOf('iron')
  })

  /** Over a list of two, so that what is looked at is the window. */
  const openOver = (name: string) => visit(page, `/members?q=Axel&id=${people[name] ?? ''}`)

  const close = async (name: string | RegExp) => {
    await page.keyboard.press('Escape')
    await dialog(page, name).waitFor({ state: 'detached' })
  }

  it('the drawer with each of its tabs', async () => {
    await openOver(covered.name)
    const drawer = dialog(page, covered.name)
    for (const tab of ['Overview', 'Package', 'Money', 'Visits', 'Documents', 'Notes']) {
      await drawer.getByRole('tab', { name: tab }).click()
      await settled(page)
      await expectWindow(page, `drawer, ${tab}`)
    }
    await drawer.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menu').waitFor()
    await expectWindow(page, 'menu of acts')
    await page.keyboard.press('Escape')
  })

  it.each([
    ['Renew', 'Renew'],
    ['Change package', 'Change the package of'],
    ['Freeze', 'Freeze'],
    ['Extend', 'Extend'],
    ['Cancel package', 'Cancel Monthly of'],
    ['Block', 'Block'],
    ['Deactivate', 'Deactivate'],
  ])('the window of %s', async (act, title) => {
    await openOver(covered.name)
    await dialog(page, covered.name).waitFor()
    await actInDrawer(page, covered.name, act)
    await dialog(page, `${title} ${covered.name}`).waitFor()
    await expectWindow(page, act)
    await close(`${title} ${covered.name}`)
  })

  it('the sale, and its question before what was typed is thrown away', async () => {
    await openOver(bare.name)
    await dialog(page, bare.name).getByRole('button', { name: 'Sell a package' }).first().click()
    const sale = dialog(page, `Sell a package to ${bare.name}`)
    await sale.getByRole('button', { name: 'Sell the package' }).click()
    await sale.getByText('Choose a package', { exact: true }).waitFor()
    await expectWindow(page, 'sale with problems')
    await choose(sale.getByRole('combobox', { name: 'Package' }), 0)
    await expectWindow(page, 'sale')
    await page.keyboard.press('Escape')
    await dialog(page, 'Discard changes?').waitFor()
    await expectWindow(page, 'question')
    await page.getByRole('button', { name: 'Discard changes' }).click()
  })

  it('the forms of a member and of a package', async () => {
    await visit(page, '/members?q=Axel&new=true')
    await dialog(page, 'New member').getByRole('button', { name: 'Add member' }).click()
    await dialog(page, 'New member').getByText('Enter the name').waitFor()
    await expectWindow(page, 'new member')
    await dialog(page, 'New member').getByRole('button', { name: 'Pick date of birth' }).click()
    await dialog(page, 'Date of birth').waitFor()
    await expectWindow(page, 'calendar')
    await visit(page, `/members?q=Axel&edit=${people[covered.name] ?? ''}`)
    await dialog(page, `Edit ${covered.name}`).waitFor()
    await expectWindow(page, 'edit member')
    await visit(page, '/members/packages?new=true')
    await dialog(page, 'New package').waitFor()
    await expectWindow(page, 'new package')
    const owner = await pageOf('empty')
    await visit(owner, '/members/packages?starter=true')
    await dialog(owner, 'Start from the usual four').waitFor()
    await expectWindow(owner, 'the usual four')
  })

  it('the form of a promo code, and the question whether one would apply', async () => {
    await visit(page, '/settings/promo-codes?new=true')
    await dialog(page, 'New promo code').getByRole('checkbox', { name: 'Monthly' }).check()
    await dialog(page, 'New promo code').getByRole('button', { name: 'Add code' }).click()
    await dialog(page, 'New promo code').getByText('Enter the code').waitFor()
    await expectWindow(page, 'new promo code')
    await visit(page, '/settings/promo-codes')
    await page.getByRole('button', { name: 'Test a code' }).click()
    const trial = dialog(page, 'Would the code apply?')
    await trial.getByRole('textbox', { name: 'Code' }).fill('MONSOON20')
    await trial.getByRole('textbox', { name: 'Member' }).fill(covered.name)
    await trial.getByRole('list', { name: 'Members found' }).waitFor()
    await expectWindow(page, 'members found for a promo code')
    await trial.getByRole('button', { name: covered.name }).click()
    await choose(trial.getByRole('combobox', { name: 'Package' }), 'Quarterly')
    await trial.getByText('MONSOON20 ended on', { exact: false }).waitFor()
    await expectWindow(page, 'a promo code that does not apply')
    await trial.getByRole('textbox', { name: 'Code' }).fill('FESTIVE10')
    await trial.getByText('FESTIVE10 takes', { exact: false }).waitFor()
    await expectWindow(page, 'a promo code that applies')
  })

  it('filters, columns, selection and the question before deleting many', async () => {
    await visit(page, '/members?q=Axel')
    await page.getByRole('button', { name: 'Filter' }).click()
    await dialog(page, 'Filter the list').waitFor()
    await expectWindow(page, 'filters')
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
    await dialog(page, /^Delete \d+ members\?/).waitFor()
    await expectWindow(page, 'bulk question')
    await close(/^Delete \d+ members\?/)
    await page.getByRole('toolbar').getByRole('button', { name: 'Extend' }).click()
    await dialog(page, /^Extend \d+ members/).waitFor()
    await expectWindow(page, 'extend many')
    await close(/^Extend \d+ members/)
  })

  it('whom a lead becomes, who follows up, and two of one phone', async () => {
    await visit(page, `/leads?q=Axel&id=${leadIdOf(asks)}`)
    const drawer = dialog(page, asks.name)
    await drawer.getByRole('button', { name: `Merge ${twin.name} into this lead` }).click()
    await dialog(page, `Merge two leads of ${asks.name}`).waitFor()
    await expectWindow(page, 'merge')
    await close(`Merge two leads of ${asks.name}`)
    await drawer.getByRole('button', { name: 'Convert' }).click()
    await dialog(page, `Convert ${asks.name}`).getByText('This phone is known already').waitFor()
    await expectWindow(page, 'convert')
    await close(`Convert ${asks.name}`)
    await visit(page, '/leads?tab=new&q=Axel')
    for (const { name } of [asks, twin]) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Assign', exact: true }).click()
    const form = dialog(page, 'Assign 2 leads')
    await form.getByRole('button', { name: 'Assign', exact: true }).click()
    await form.getByText('Choose who follows up').waitFor()
    await expectWindow(page, 'assign')
    await close('Assign 2 leads')
  })

  it('the palette, the keys, the profile and the Logout dialog', async () => {
    await visit(page, '/members?q=Axel')
    await expectHeading(page, /^Active members/)
    await page.keyboard.press('Control+k')
    await dialog(page, 'Search and go to').waitFor()
    await page.keyboard.type('axel')
    await page.getByRole('option', { name: covered.name }).waitFor()
    await expectWindow(page, 'palette')
    await close('Search and go to')
    await page.keyboard.press('?')
    await dialog(page, 'Keys on this screen').waitFor()
    await expectWindow(page, 'keys')
    await close('Keys on this screen')
    await page.getByRole('button', { name: 'Profile and appearance' }).click()
    await expectBoth(page, 'profile')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await dialog(page, 'Logout').waitFor()
    await expectWindow(page, 'logout')
    await page.getByRole('button', { name: 'No', exact: true }).click()
  })

  it('the desk with somebody found, let in and stopped', async () => {
    await visit(page, '/members/attendance')
    const box = page.getByRole('combobox', { name: 'Member' })
    await box.fill(covered.name)
    await page.getByRole('region', { name: 'Verdict' }).getByText('Let in').waitFor()
    await expectBoth(page, 'let in')
    await box.fill(bare.name)
    await page.getByRole('region', { name: 'Verdict' }).getByText('Stop', { exact: true }).waitFor()
    await expectBoth(page, 'stopped')
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Reason' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Enter a reason').waitFor()
    await expectBoth(page, 'let in anyway')
    await page.getByRole('textbox', { name: 'Reason' }).fill('Pays in the evening')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Today' }).getByText('Pays in the evening').waitFor()
    await expectBoth(page, 'overridden, with who is inside')
  })

  it('the forms of a centre and of an employee, with their problems', async () => {
    const admin = await pageOf('admin')
    await visit(admin, '/gyms?new=true')
    await dialog(admin, 'Add gym').getByRole('button', { name: 'Add gym' }).click()
    await admin.getByText('Enter the name of the centre').waitFor()
    await expectWindow(admin, 'new centre')
    await visit(page, '/staff?new=true')
    await dialog(page, 'Add employee').getByRole('button', { name: 'Add employee' }).click()
    await page.getByText('Enter the name').first().waitFor()
    await expectWindow(page, 'new employee')
    expectQuiet(admin)
  })

  it('door access and a text message', async () => {
    const id = people[covered.name] ?? ''
    await adminStore().doc(`members/${id}`).update({ biometricUserId: 4242 })
    for (const [act, title] of [
      ['Send SMS', `Send SMS to ${covered.name}`],
      ['Door access', `Door access of ${covered.name}`],
    ] as const) {
      await openOver(covered.name)
      await dialog(page, covered.name).waitFor()
      await actInDrawer(page, covered.name, act)
      await dialog(page, title).waitFor()
      await expectWindow(page, act)
      await close(title)
    }
  })

  it('support: the door of a centre, the dialog that asks why, and a message to owners', async () => {
    const admin = await pageOf('admin')
    await visit(admin, '/members?centre=iron-indore')
    await admin.getByRole('button', { name: 'Open as support' }).click()
    await dialog(admin, 'Open Iron House Fitness as support').waitFor()
    await expectBoth(admin, 'support')
    await visit(admin, '/gyms')
    await admin.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
    await admin.getByRole('button', { name: 'Message owners' }).click()
    await admin.getByRole('dialog').waitFor()
    await expectWindow(admin, 'message to owners')
    await admin.keyboard.press('Escape')
    await admin.getByRole('dialog').waitFor({ state: 'detached' })
    expectQuiet(admin)
  })

  it('a centre in its drawer', async () => {
    const admin = await pageOf('admin')
    await visit(admin, '/gyms')
    await admin.getByRole('row').nth(1).getByRole('link').first().click()
    await admin.getByRole('dialog').waitFor()
    await expectWindow(admin, 'centre')
    expectQuiet(admin)
    expectQuiet(page)
  })
})
