import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { driftOf } from '@/domain/monthStats/drift'
import { formatCivil } from '@/domain/shared/formatDate'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import { adminStore as documentStoreOver } from '../../functions/src/adapters/adminStore'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet } from './support/browser'
import { emptyGymPage } from './support/emptyGymPage'
import { dialog, messageWith } from './support/members'
import { timezone, todayInIndia } from './support/people'

const { open } = browserOf()
const gym = emptyGymPage('close-centre')
const GYM = gym.gymId

const today = todayInIndia()
const spoken = formatCivil(today)
const invoice = adminStore().doc('invoices/day-close-1')
const check = adminStore().doc(`moneyChecks/${GYM}`)
const at = new Date()
const nothingFound = {
  gymId: GYM,
  checkedAt: at,
  caughtUpTo: at,
  count: 0,
  drifts: [],
  corrections: [],
  failures: [],
}
const findings = {
  failures: [
    {
      id: 'bill asha',
      task: 'bill',
      who: 'Asha Rao',
      why: 'no number could be given.',
      memberId: 'asha',
      at,
    },
  ],
  corrections: [
    driftOf({
      id: '2026-10 billed',
      what: 'Billed in Oct 2026',
      stored: 0,
      recomputed: 42_000,
      by: 'the invoices add up to',
      isCorrected: true,
      at,
    }),
  ],
}
let page: Page

beforeAll(async () => {
  await gym.make()
  const payment = paymentSchema.parse({
    id: 'p1',
    amount: 500,
    date: today,
    modeOfPayment: 'Cash',
    receivedBy: GYM,
    at: new Date(),
  })
  const record = invoiceWith({
    id: invoice.id,
    gymId: GYM,
    memberId: '',
    issuedOn: today,
    payments: [payment],
  })
  await invoice.set({ ...record, createdAt: new Date(), updatedAt: new Date(), updatedBy: GYM })
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await catchUpLedger(documentStoreOver(adminStore()), GYM, anHourAgo, today, timezone, ({ path }) =>
    expect.unreachable(path),
  )
  page = await open()
  await gym.signIn(page)
})

afterAll(() => gym.remove(['invoices', 'ledger', 'ledgerDays', 'dayCloses', 'moneyChecks']))

describe('the owner', () => {
  it('counts the drawer note by note; a difference asks for its reason, and the day is sealed', async () => {
    await page.goto('/finance/invoices')
    await page.getByRole('button', { name: 'Day close' }).click()
    const sheet = dialog(page, `Close ${spoken}`)
    await sheet.getByRole('row', { name: 'Cash in the drawer ₹500.00' }).waitFor()
    await sheet.getByLabel('₹200').fill('2')
    await page.keyboard.press('Enter')
    await page.keyboard.type('0')
    await sheet.getByText('₹100.00 short').waitFor()
    await page.keyboard.press('Control+Enter')
    await sheet.getByText('Enter a reason, or count again.').waitFor()
    await expectAccessible(page, 'the day’s close', { within: '[role=dialog]' })
    await sheet.getByLabel('Reason for a difference').fill('Change was given wrong')
    await page.keyboard.press('Control+Enter')
    await messageWith(page, `${spoken} is closed.`)
    const sealed = dialog(page, `${spoken} is closed`)
    await sealed.getByText('2 × ₹200').waitFor()
    await sealed.getByText('Change was given wrong').waitFor()
    await sealed.getByText('Nothing was entered or changed for this day since.').waitFor()
    const closes = await adminStore().collection('dayCloses').where('gymId', '==', GYM).get()
    expect(closes.docs.map((close) => close.data()['variance'] as unknown)).toEqual([-100])
  })

  it('is told that the chain is whole, and which payment was altered behind the application', async () => {
    const sealed = dialog(page, `${spoken} is closed`)
    await sealed.getByRole('button', { name: 'Verify' }).click()
    await sealed.getByText(/^The chain is whole/).waitFor()
    const payments = ((await invoice.get()).data()?.['payments'] ?? []) as object[]
    await invoice.update({ payments: payments.map((payment) => ({ ...payment, amount: 20 })) })
    await sealed.getByRole('button', { name: 'Verify' }).click()
    await sealed.getByText('says ₹20.00, but ₹500.00 was entered.').waitFor()
    await page.reload()
    await sealed.getByText('Was ₹500.00 when the day was sealed').waitFor()
    await expectAccessible(page, 'the day’s close', { within: '[role=dialog]' })
    expectQuiet(page)
  })

  it('reads beside Verify what last night wrote right and could not do, with the way to the member', async () => {
    const sealed = dialog(page, `${spoken} is closed`)
    const night = sealed.getByRole('region', { name: 'Last night' })
    // The emulator may miss what is written while a listener begins.
    await night.getByText('The first night is still to come.', { exact: false }).waitFor()
    await check.set({ ...nothingFound, ...findings })
    await night
      .getByText('Last night could not bill Asha Rao: no number could be given. Renew by hand.')
      .waitFor()
    expect(await night.getByRole('link', { name: 'Open the member' }).getAttribute('href')).toBe(
      '/members?id=asha',
    )
    await night.getByText('1 figure corrected in the last 30 days').click()
    await night.getByText('Billed in Oct 2026 was ₹0, the invoices add up to ₹42,000: corrected.').waitFor()
    await expectAccessible(page, 'what last night found', { within: '[role=dialog]' })
    await check.set(nothingFound)
    await night.getByText('Everything was done, and every figure agrees with its records.').waitFor()
    expectQuiet(page)
  })
})
