import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { contactWith } from '@/domain/leads/fixtures'
import { typedDate } from '@/ui/civilText'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { dialog, messageWith, rowOf, soon, stored, undoLatest } from './support/members'
import { someone, todayInIndia, type Someone } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const { signedInAs } = browserOf()

const asked = [someone('Handedover'), someone('Handedover'), someone('Handedover')]
const [first, second, third] = asked as [Someone, Someone, Someone]
const both = [first, second]
const deskId = 'demo-desk'
const nextMonth = addDays(todayInIndia(), 30)
let owner: Page

const fieldOf = (field: string) => (leads: readonly Someone[]) =>
  Promise.all(leads.map(async (who) => (await stored(`leads/${leadIdOf(who)}`))[field]))
const [ownersOf, statusesOf, deletedOf] = [fieldOf('ownerId'), fieldOf('status'), fieldOf('deleted')]

const contacted = {
  attempts: 1,
  interactions: [contactWith({ id: 'called', kind: 'Call', outcome: 'Not now', by: IRON })],
}
const talkedTo = (who: Someone) => putLead(who, { ...contacted, status: 'Contacted' })

/** All that are open: some are talked to on the way, and are not new any more. */
async function openList(page: Page): Promise<void> {
  await page.goto('/leads?tab=open&q=Handedover')
  await expectHeading(page, /^Leads/)
}

/** Ticks them, and answers the bar of what may be done with them together. */
async function choosing(page: Page, leads: readonly Someone[]) {
  for (const { name } of leads) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  return page.getByRole('toolbar', { name: 'With the selected rows' })
}

async function assign(leads: readonly Someone[], to: string | RegExp): Promise<void> {
  const bar = await choosing(owner, leads)
  await bar.getByRole('button', { name: 'Assign', exact: true }).click()
  const form = dialog(owner, `Assign ${leads.length} leads`)
  await choose(form.getByRole('combobox', { name: 'Who follows up' }), to)
  await form.getByRole('button', { name: 'Assign', exact: true }).click()
  await messageWith(owner, `${leads.length} leads are assigned.`)
}

async function expectShown(page: Page, leads: readonly Someone[], who: string): Promise<void> {
  for (const { name } of leads) await rowOf(page, name).getByText(who, { exact: true }).waitFor()
}

/** Of the demo’s employees the desk’s manager alone signs in. */
const callers = ['Caller One', 'Caller Two', 'Caller Three']
const staffDocument = (name: string) =>
  adminStore().doc(`staff/${IRON}-${name.toLowerCase().replace(' ', '-')}`)

beforeAll(async () => {
  for (const who of asked) await putLead(who)
  for (const name of callers)
    await staffDocument(name).set({
      ...{ gymId: IRON, name, nameLower: name.toLowerCase(), role: 'Sales', signsIn: true },
      ...{ isActive: true, deleted: false },
    })
})

afterAll(async () => {
  for (const name of callers) await staffDocument(name).delete()
  for (const who of asked)
    await adminStore()
      .doc(`leads/${leadIdOf(who)}`)
      .delete()
})

