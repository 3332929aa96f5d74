import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { chromium } from 'playwright-core'
import { host, projectId } from '../emulators/ports.mjs'
import { quantile } from './report.mjs'

/** So often each act is done in the page once it is warm. */
const rounds = 8
const desks = 20
const gym = 'iron-indore'
const email = 'iron@demo.test'
const password = 'demo-1234'
const template = `${gym}-quarterly`

/** @typedef {import('playwright-core').Page} Page */

/** Members who have bought nothing yet, in the shape of an older record. @param {string[]} ids */
async function putMembers(store, ids) {
  const batch = store.batch()
  const at = new Date()
  for (const id of ids)
    batch.set(store.doc(`members/${id}`), {
      ...{ id, gymId: gym, name: `Bench ${id}`, phone: '9876500000', createdAt: at, updatedAt: at },
    })
  await batch.commit()
}

/** The ID token of an account, as the page gets it. @param {import('../emulators/ports.mjs').Ports} ports */
async function tokenOf(ports) {
  const service = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1`
  const answer = await fetch(`${service}/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  return (await answer.json()).idToken
}

/** More presses than that nobody makes. */
const MOST_PRESSES = 4

/**
 * Sends an act, and again under its key where the server gave up among the others (409), as the person at the desk would.
 * @param {string} baseURL @param {string} token
 */
