import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { civilDateIn, addDays } from '@/domain/shared/calendar'
import { DEMO_PASSWORD, IRON } from '../../scripts/seed/accounts'
import { adminAuth, adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, signInWith } from './support/browser'
import { choose, tick } from './support/choose'
import { dialog, figuresOf, finishSale, memberIdOf, messageWith, soon, stored } from './support/members'
import { putMember, someone, takeAway, type Someone } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const { open, signedInAs } = browserOf()

const asks = someone('Kalindi')
const known = someone('Zeenat')
const today = civilDateIn(new Date(), 'Asia/Kolkata')
const tomorrow = addDays(today, 1)

let owner: Page
let id = ''

const leads = () => adminStore().collection('leads').where('gymId', '==', IRON)
const lead = () => stored(`leads/${id}`)
const drawer = () => dialog(owner, asks.name)
const strip = () => drawer().getByRole('region', { name: 'Log a contact' })

async function openLeads(page: Page, search = ''): Promise<void> {
  await page.goto(`/leads${search}`)
  await expectHeading(page, /^Leads/)
}

beforeAll(async () => {
  await putMember(known)
  owner = await signedInAs('iron')
})

afterAll(async () => {
  await takeAway(asks.name, known.name)
  for (const { ref } of (await leads().where('name', '==', asks.name).get()).docs) await ref.delete()
})

describe('somebody who asks', () => {
  it('is added by the quick act in three fields, and the phone says who has it already', async () => {
    await openLeads(owner, '?new=true')
    const form = dialog(owner, 'New lead')
    const phone = form.getByRole('textbox', { name: 'Phone' })
    await phone.fill(known.phone)
    await form.getByText(`${known.name} is a member.`).waitFor()
    await form.getByRole('button', { name: 'Add lead' }).click()
    await form.getByText('Enter the name').waitFor()
    await phone.fill(asks.phone)
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(asks.name)
    await choose(form.getByRole('combobox', { name: 'Source' }), 'Referral')
    await form.getByRole('button', { name: 'Add lead' }).click()
    await messageWith(owner, `${asks.name} is added to the leads.`)
    await owner.getByRole('link', { name: asks.name }).waitFor()
    const found = await leads().where('name', '==', asks.name).get()
    id = found.docs[0]?.id ?? ''
    expect(await lead()).toMatchObject({
      status: 'New',
      nextFollowUpOn: today,
      ownerId: IRON,
      source: 'Referral',
    })
  })

  it('is a lead already for whoever types the phone again', async () => {
    await owner.getByRole('button', { name: 'New lead' }).click()
    const form = dialog(owner, 'New lead')
    await form.getByRole('textbox', { name: 'Phone' }).fill(asks.phone)
    await form.getByText(`${asks.name} is a lead already (New).`).waitFor()
    await form.getByRole('button', { name: `Open ${asks.name}` }).click()
    await strip().waitFor()
  })
})

describe('a contact', () => {
  it('is logged in two presses, with a key for the outcome', async () => {
    await openLeads(owner, `?id=${id}`)
    await strip().waitFor()
    await strip().getByRole('textbox', { name: 'Note' }).fill('Mornings')
    await strip().getByRole('button', { name: 'Interested' }).click()
    await strip().getByRole('button', { name: 'Tomorrow' }).click()
    await messageWith(owner, `Interested is logged for ${asks.name}.`)
    await drawer().getByText('Mornings').waitFor()
    expect(await lead()).toMatchObject({
      ...{ status: 'Contacted', nextFollowUpOn: tomorrow, attempts: 1, lastOutcome: 'Interested' },
      interactions: [{ kind: 'Call', outcome: 'Interested', note: 'Mornings', by: IRON }],
    })
    await owner.keyboard.press('7')
    await strip().getByRole('group', { name: 'Why' }).getByRole('button', { name: 'Timing' }).click()
    await messageWith(owner, `Lost is logged for ${asks.name}.`)
    expect(await lead()).toMatchObject({ status: 'Lost', lostReason: 'Timing', nextFollowUpOn: null })
  })

  it('brings a lost lead back, to a trial', async () => {
    await owner.keyboard.press('5')
    await strip().getByRole('group', { name: 'Trial on' }).getByRole('button', { name: 'Today' }).click()
    await soon(async () => (await lead())['status']).toBe('Trial Booked')
    expect(await lead()).toMatchObject({ trialOn: today, nextFollowUpOn: today, lostReason: '', attempts: 3 })
  })
})

