import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { browserOf } from './support/browser'
import { choose } from './support/choose'
import { dialog, finishSale, messageWith, openMembers, soon } from './support/members'
import { putMember, someone, takeAway } from './support/people'

const { signedInAs } = browserOf()

const person = someone('Ansuya')
const CALL = '**/api/act'

let page: Page
let id = ''

type Answer = { invoice?: { id: string } }

const invoices = async () =>
  (await adminStore().collection('invoices').where('memberId', '==', id).get()).docs.map((doc) => doc.data())
const payments = async () => ((await invoices())[0]?.['payments'] ?? []) as { amount: number }[]

/** The server runs each act, and its answer gets lost on the way; answers what was lost. */
async function loseAnswers(): Promise<Answer[]> {
  const lost: Answer[] = []
  await page.route(CALL, async (route) => {
    const response = await route.fetch()
    lost.push((await response.json()) as Answer)
    await route.abort('connectionreset')
  })
  return lost
}

/** Every call is answered like this; answers how often it was made. */
async function answerAll(
  status: number,
  error: { code: string; message: string } | null,
): Promise<() => number> {
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    return route.fulfill({ status, json: error ? { error } : 'no JSON of ours' })
  })
  return () => calls
}

const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })

beforeAll(async () => {
  id = (await putMember(person)).id
  page = await signedInAs('iron')
})

afterAll(() => takeAway(person.name))

describe('a sale whose answer gets lost', () => {
  const sheet = () => dialog(page, `Sell a package to ${person.name}`)
  const press = () => sheet().getByRole('button', { name: 'Sell the package' }).click()
  const received = () => sheet().getByRole('textbox', { name: 'Received now' })

  it('says that it may be pressed again, and loses nothing typed', async () => {
    await openMembers(page, `?id=${id}`)
    await dialog(page, person.name).getByRole('button', { name: 'Sell a package' }).first().click()
    await choose(sheet().getByRole('combobox', { name: 'Package' }), /^Quarterly/)
    await received().fill('500')
    const lost = await loseAnswers()
    await press()
    await sheet().getByRole('alert').getByText('then press the button again: nothing is done twice').waitFor()
    await page.unroute(CALL)
    expect(await received().inputValue()).toBe('500')
    // The page itself has repeated it, with the same answer each time.
    expect(lost).toHaveLength(3)
    const [invoice] = await invoices()
    expect(lost.map(({ invoice: told }) => told?.id)).toEqual(lost.map(() => invoice?.['id'] as string))
  })

  it('refuses other figures under the first key: what went through is to be looked at first', async () => {
    await received().fill('600')
    await press()
    await sheet().getByRole('alert').getByText('The first try went through').waitFor()
    expect(await payments()).toMatchObject([{ amount: 500 }])
  })

  it('ends, pressed again, with the invoice of the first press: one in the store', async () => {
    await received().fill('500')
    await press()
    const said = await finishSale(page, `Quarterly is sold to ${person.name}`)
    const [invoice, ...others] = await invoices()
    expect(said).toContain(`Invoice ${String(invoice?.['invoiceNumber'])}`)
    expect(others).toEqual([])
    expect(await payments()).toMatchObject([{ amount: 500 }])
  })
})

describe('a payment', () => {
  let number = ''
  const form = () => dialog(page, `Collect on ${number}`)
  const amount = () => form().getByRole('textbox', { name: 'Amount' })
  const button = () => form().getByRole('button', { name: 'Collect', exact: true })

  beforeAll(async () => {
    number = String((await invoices())[0]?.['invoiceNumber'])
    await page.goto(`/finance/invoices?q=${encodeURIComponent(person.name)}`)
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
    await dialog(page, number).getByRole('button', { name: 'Collect' }).click()
    await amount().fill('250')
  })

  it.each([
    [503, null, 'The service is busy. Wait a moment, then press the button again: nothing is done twice.', 3],
    [
      429,
      { code: 'too-many-attempts', message: 'Too many attempts. Wait 9 seconds, then try again.' },
      'Too many attempts. Wait 9 seconds, then try again.',
      1,
    ],
    [
      403,
      { code: 'account-disabled', message: 'This account is disabled. Ask the owner of the centre.' },
      'This account is disabled. Ask the owner of the centre.',
      1,
    ],
  ])('answered with %i says what to do and keeps the form', async (status, error, sentence, times) => {
    const calls = await answerAll(status, error)
    await button().click()
    await form().getByRole('alert').getByText(sentence).waitFor()
    await page.unroute(CALL)
    expect(calls()).toBe(times)
    expect(await amount().inputValue()).toBe('250')
    expect(await button().isEnabled()).toBe(true)
    expect(await payments()).toHaveLength(1)
  })

  it('pressed twice at once is sent once and taken once', async () => {
    let calls = 0
    await page.route(CALL, (route) => {
      calls += 1
      return route.continue()
    })
    await pressTwice(button())
    await messageWith(page, '₹250.00 received.')
    await form().waitFor({ state: 'detached' })
    await page.unroute(CALL)
    expect(calls).toBe(1)
    await soon(async () => (await payments()).map((row) => row.amount)).toEqual([500, 250])
  })
})