describe('several leads', () => {
  it('wait for the choice of a person, and are theirs then, which the list shows', async () => {
    owner = await signedInAs('iron')
    await openList(owner)
    const bar = await choosing(owner, both)
    await bar.getByRole('button', { name: 'Assign', exact: true }).click()
    const form = dialog(owner, 'Assign 2 leads')
    await form.getByRole('button', { name: 'Assign', exact: true }).click()
    await form.getByText('Choose who follows up').waitFor()
    await choose(form.getByRole('combobox', { name: 'Who follows up' }), 'Rakesh Solanki')
    await form.getByRole('button', { name: 'Assign', exact: true }).click()
    await messageWith(owner, '2 leads are assigned.')
    await expectShown(owner, both, 'Rakesh Solanki')
    await expectShown(owner, [third], 'You')
    expect(await ownersOf(asked)).toEqual(['iron-staff-2', 'iron-staff-2', IRON])
  })

  it('go on to somebody else together, and back with Undo', async () => {
    await assign(asked, 'Shalini Verghese')
    await expectShown(owner, asked, 'Shalini Verghese')
    await undoLatest(owner)
    await expectShown(owner, both, 'Rakesh Solanki')
    await soon(() => ownersOf(asked)).toEqual(['iron-staff-2', 'iron-staff-2', IRON])
  })

  it('are shared out in turn among those who can open them', async () => {
    await assign(asked, 'Share out among 4 who can open leads')
    await soon(async () => new Set(await ownersOf(asked)).size).toBe(3)
    const signIn = [deskId, ...callers.map((name) => staffDocument(name).id)]
    for (const ownerId of await ownersOf(asked)) expect(signIn).toContain(ownerId)
    expectQuiet(owner)
  })

  it('are nobody’s in particular where that is chosen', async () => {
    const bar = await choosing(owner, both)
    await bar.getByRole('button', { name: 'Assign', exact: true }).click()
    const form = dialog(owner, 'Assign 2 leads')
    await choose(form.getByRole('combobox', { name: 'Who follows up' }), 'Nobody in particular')
    await form.getByRole('button', { name: 'Assign', exact: true }).click()
    await messageWith(owner, '2 leads are assigned to nobody in particular.')
    expect(await ownersOf(both)).toEqual(['', ''])
    expectQuiet(owner)
  })

  it('are given up together for one reason, but none that nobody has talked to or that is a member', async () => {
    await talkedTo(first)
    await openList(owner)
    const bar = await choosing(owner, asked)
    await bar.getByRole('button', { name: 'Mark as lost' }).click()
    const form = dialog(owner, 'Mark 1 lead as lost')
    await form.getByText(`2 leads stay until a contact is logged: ${second.name}, ${third.name}.`).waitFor()
    await expectAccessible(owner, 'the choice that is given up', { within: '[role=dialog]' })
    await form.getByRole('button', { name: 'Cancel' }).click()
    await form.waitFor({ state: 'detached' })

    await talkedTo(second)
    await rowOf(owner, second.name).getByText('Contacted', { exact: true }).waitFor()
    await bar.getByRole('button', { name: 'Clear the selection' }).click()
    await choosing(owner, both)
    await bar.getByRole('button', { name: 'Mark as lost' }).click()
    const lost = dialog(owner, 'Mark 2 leads as lost')
    await lost.getByRole('button', { name: 'Mark 2 leads as lost' }).click()
    await lost.getByText('Choose why').waitFor()
    await choose(lost.getByRole('combobox', { name: 'Why' }), 'Duplicate/Spam')
    // Bought while the dialog was open: the record as it stands then decides, and says who stays and why.
    await putLead(second, { ...contacted, status: 'Converted', memberId: 'somebody', nextFollowUpOn: null })
    await lost.getByRole('button', { name: 'Mark 2 leads as lost' }).click()
    await lost.getByText('1 of 2 done, 1 not done.').waitFor()
    await lost.getByText(`${second.name} is a member already.`).waitFor()
    await lost.getByRole('button', { name: 'Close' }).last().click()
    expect(await statusesOf(both)).toEqual(['Lost', 'Converted'])
    expect(await stored(`leads/${leadIdOf(first)}`)).toMatchObject({ lostReason: 'Duplicate/Spam' })
    await messageWith(owner, '1 lead marked as lost.')
    await undoLatest(owner)
    await soon(() => statusesOf(both)).toEqual(['Contacted', 'Converted'])
    expectQuiet(owner)
  })

  it('are moved to Later together with a date, but none that nobody has talked to, and come back with Undo', async () => {
    await talkedTo(second)
    await putLead(third)
    await openList(owner)
    const bar = await choosing(owner, asked)
    await bar.getByRole('button', { name: 'Change status' }).click()
    const form = dialog(owner, 'Change the status of 3 leads')
    const status = form.getByRole('combobox', { name: 'Status' })
    await choose(status, 'Trial Done')
    await form.getByText(`1 lead stays until a contact is logged: ${third.name}.`).waitFor()
    await expectAccessible(owner, 'the choice that is moved', { within: '[role=dialog]' })
    await choose(status, 'Later')
    await form.getByRole('button', { name: 'Change status' }).click()
    await form.getByText('Choose a later day to ask again').waitFor()
    await form.getByRole('textbox', { name: 'Next follow-up' }).fill(typedDate(nextMonth))
    await form.getByRole('button', { name: 'Change status' }).click()
    await messageWith(owner, '2 leads: Later.')
    expect(await statusesOf(asked)).toEqual(['Later', 'Later', 'New'])
    expect(await stored(`leads/${leadIdOf(first)}`)).toMatchObject({ nextFollowUpOn: nextMonth })
    await undoLatest(owner)
    await soon(() => statusesOf(asked)).toEqual(['Contacted', 'Contacted', 'New'])
    expectQuiet(owner)
  })

  it('are deleted together once it is confirmed, and come back with Undo', async () => {
    await putLead(second)
    const bar = await choosing(owner, both)
    await bar.getByRole('button', { name: 'Delete', exact: true }).click()
    const asks = dialog(owner, 'Delete 2 leads?')
    await asks.getByText(`${first.name}, ${second.name}.`, { exact: false }).waitFor()
    await asks.getByRole('button', { name: 'Cancel' }).click()
    await asks.waitFor({ state: 'detached' })
    expect(await deletedOf(both)).toEqual([false, false])
    await bar.getByRole('button', { name: 'Delete', exact: true }).click()
    await asks.getByRole('button', { name: 'Delete 2 leads' }).click()
    await messageWith(owner, '2 leads deleted.')
    expect(await deletedOf(both)).toEqual([true, true])
    await undoLatest(owner)
    await soon(() => deletedOf(both)).toEqual([false, false])
    expectQuiet(owner)
  })
})

