import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { cashRow, invoiceIdOf, keyOf, runAs, type Acted } from './support/acts'
import { openAdminStore } from './support/dataStores'
import { givenStage } from './support/givenStage'

const GYM = 'agreed'
const { store } = openAdminStore()
const { today, owner, desk, templates, open, sale, changed, join, expectRefused, expectDone } = givenStage(
  store,
  GYM,
)
const { month, annual, dayPass } = templates
const half = { discount: 15_000, discountReason: 'A friend' }

beforeAll(open)

/** A year at half its price that the owner has agreed to. */
async function agreed(name: string) {
  const memberId = await join(name)
  await expectDone({ ...sale(memberId, annual, half, true), key: keyOf(`ask ${name}`) })
  const invoiceId = invoiceIdOf(GYM, `ask ${name}`)
  await expectDone({ act: 'approve', input: { invoiceId } }, owner)
  return { memberId, invoiceId }
}

const completed = (
  { memberId, invoiceId }: Awaited<ReturnType<typeof agreed>>,
  more: Partial<Acted<'completeSale'>> = {},
): Acted<'completeSale'> => ({
  act: 'completeSale',
  input: { memberId, invoiceId, templateId: annual.id, terms: sale(memberId, annual).input.terms },
  ...more,
})

const noonIn = (days: number) => ({ now: instantAt(addDays(today, days), '12:00', 'Asia/Kolkata') })

describe('what the owner agreed to holds for one sale, and for some days (PRODUCT 2.U)', () => {
  it('for seven days, to the last of them', async () => {
    const late = await agreed('late')
    await expectRefused(completed(late, noonIn(8)), 'The approval ended on')
    await expectRefused({ act: 'issue', input: { invoiceId: late.invoiceId }, ...noonIn(8) }, 'approval')
    const terms = sale(late.memberId, annual, { startDate: addDays(today, 7) }).input.terms
    const last = completed(late, noonIn(7))
    await expectDone({ ...last, input: { ...last.input, terms } })
  })

  it('until it is withdrawn', async () => {
    const gone = await agreed('gone')
    await expectDone({ act: 'reject', input: { invoiceId: gone.invoiceId, reason: 'Too cheap' } }, owner)
    await expectRefused(completed(gone), 'is rejected')
    await expectDone(sale(gone.memberId, annual))
  })

  it('until the package has another price or length', async () => {
    const other = await agreed('other')
    const put = (fields: object) =>
      store.batch((writer) => writer.set(`memberPackages/${annual.id}`, { ...annual, ...fields }))
    for (const fields of [{ duration: 2 }, { price: 31_000 }]) {
      await put(fields)
      await expectRefused(completed(other), 'another price or length')
    }
    await put({ name: 'Annual of old' })
    await expectDone(completed(other))
    await put({})
  })

  it('once, and for its own member', async () => {
    const once = await agreed('once')
    const stranger = await join('stranger')
    await expectRefused(completed({ ...once, memberId: stranger }), 'no sale that waits for this member')
    await expectDone(completed(once))
    await expectRefused(completed(once), 'Only a draft or an accepted invoice is issued')
    await expectRefused({ act: 'submit', input: { invoiceId: once.invoiceId } }, 'Only a draft')
  })

  it('of two that were agreed to, one becomes a sale', async () => {
    const first = await agreed('twice')
    await expectDone({ ...sale(first.memberId, annual, half, true), key: keyOf('ask again') })
    const second = { ...first, invoiceId: invoiceIdOf(GYM, 'ask again') }
    await expectDone({ act: 'approve', input: { invoiceId: second.invoiceId } }, owner)
    const both = await Promise.all([first, second].map((each) => runAs(store, GYM, desk, completed(each))))
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
  })
})

describe('a change that the owner agreed to', () => {
  async function agreedChange(name: string) {
    const memberId = await join(name, { template: month })
    await expectDone({ ...changed(memberId, dayPass, 'restart', today, true), key: keyOf(`ask ${name}`) })
    const invoiceId = invoiceIdOf(GYM, `ask ${name}`)
    await expectDone({ act: 'approve', input: { invoiceId } }, owner)
    const { terms } = sale(memberId, dayPass).input
    const input = { memberId, invoiceId, templateId: dayPass.id, terms }
    const complete: Acted<'completeSale'> = { act: 'completeSale', input }
    return { memberId, complete }
  }

  it('ends the package that it was about, and no dearer one', async () => {
    const { memberId, complete } = await agreedChange('swap')
    await expectDone(changed(memberId, annual, 'restart'))
    await expectRefused(complete, 'has another package since the owner agreed')
    await expectDone((await agreedChange('stay')).complete)
  })

  it('gives back no more than was agreed', async () => {
    const { memberId, complete } = await agreedChange('more')
    const lowered = invoiceIdOf(GYM, 'ask more')
    const sold = (await store.get(`invoices/${lowered}`))?.data['sale']
    await store.batch((writer) =>
      writer.merge(`invoices/${lowered}`, { sale: { ...(sold as object), lowers: 1 } }),
    )
    await expectRefused(complete, 'back more than the owner agreed to')
    await expectRefused(changed(memberId, dayPass, 'restart'), 'leave credit')
    await expectDone(changed(memberId, dayPass, 'atEnd'))
  })
})

describe('what is given twice is counted once over', () => {
  it('a discount is no room for a code that the owner ended, and a code none for a discount', async () => {
    const code = { id: 'agreed-tenth', gymId: GYM, name: 'TENTH', percentOff: 10, perMember: 1 }
    await store.batch((writer) => writer.set(`promoCodes/${code.id}`, code))
    const typed = { promoCode: 'TENTH', promoId: code.id }
    const pia = await join('pia')
    const more = { ...typed, discount: 250.01, discountReason: 'A friend' }
    await expectRefused(sale(pia, month, more), 'gives away')
    await expectDone(sale(pia, month, { ...more, discount: 250 }))
    const once = sale(pia, month, { ...typed, joiningFee: 0, startDate: addDays(today, 0) })
    const { memberId, templateId, asks } = once.input
    const renewal: Acted<'renew'> = {
      act: 'renew',
      input: { memberId, templateId, asks, terms: once.input.terms },
    }
    await expectRefused(renewal, 'has used TENTH already')
    await store.batch((writer) => writer.set(`promoCodes/${code.id}`, { ...code, archived: true }))
    await expectRefused(sale(await join('quin'), month, typed), 'TENTH was ended')
  })

  it('and no clerk gives a note, forgives or takes back what was paid', async () => {
    const rosa = await join('rosa', { template: annual })
    const invoiceId = invoiceIdOf(GYM, `sold ${rosa}`)
    await expectDone({ act: 'creditNote', input: { invoiceId, amount: 100, reason: 'Less' } }, owner)
    // The note made room for nobody: the year is paid, and what was noted is the member's credit.
    await expectRefused({ act: 'collect', input: { invoiceId, rows: [cashRow(1)] } }, 'something left to pay')
    await expectRefused({ act: 'extend', input: { memberId: rosa, days: 37, reason: 'Away' } }, 'gives away')
  })
})