const caller = (baseURL, token) => async (act, input) => {
  const started = performance.now()
  const key = randomUUID()
  for (let presses = 1; ; presses += 1) {
    const response = await fetch(`${baseURL}/api/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ gymId: gym, key, act, input }),
    })
    const answer = await response.json()
    if (answer.kind === 'done') return { took: performance.now() - started, invoice: answer.invoice, presses }
    if (response.status !== 409 || presses === MOST_PRESSES)
      throw new Error(`${act}: ${JSON.stringify(answer)}`)
  }
}

const again = (done) => done.reduce((sum, { presses }) => sum + presses - 1, 0)

/** At what the package costs on a first purchase, its joining fee with it: whoever gives something away says why. */
const saleOf = (memberId, { price, joiningFee }, today, paid) => ({
  memberId,
  templateId: template,
  asks: false,
  terms: {
    startDate: today,
    basePrice: price,
    ...{ joiningFee, discount: 0, discountReason: '', promoCode: '', promoId: '', comments: '' },
    ...{ dueOn: null, customerGstin: '', placeOfSupply: '' },
    ...{ needEmailCommToClient: false, needEmailCommToOwner: false },
    payments: paid > 0 ? [paymentOf(paid)] : [],
  },
})
const paymentOf = (amount) => ({
  ...{ amount, modeOfPayment: 'Cash', paymentSource: 'Front desk', reference: '' },
})

/** @param {string} act @param {number[]} times */
const row = (act, times) => [
  act,
  quantile(times, 0.5).toFixed(0),
  quantile(times, 0.95).toFixed(0),
  Math.max(...times).toFixed(0),
]

/** From Ctrl+Enter to the panel that says it is done. @param {Page} page @param {string | RegExp} panel */
async function pressed(page, panel) {
  const started = performance.now()
  await page.keyboard.press('Control+Enter')
  const finished = page.getByRole('dialog', { name: panel })
  await finished.getByRole('button', { name: 'Done' }).waitFor()
  const took = performance.now() - started
  await finished.getByRole('button', { name: 'Done' }).click()
  await finished.waitFor({ state: 'detached' })
  return took
}

/** @param {Page} page */
async function sellAt(page, id, button, sheet, panel) {
  await page.goto(`/members?id=${id}`)
  await page
    .getByRole('dialog', { name: `Bench ${id}` })
    .getByRole('button', { name: button })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: sheet })
  await form.getByRole('combobox', { name: 'Package' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Quarterly' }).first().click()
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  return pressed(page, panel)
}

/** @param {Page} page */
async function collectAt(page, invoice) {
  await page.goto(`/finance/invoices?id=${invoice.id}`)
  await page
    .getByRole('dialog', { name: invoice.invoiceNumber })
    .getByRole('button', { name: 'Collect' })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: `Collect on ${invoice.invoiceNumber}` })
  await form.getByRole('button', { name: 'Collect', exact: true }).waitFor()
  const started = performance.now()
  await page.keyboard.press('Control+Enter')
  await form.waitFor({ state: 'detached' })
  return performance.now() - started
}

/** @param {number[]} numbers */
const hasNoGap = (numbers) => numbers.every((number, at) => at === 0 || number === numbers[at - 1] + 1)

/** What twenty desks leave behind: numbers without a gap, and a chain as long as its head says. */
async function requireWhole(store, invoices, today) {
  const numbers = invoices.map(({ seq }) => seq).sort((one, other) => one - other)
  if (!hasNoGap(numbers)) throw new Error(`Numbers with a gap: ${numbers.join(', ')}`)
  const entries = await store.collection('ledger').where('gymId', '==', gym).where('day', '==', today).get()
  const places = entries.docs.map((entry) => entry.get('seq')).sort((one, other) => one - other)
  const head = (await store.doc(`ledgerDays/${gym}_${today}`).get()).get('count')
  if (!hasNoGap([0, ...places]) || head !== places.length)
    throw new Error(`The chain has ${places.length} entries, its head says ${head}.`)
  return `invoices ${numbers[0]} to ${numbers.at(-1)} and ${places.length} ledger entries, gapless`
}

/**
 * What acts on money take, in milliseconds: from the press to the finished panel in a page, and twenty desks at once in
 * one centre, by the call alone.
 * @param {{browser: string, ports: import('../emulators/ports.mjs').Ports}} options
 */
export async function measureActs({ browser, ports }) {
  const baseURL = `http://${host}:${ports.hosting}`
  const store = getFirestore(getApps()[0] ?? initializeApp({ projectId }))
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  const ids = Array.from({ length: rounds + 1 + 2 * desks }, (_, at) => `bench${at}`)
  await putMembers(store, ids)
  const listed = await store.doc(`memberPackages/${template}`).get()
  const costs = { price: listed.get('price'), joiningFee: listed.get('joiningFee') ?? 0 }
  const inPage = ids.slice(0, rounds + 1)
  const atOnce = ids.slice(rounds + 1)

  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await chrome.newContext({ baseURL, locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => url.pathname !== '/login')

    const sold = []
    for (const id of inPage)
      sold.push(
        await sellAt(
          page,
          id,
          'Sell a package',
          `Sell a package to Bench ${id}`,
          `Quarterly is sold to Bench ${id}`,
        ),
      )
    const renewed = []
    for (const id of inPage.slice(1))
      renewed.push(await sellAt(page, id, 'Renew', `Renew Bench ${id}`, new RegExp(`Bench ${id} is renewed`)))
    const collected = []
    for (const id of inPage.slice(1)) {
      const found = await store.collection('invoices').where('memberId', '==', id).limit(1).get()
      const [invoice] = found.docs.map((document) => ({ id: document.id, ...document.data() }))
      collected.push(await collectAt(page, invoice))
    }
    await context.close()

    const call = caller(baseURL, await tokenOf(ports))
    const rush = async (members) => {
      const started = performance.now()
      const done = await Promise.all(members.map((id) => call('assign', saleOf(id, costs, today, 1000))))
      return { done, took: performance.now() - started }
    }
    const first = await rush(atOnce.slice(0, desks))
    const warm = await rush(atOnce.slice(desks))
    const payments = await Promise.all(
      warm.done.map(({ invoice }) => call('collect', { invoiceId: invoice.id, rows: [paymentOf(500)] })),
    )
    const all = [...first.done, ...warm.done].map(({ invoice }) => invoice)
    return {
      rows: [
        row('sale, the first call', sold.slice(0, 1)),
        row('sale, warm', sold.slice(1)),
        row('renewal', renewed),
        row('payment', collected),
        row(
          `${desks} sales at once, cold instances (${again(first.done)} pressed again)`,
          first.done.map(({ took }) => took),
        ),
        row(
          `${desks} sales at once, warm (${again(warm.done)} pressed again)`,
          warm.done.map(({ took }) => took),
        ),
        row(
          `${desks} payments at once, warm (${again(payments)} pressed again)`,
          payments.map(({ took }) => took),
        ),
      ],
      whole: await requireWhole(store, all, today),
    }
  } finally {
    await chrome.close()
  }
}