describe('the desk, which does not see who else works here', () => {
  it('takes leads of nobody itself, and no colleague’s; it gives them to nobody and deletes none', async () => {
    await putLead(first, { ...contacted, status: 'Contacted', ownerId: '' })
    await putLead(second, { ...contacted, status: 'Contacted', ownerId: 'iron-staff-2' })
    await putLead(third, { ownerId: '' })
    const desk = await signedInAs('desk')
    await openList(desk)
    const bar = await choosing(desk, both)
    for (const owners of ['Assign', 'Delete'])
      expect(await bar.getByRole('button', { name: owners, exact: true }).count()).toBe(0)
    await bar.getByRole('button', { name: 'Mark as lost' }).waitFor()
    await bar.getByRole('button', { name: 'Assign to me' }).click()
    const taking = dialog(desk, 'Assign 2 leads to you')
    await taking.getByText('1 of 2 done, 1 not done.').waitFor()
    await taking.getByText(`${second.name} is assigned to somebody else.`, { exact: false }).waitFor()
    await taking.getByRole('button', { name: 'Close' }).last().click()
    await messageWith(desk, 'The lead is yours.')
    await expectShown(desk, [first], 'You')
    expect(await ownersOf(both)).toEqual([deskId, 'iron-staff-2'])
    await undoLatest(desk)
    // The store has it before the desk is told: until then its next piece of work is refused.
    await messageWith(desk, 'Undone')
    expect(await ownersOf([first])).toEqual([''])

    const takesIt = () => desk.getByRole('menuitem', { name: /^Assign to me/ })
    const openMenu = async ({ name }: Someone) => {
      await desk.getByRole('button', { name: `Actions for ${name}` }).click()
      await desk.getByRole('menuitem', { name: /^Edit/ }).waitFor()
    }
    await openMenu(second)
    expect(await takesIt().count()).toBe(0)
    await desk.keyboard.press('Escape')
    await openMenu(third)
    expect(await desk.getByRole('menuitem', { name: /^Assign( [A-Z])?$/ }).count()).toBe(0)
    await takesIt().click()
    await expectShown(desk, [third], 'You')
    expect(await ownersOf([third])).toEqual([deskId])
    expectQuiet(desk)
  })
})
