import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { civilDateIn } from '@/domain/shared/calendar'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, phone } from './support/browser'
import { choose } from './support/choose'
import { dialog, figuresOf, finishSale, memberIdOf, messageWith, soon, stored } from './support/members'
import { someone, takeAway } from './support/people'
import { questionsOf } from './support/questionsOf'

const { open, signedInAs } = browserOf()

const asks = someone('Vedika')
const other = someone('Spamwala')
const today = civilDateIn(new Date(), 'Asia/Kolkata')

let code = ''
let gymName = ''
let visitor: Page
let desk: Page

const leadsOf = async (name: string) =>
  (await adminStore().collection('leads').where('gymId', '==', IRON).where('name', '==', name).get()).docs
const setPage = (enquiryPage: boolean) =>
  adminStore().doc(`gyms/${IRON}`).update({ 'preference.enquiryPage': enquiryPage })

const field = (label: string) => visitor.getByRole('textbox', { name: label })
const send = () => visitor.getByRole('button', { name: 'Send enquiry' }).click()

beforeAll(async () => {
  const gym = await stored(`gyms/${IRON}`)
  code = String(gym['referralCode'])
  gymName = String(gym['name'])
  desk = await signedInAs('desk', { at: '/leads' })
  await expectHeading(desk, /^Leads/)
  visitor = await open({ viewport: phone })
})

afterAll(async () => {
  await setPage(true)
  await takeAway(asks.name)
  for (const name of [asks.name, other.name]) for (const { ref } of await leadsOf(name)) await ref.delete()
})

describe('the enquiry page on a phone', () => {
  it('names the centre, asks for little JavaScript and none of the app, and is accessible', async () => {
    await visitor.goto(`/enquire/${code}`)
    await expectHeading(visitor, gymName)
    expect(await visitor.title()).toBe(`Enquire at ${gymName}`)
    const scripts = await visitor.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0)),
    )
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length).toBeLessThanOrEqual(3)
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
    await expectAccessible(visitor, 'the enquiry page')
    await visitor.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(visitor, 'the enquiry page, dark', { onlyContrast: true })
    await visitor.emulateMedia({ colorScheme: 'light' })
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    )
  })

  it('says at each field what is wrong, and loses nothing that was typed', async () => {
    await field('Phone').fill('12345')
    await field('What are you interested in?').fill('Strength')
    await send()
    await visitor.getByText('Enter your name').waitFor()
    await visitor.getByText('Enter a phone number of 10 digits').waitFor()
    await visitor.getByText('Agree to be contacted, so that we can answer you').waitFor()
    expect(await field('Name').evaluate((input) => input === document.activeElement)).toBe(true)
    await expectAccessible(visitor, 'the enquiry page with its problems')
    await visitor.reload()
    await expectHeading(visitor, gymName)
    expect(await field('What are you interested in?').inputValue()).toBe('Strength')
  })

  it('answers a program that fills in everything, and keeps nothing of it', async () => {
    const program = await open()
    await program.goto(`/enquire/${code}`)
    await program.getByRole('textbox', { name: 'Name' }).fill(other.name)
    await program.getByRole('textbox', { name: 'Phone' }).fill(other.phone)
    await program.getByRole('checkbox').check()
    await program.locator('input[name=more]').evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = 'https://spam.test'
    })
    await program.getByRole('button', { name: 'Send enquiry' }).click()
    await program.getByRole('heading', { name: `Thank you, ${other.name}` }).waitFor()
    expect(await leadsOf(other.name)).toEqual([])
  })

  it('puts whoever asks on the desk’s queue of today, which is open meanwhile and asks for nothing', async () => {
    await field('Name').fill(asks.name)
    await field('Phone').fill(`+91 ${asks.phone}`)
    await visitor.getByRole('radio', { name: 'Evening' }).check()
    await visitor.getByRole('checkbox').check()
    expect(await desk.getByRole('link', { name: asks.name }).count()).toBe(0)
    const questions = questionsOf(desk)
    await send()
    await visitor.getByRole('heading', { name: `Thank you, ${asks.name}` }).waitFor()
    // Nothing is done later, by a trigger or a schedule: the lead stands when the visitor is thanked.
    expect(await leadsOf(asks.name)).toHaveLength(1)
    await desk.getByRole('link', { name: asks.name }).waitFor()
    // No reload and no question brought the row, so the listener that was open did.
    expect(questions()).toEqual([])
    await visitor.getByText(/will call you on \+91 .* in the evening/).waitFor()
    await visitor.getByRole('link', { name: /^Call \+91/ }).waitFor()
    await visitor.getByRole('link', { name: 'WhatsApp' }).waitFor()
    await expectAccessible(visitor, 'the thanks')
    const [lead] = await leadsOf(asks.name)
    expect(lead?.data()).toMatchObject({
      ...{ status: 'New', nextFollowUpOn: today, phone: asks.phone, notes: 'Call: evening', ownerId: '' },
      consent: { purpose: 'Answering the enquiry', on: today },
    })
  })

  it('says of a second enquiry the same, and the desk sees it in the lead', async () => {
    await visitor.getByRole('button', { name: 'Send another enquiry' }).click()
    expect(await field('Name').inputValue()).toBe('')
    await field('Name').fill(asks.name)
    await field('Phone').fill(asks.phone)
    await field('Anything else?').fill('Is there a trial?')
    await visitor.getByRole('checkbox').check()
    await send()
    await visitor.getByRole('heading', { name: `Thank you, ${asks.name}` }).waitFor()
    const questions = questionsOf(desk)
    await desk.getByRole('link', { name: asks.name }).click()
    await dialog(desk, asks.name).getByText('Asked again').waitFor()
    // What is opened is asked for, and `questionsOf` sees it.
    expect(questions()).not.toEqual([])
    await dialog(desk, asks.name).getByText('Is there a trial?').waitFor()
    expect(await leadsOf(asks.name)).toHaveLength(1)
    expectQuiet(visitor)
  })

  it('becomes a paid member from there', async () => {
    await dialog(desk, asks.name).getByRole('button', { name: 'Convert' }).click()
    const form = dialog(desk, 'New member')
    await form.waitFor()
    expect((await form.getByRole('textbox', { name: 'Phone' }).inputValue()).replace(/\s/g, '')).toBe(
      asks.phone,
    )
    await form.getByRole('button', { name: 'Add member' }).click()
    const sale = dialog(desk, `Sell a package to ${asks.name}`)
    await choose(sale.getByRole('combobox', { name: 'Package' }), /^Monthly/)
    await soon(async () => (await figuresOf(sale))['Total'] ?? '').toMatch(/^₹[1-9]/)
    const total = ((await figuresOf(sale))['Total'] ?? '').replace(/[^\d.]/g, '')
    await sale.getByRole('textbox', { name: 'Received now' }).fill(total)
    await sale.getByRole('button', { name: 'Sell the package' }).click()
    expect(await finishSale(desk, /is sold to/)).toContain('Paid in full')
    const [lead] = await leadsOf(asks.name)
    expect(lead?.data()).toMatchObject({ status: 'Converted', memberId: await memberIdOf(asks.name) })
    expectQuiet(desk)
  })
})

