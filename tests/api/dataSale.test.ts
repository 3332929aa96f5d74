import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moneyRepositoriesOver } from '@/data/moneyRepositories'
import { repositoriesOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { createRepairs } from '@/data/store/repairs'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { approve, reject } from '@/domain/invoices/approval'
import { renew, renewalStart } from '@/domain/packages/renew'
import { askToSell, completeSale } from '@/domain/packages/saleApproval'
import { assign, type ActIds, type SaleTerms } from '@/domain/packages/sell'
import { promoCodeSchema, type PromoCode } from '@/domain/promoCodes/promoCode'
import { withPromo } from '@/domain/promoCodes/promoSale'
import { civilDateIn } from '@/domain/shared/calendar'
import { isRefused, refused } from '@/domain/shared/refusal'
import { actContext, centreInfo, formOf, idsOf, monthly, putCentre, termsOn } from './support/centreFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'
import { driftsIn } from './support/moneyFixtures'

const IRON = 'iron'
const ZONE = 'Asia/Kolkata'
const now = new Date()
const today = civilDateIn(now, ZONE)
const owner = { role: 'CLIENT', by: IRON } as const
const silent = () => undefined

let page: OpenStore
let desk: OpenStore
let server: DocumentStore

beforeAll(() => {
  page = openWebStore(ownerOf(IRON))
  desk = openWebStore(managerOf(IRON))
  server = openAdminStore().store
})
afterAll(async () => {
  await page.close()
  await desk.close()
})

const members = (store: DocumentStore) => repositoriesOver(store, systemClock, silent).members
const money = (store: DocumentStore) =>
  moneyRepositoriesOver({ store, clock: systemClock, repairs: createRepairs(silent), log: silent })

const code = (fields: Partial<PromoCode> = {}): PromoCode =>
  promoCodeSchema.parse({
    id: 'diwali',
    gymId: IRON,
    name: 'DIWALI',
    nameLower: 'diwali',
    percentOff: 10,
    ...fields,
  })

async function begin(promo: Partial<PromoCode> = {}, preference: Record<string, unknown> = {}) {
  await emptyStore()
  await putCentre(server, IRON, {
    preference: { invoicePrefix: 'IRN', taxRegime: 'unregistered', ...preference },
  })
  await server.batch((writer) => {
    writer.set(`memberPackages/${monthly.id}`, monthly)
    writer.set('promoCodes/diwali', code(promo))
  })
}

const join = (...names: string[]) =>
  Promise.all(
    names.map((name) => members(server).add(IRON, name, formOf({ name: `Asha ${name}` }), centreInfo(IRON))),
  )

const row = (amount: number, modeOfPayment: string) => ({
  amount,
  modeOfPayment,
  paymentSource: 'Front desk',
  reference: '',
})
const threeRows = [row(400, 'Cash'), row(300, 'UPI'), row(200, 'Card')]

const withCode: Partial<SaleTerms> = { promoCode: ' diwali', promoId: 'diwali' }

/** A sale as the sheet makes it: the code is checked in the transaction, and counted with the invoice. */
const sell = (
  store: DocumentStore,
  memberId: string,
  fields: Partial<SaleTerms> = {},
  ids: ActIds = idsOf(memberId),
  act: typeof assign = assign,
) =>
  members(store).actOnPackage(
    IRON,
    memberId,
    (member, openInvoices, { promo }) => {
      const context = { ...actContext(IRON, now, ids), openInvoices }
      const startDate = renewalStart(member, today, context.settings)
      const terms = termsOn(now, { startDate, ...fields })
      const checked = withPromo(terms, promo, { member, template: monthly }, context)
      return isRefused(checked) ? checked : act(member, monthly, checked.terms, context)
    },
    ids,
    { promoId: fields.promoId ?? '' },
  )

/** A desk that got no answer in time asks again with the same ids. */
async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 4; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

const stored = async (path: string) => (await server.get(path))?.data
const invoiceOf = async (id: string) => readInvoice(await server.get(`invoices/${id}`), ZONE)
const uses = async () =>
  (await server.query({ collection: 'promoCodes/diwali/uses', where: [], orderBy: [], limit: 50 })).map(
    ({ id }) => id,
  )

describe.each([
  ['the owner', () => page.store],
  ['the desk', () => desk.store],
])('a sale by %s', (_who, store) => {
  beforeEach(() => begin())

  it('takes several rows and a code: package, invoice, use, dues and month in one go', async () => {
    await join('a')
    const terms = { ...withCode, payments: threeRows.slice(0, 2) }
    const outcome = await sell(store(), 'a', terms)
    expect(outcome).toMatchObject({
      kind: 'done',
      invoice: { seq: 1, amount: 900, promoCode: 'DIWALI', promoId: 'diwali', status: 'Partially Paid' },
    })
    expect(await stored('invoices/invoice-a')).toMatchObject({
      modeOfPayment: 'Cash + UPI',
      payments: [
        { id: 'payment-a', amount: 400 },
        { id: 'payment-a_2', amount: 300 },
      ],
    })
    expect(await stored('members/a')).toMatchObject({
      totalDueAmount: 200,
      currentPackage: { amount: 900, paid: 700, percentOff: 10, promoCode: 'DIWALI' },
    })
    expect(await stored('promoCodes/diwali')).toMatchObject({
      usedCount: 1,
      lastUseId: 'invoice-a',
      lastInvoiceId: 'invoice-a',
    })
    expect(await stored('promoCodes/diwali/uses/invoice-a')).toMatchObject({
      memberId: 'a',
      discount: 100,
      sale: 900,
      isNewMember: true,
    })
    expect(await driftsIn(server)).toEqual([])
  })

  it('repeated, changes nothing: one invoice, one use, three payments', async () => {
    await join('a')
    const terms = { ...withCode, payments: threeRows }
    await sell(store(), 'a', terms)
    expect(await sell(store(), 'a', terms)).toMatchObject({ kind: 'done', invoice: { seq: 1 } })
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 1 })
    expect((await invoiceOf('invoice-a'))?.payments).toHaveLength(3)
    expect(await uses()).toEqual(['invoice-a'])
  })

  it('takes a member’s slot of a code that is limited for each, and no more than there are', async () => {
    await begin({ perMember: 1 })
    await join('a')
    await sell(store(), 'a', withCode)
    expect(await uses()).toEqual(['a_1'])
    const again = await sell(store(), 'a', withCode, idsOf('b'), renew)
    expect(again).toMatchObject({ kind: 'refused' })
    expect(await stored('invoices/invoice-b')).toBeUndefined()
    const promo = code({ perMember: 1, usedCount: 1 })
    expect(await firstOf(money(store()).promoCodes.usedBy(promo, 'a'))).toBe(1)
  })

  it('finds the code ended when it was ended after the sheet had opened, and writes nothing', async () => {
    await join('a')
    await server.batch((writer) => writer.update('promoCodes/diwali', [{ at: ['isActive'], value: false }]))
    expect(await sell(store(), 'a', withCode)).toEqual(refused('DIWALI was ended.'))
    expect(await stored('members/a')).toMatchObject({ currentPackage: null })
  })
})