describe('a sale', () => {
  const form = () => dialog(owner, 'New member')

  it('is left by one Cancel before anything is typed', async () => {
    await drawer().getByRole('button', { name: 'Convert' }).click()
    await form().getByRole('textbox', { name: 'Phone' }).waitFor()
    await form().getByRole('button', { name: 'Cancel' }).click()
    await form().waitFor({ state: 'detached' })
    expect(owner.url()).not.toMatch(/new=|lead=/)
    await openLeads(owner, `?id=${id}`)
    await strip().waitFor()
  })

  it('begins with what is known of the lead, and makes it a paid member', async () => {
    await drawer().getByRole('button', { name: 'Convert' }).click()
    await form().waitFor()
    expect(await form().getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(asks.name)
    expect((await form().getByRole('textbox', { name: 'Phone' }).inputValue()).replace(/\s/g, '')).toBe(
      asks.phone,
    )
    await form().getByRole('button', { name: 'Add member' }).click()
    const sale = dialog(owner, `Sell a package to ${asks.name}`)
    await choose(sale.getByRole('combobox', { name: 'Package' }), /^Monthly/)
    await soon(async () => (await figuresOf(sale))['Total'] ?? '').toMatch(/^₹[1-9]/)
    const total = ((await figuresOf(sale))['Total'] ?? '').replace(/[^\d.]/g, '')
    await sale.getByRole('textbox', { name: 'Received now' }).fill(total)
    await sale.getByRole('button', { name: 'Sell the package' }).click()
    expect(await finishSale(owner, /is sold to/)).toContain('Paid in full')
    expect(await form().count()).toBe(0)
    expect(owner.url()).not.toMatch(/new=|lead=/)
    const memberId = await memberIdOf(asks.name)
    expect(await lead()).toMatchObject({
      status: 'Converted',
      memberId,
      soldFor: Number(total),
      convertedOn: today,
      nextFollowUpOn: null,
    })
    expect(await stored(`members/${memberId}`)).toMatchObject({
      ...{ leadId: id, sourceOfJoining: 'Referral', totalDueAmount: 0 },
      currentPackage: { packageId: `${IRON}-monthly` },
    })
    await openLeads(owner, `?tab=converted&id=${id}`)
    await drawer().getByRole('button', { name: 'Open member' }).waitFor()
    expectQuiet(owner)
  })
})

describe('somebody who asked', () => {
  const [answers, quiet] = [someone('Smsanswers'), someone('Smsquiet')]
  const messagesTo = async ({ phone }: Someone) =>
    (await adminStore().collection('outbox').where('to', '==', `+91${phone}`).get()).docs

  beforeAll(async () => {
    for (const who of [answers, quiet]) await putLead(who)
  })
  afterAll(async () => {
    for (const who of [answers, quiet]) {
      await adminStore()
        .doc(`leads/${leadIdOf(who)}`)
        .delete()
      for (const { ref } of await messagesTo(who)) await ref.delete()
    }
  })

  it('gets a message with others, and none once it asked for none', async () => {
    await openLeads(owner, `?edit=${leadIdOf(quiet)}`)
    const form = dialog(owner, `Edit ${quiet.name}`)
    await tick(form.getByRole('switch', { name: 'No messages' }))
    await form.getByRole('button', { name: 'Save' }).click()
    await messageWith(owner, `${quiet.name} is saved.`)
    await openLeads(owner, '?tab=new&q=Sms')
    for (const { name } of [answers, quiet])
      await owner.getByRole('checkbox', { name: `Select ${name}` }).check()
    await owner
      .getByRole('toolbar', { name: 'With the selected rows' })
      .getByRole('button', { name: 'Send SMS' })
      .click()
    const sheet = dialog(owner, 'Send SMS to 2 leads')
    await sheet.getByText(`Dear ${answers.name}, thank you for asking about`, { exact: false }).waitFor()
    await sheet.getByText(`Gets none: ${quiet.name} asked for no messages.`).waitFor()
    await expectAccessible(owner, 'a message to leads', { within: '[role=dialog]' })
    await sheet.getByRole('button', { name: 'Send 2 SMS' }).click()
    const result = dialog(owner, 'Send SMS to 2 leads').filter({ hasText: '1 of 2 done, 1 not done.' })
    await result.getByText(quiet.name, { exact: true }).waitFor()
    await result.getByRole('button', { name: 'Close' }).last().click()
    expect([(await messagesTo(answers)).length, (await messagesTo(quiet)).length]).toEqual([1, 0])
    expectQuiet(owner)
  })
})

describe('a lead that two desks work on', () => {
  const shared = someone('Shared')
  const sharedId = leadIdOf(shared)
  const held = () => stored(`leads/${sharedId}`)
  let other: Page
  const form = () => dialog(owner, `Edit ${shared.name}`)
  const otherStrip = () =>
    dialog(other, shared.name).getByRole('region', { name: 'Log a contact', exact: true })
  const interest = () => form().getByRole('textbox', { name: 'Interest' })

  beforeAll(async () => {
    await putLead(shared)
    other = await owner.context().newPage()
    await openLeads(other, `?id=${sharedId}`)
    await otherStrip().waitFor()
  })
  afterAll(async () => {
    await other.close()
    await adminStore().doc(`leads/${sharedId}`).delete()
  })

  it('keeps the next date that one logs while the other edits the rest', async () => {
    await openLeads(owner, `?edit=${sharedId}`)
    await interest().fill('Yoga')
    await otherStrip().getByRole('button', { name: 'Interested' }).click()
    await otherStrip().getByRole('button', { name: 'Tomorrow' }).click()
    await messageWith(other, `Interested is logged for ${shared.name}.`)
    await form().getByRole('button', { name: 'Save' }).click()
    await messageWith(owner, `${shared.name} is saved.`)
    expect(await held()).toMatchObject({ interest: 'Yoga', status: 'Contacted', nextFollowUpOn: tomorrow })
  })

  it('keeps what one types while the other marks it as lost, and is edited by its link from then on', async () => {
    await openLeads(owner, `?edit=${sharedId}`)
    await interest().fill('Zumba')
    await other.keyboard.press('7')
    await otherStrip().getByRole('group', { name: 'Why' }).getByRole('button', { name: 'Timing' }).click()
    await messageWith(other, `Lost is logged for ${shared.name}.`)
    await form().getByText(`${shared.name} was marked as lost meanwhile`, { exact: false }).waitFor()
    expect(await interest().inputValue()).toBe('Zumba')
    await form().getByRole('button', { name: 'Save' }).click()
    await messageWith(owner, `${shared.name} is saved.`)
    expect(await held()).toMatchObject({ interest: 'Zumba', status: 'Lost', nextFollowUpOn: null })
    await openLeads(owner, `?id=${sharedId}`)
    await dialog(owner, shared.name).getByRole('region', { name: 'Log a contact' }).waitFor()
    await owner.keyboard.press('E')
    await interest().waitFor()
    expect(await interest().inputValue()).toBe('Zumba')
    await owner.keyboard.press('Escape')
    expectQuiet(owner)
  })
})

describe('a centre’s own Sales', () => {
  const uid = `seller-${Date.now()}`
  const email = `${uid}@demo.test`
  let seller: Page

  beforeAll(async () => {
    await adminAuth().createUser({ uid, email, password: DEMO_PASSWORD, displayName: 'Rohit' })
    await adminAuth().setCustomUserClaims(uid, { role: 'Sales', gymId: IRON, clientType: 'GYM' })
    seller = await open()
  })
  afterAll(() => adminAuth().deleteUser(uid))

  it('lands on the centre, and works on its leads and on nothing else of it', async () => {
    await seller.goto('/login')
    await signInWith(seller, email, DEMO_PASSWORD)
    await expectHeading(seller, /^Registered Gyms/)
    await seller.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Leads' }).click()
    await expectHeading(seller, /^Leads/)
    await seller.getByRole('row').nth(1).waitFor()
    await seller.getByRole('row').nth(1).getByRole('link').click()
    const panel = seller.getByRole('dialog')
    await panel.getByRole('region', { name: 'Log a contact' }).waitFor()
    expect(await panel.getByRole('button', { name: 'Convert' }).count()).toBe(0)
    expect(await seller.getByRole('button', { name: 'Export' }).count()).toBe(0)
    await seller.goto('/leads?new=true')
    const form = dialog(seller, 'New lead')
    const name = someone('Sellers').name
    await form.getByRole('textbox', { name: 'Phone' }).fill(known.phone)
    await form.getByText('A member of this centre has this phone.', { exact: false }).waitFor()
    expect(await form.getByText(known.name, { exact: false }).count()).toBe(0)
    await form.getByRole('textbox', { name: 'Phone' }).fill(someone('Sellers').phone)
    await soon(() => form.getByText('has this phone', { exact: false }).count()).toBe(0)
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await form.getByRole('button', { name: 'Add lead' }).click()
    await messageWith(seller, `${name} is added to the leads.`)
    const made = (await leads().where('name', '==', name).get()).docs
    expect(made[0]?.data()).toMatchObject({ ownerId: uid, createdBy: uid })
    await made[0]?.ref.delete()
    await seller.goto('/members')
    await expectHeading(seller, /^You may not open/)
    expectQuiet(seller)
  })
})