describe('an address that takes no enquiry', () => {
  it('says that there is no such centre, and finds one by the code that is typed', async () => {
    const page = await open({ viewport: phone })
    for (const address of ['/enquire/NONE2345', '/enquire/not!a!code', '/enquire']) {
      await page.goto(address)
      await page.getByRole('heading', { name: 'No centre found' }).waitFor()
    }
    await expectAccessible(page, 'an unknown code')
    const typed = page.getByRole('textbox', { name: 'Code of the centre' })
    await typed.fill('NONE2345')
    await page.getByText('No centre has this code. Check it, then try again.').waitFor()
    await typed.fill(code.toLowerCase())
    await page.getByRole('link', { name: `Enquire at ${gymName}` }).click()
    await expectHeading(page, gymName)
  })

  it('gives the number of a centre that has switched it off', async () => {
    await setPage(false)
    const page = await open({ viewport: phone })
    await page.goto(`/enquire/${code}`)
    await page.getByText(/takes no enquiries online at the moment\. Call \+91/).waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    await setPage(true)
  })
})

describe('the owner', () => {
  let owner: Page
  const share = () => dialog(owner, 'Enquiry page')

  beforeAll(async () => {
    owner = await signedInAs('iron', { at: '/leads' })
    await expectHeading(owner, /^Leads/)
  })

  it('copies the link and prints the poster from the leads', async () => {
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await owner.getByRole('button', { name: 'Enquiry page' }).click()
    await share().getByText(`/enquire/${code}`).waitFor()
    await share().getByRole('button', { name: 'Copy link' }).click()
    await messageWith(owner, 'The link to the enquiry page is copied.')
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/enquire/${code}$`),
    )
    await owner.evaluate(() => {
      window.print = () => Object.assign(window, { printed: document.title })
    })
    await share().getByRole('button', { name: 'Print poster' }).click()
    await soon(() => owner.evaluate(() => (window as { printed?: string }).printed ?? '')).toBe(
      `Enquiry poster · ${gymName}`,
    )
    await owner.emulateMedia({ media: 'print' })
    expect(await owner.getByText('Scan to join or ask').isVisible()).toBe(true)
    expect(await owner.getByText('Leave your number and we call you back.').last().isVisible()).toBe(true)
    expect(await owner.getByRole('main').isVisible()).toBe(false)
    await owner.emulateMedia({ media: 'screen' })
    await owner.evaluate(() => dispatchEvent(new Event('afterprint')))
    await soon(() => owner.getByText('Scan to join or ask').count()).toBe(0)
    await expectAccessible(owner, 'the enquiry page’s dialog', { within: '[role=dialog]' })
  })

  it('switches the page off in Site config', async () => {
    await owner.goto('/settings/site-config?section=leads')
    await owner.getByText(`/enquire/${code}`).waitFor()
    await owner.getByRole('switch', { name: 'Enquiry page' }).click()
    await owner.getByRole('button', { name: 'Save' }).click()
    await owner.getByText(/^Switched off: the page gives your phone number/).waitFor()
    expect((await stored(`gyms/${IRON}`))['preference']).toMatchObject({ enquiryPage: false })
    await setPage(true)
    expectQuiet(owner)
  })
})