it('ten desks at once with a code that is good four times: four have it, numbers without a gap, nothing lost', async () => {
  await begin({ maxUses: 4 })
  const names = Array.from({ length: 10 }, (_, at) => `m${at}`)
  await join(...names)
  const outcomes = await Promise.all(
    names.map((name, at) =>
      persist(() => sell(at % 2 ? desk.store : page.store, name, { ...withCode, payments: threeRows })),
    ),
  )
  const sold = outcomes.flatMap((outcome) =>
    outcome.kind === 'done' && outcome.invoice ? [outcome.invoice] : [],
  )
  expect(sold.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4])
  expect(outcomes.filter(isRefused)).toHaveLength(6)
  expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 4 })
  expect((await uses()).sort()).toEqual(sold.map(({ id }) => id).sort())
  expect(await driftsIn(server)).toEqual([])
}, 120_000)

describe('a discount by the desk', () => {
  const cheaper = { discount: 100, discountReason: 'Student' }

  it('is sold within the limit, and the rules stop it above', async () => {
    await begin({}, { deskDiscountPercent: 10 })
    await join('a', 'b')
    expect(await sell(desk.store, 'a', cheaper)).toMatchObject({ invoice: { amount: 900 } })
    await expect(sell(desk.store, 'b', { ...cheaper, discount: 101 })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await sell(page.store, 'b', { ...cheaper, discount: 101 })).toMatchObject({ kind: 'done' })
  })

  const ask = (ids = idsOf('a'), fields: Partial<SaleTerms> = {}) =>
    members(desk.store).actOnPackage(
      IRON,
      'a',
      (member, openInvoices, { promo }) => {
        const context = { ...actContext(IRON, now, ids), openInvoices, by: 'iron-desk' }
        const terms = termsOn(now, { discount: 300, discountReason: 'Student', ...fields })
        const checked = withPromo(terms, promo, { member, template: monthly }, context)
        return isRefused(checked) ? checked : askToSell('sell', member, monthly, checked.terms, context)
      },
      ids,
      { promoId: fields.promoId ?? '' },
    )

  /** With other ids for the package, as the second opening of the sheet has them. */
  const complete = (store: DocumentStore, fields: Partial<SaleTerms> = {}, attempt = 'second') => {
    const ids = { ...idsOf(attempt), invoiceId: 'invoice-a' }
    return members(store).actOnPackage(
      IRON,
      'a',
      (member, openInvoices, { promo, accepted }) => {
        const context = { ...actContext(IRON, now, ids), openInvoices, by: 'iron-desk' }
        if (accepted === null) return refused('gone')
        const terms = termsOn(now, { discount: 300, discountReason: 'Student', ...fields })
        const checked = withPromo(terms, promo, { member, template: monthly }, context)
        return isRefused(checked)
          ? checked
          : completeSale(accepted, member, monthly, checked.terms, { ...context, role: 'MANAGER' })
      },
      ids,
      { promoId: fields.promoId ?? '', isCompletion: true },
    )
  }
  const decide = (act: typeof approve) => money(page.store).invoices.act(IRON, 'invoice-a', owner, act)

  it('above the limit waits for the owner, without number, dues or package, and is completed at that price', async () => {
    await begin()
    await join('a')
    expect(await ask(idsOf('a'), withCode)).toMatchObject({ kind: 'done' })
    await ask(idsOf('a'), withCode)
    expect(await stored('invoices/invoice-a')).toMatchObject({
      status: 'Pending Approval',
      seq: 0,
      invoiceNumber: '',
      issuedOn: null,
      due: 0,
      amount: 630,
      sale: { act: 'sell', templateId: 'monthly', terms: { discount: 300, promoCode: 'DIWALI' } },
    })
    expect(await stored('members/a')).toMatchObject({ currentPackage: null, totalDueAmount: 0 })
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 0 })
    expect(await complete(desk.store, withCode)).toMatchObject({ kind: 'refused' })

    expect(await decide(approve)).toMatchObject({ kind: 'done', invoice: { status: 'Accepted' } })
    const terms = { ...withCode, discount: 500, payments: threeRows.slice(0, 1) }
    const done = await complete(desk.store, terms)
    expect(done).toMatchObject({
      kind: 'done',
      invoice: { id: 'invoice-a', seq: 1, amount: 630, discount: 300, status: 'Partially Paid' },
    })
    expect(await stored('members/a')).toMatchObject({
      totalDueAmount: 230,
      currentPackage: { amount: 630, discount: 300, paid: 400, invoiceIds: ['invoice-a'] },
    })
    expect(await stored('promoCodes/diwali')).toMatchObject({ usedCount: 1, lastInvoiceId: 'invoice-a' })
    expect(await complete(desk.store, terms, 'third')).toMatchObject({ kind: 'done', invoice: { seq: 1 } })
    expect(await stored(`promoCodes/diwali`)).toMatchObject({ usedCount: 1 })
    expect(await driftsIn(server)).toEqual([])
  })

  it('completed by two desks at once, is one sale', async () => {
    await begin()
    await join('a')
    await ask()
    await decide(approve)
    const both = await Promise.all([
      persist(() => complete(desk.store, {}, 'one')),
      persist(() => complete(page.store, {}, 'two')),
    ])
    expect(both).toMatchObject([{ invoice: { seq: 1 } }, { invoice: { seq: 1 } }])
    expect(await stored('members/a')).toMatchObject({ totalDueAmount: 700 })
    expect(await driftsIn(server)).toEqual([])
  })

  it('sent back, is not sold', async () => {
    await begin()
    await join('a')
    await ask()
    await decide((invoice, ctx) => reject(invoice, 'Too much', ctx))
    expect(await complete(desk.store)).toMatchObject({ kind: 'refused' })
    expect(await stored('members/a')).toMatchObject({ currentPackage: null })
  })

  it('the desk approves nothing itself', async () => {
    await begin()
    await join('a')
    await ask()
    const asOwner = money(desk.store).invoices.act(
      IRON,
      'invoice-a',
      { role: 'CLIENT', by: 'iron-desk' },
      approve,
    )
    await expect(asOwner).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await stored('invoices/invoice-a')).toMatchObject({ status: 'Pending Approval' })
  })
})
