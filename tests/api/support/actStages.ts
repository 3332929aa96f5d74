import { seenOf } from '@/domain/dayClose/cashMoves'
import type { ActInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import {
  beginningContributionCategories,
  starterCategoryId,
} from '@/domain/contributions/contributionCategory'
import { payOfMonth } from '@/domain/contributions/payOfMonth'
import { previewOf, seenOfPay } from '@/domain/contributions/payPreview'
import { settingsWith } from '@/domain/gyms/fixtures'
import { monthOf } from '@/domain/monthStats/monthStats'
import { leadWith } from '@/domain/leads/fixtures'
import { emptyPromoForm, promoFieldsOf } from '@/domain/promoCodes/promoForm'
import { endDateOf } from '@/domain/packages/term'
import { addDays, addDuration, civilDateIn } from '@/domain/shared/calendar'
import { paySourceOf } from '@/data/contributions/paySource'
import { dayMoney } from '@/data/dayClose/dayMoney'
import type { DocumentStore } from '@/data/store/documentStore'
import { repositoriesOver } from '../../support/repositories'
import { cashRow, deskActs, doneAs, draftInputWith, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './acts'
import { gymInfo, formOf, monthly, preference, putGym } from './gymFixtures'

export const STAGE = 'stage'
export const ZONE = 'Asia/Kolkata'
export const now = new Date()
export const today = civilDateIn(now, ZONE)
const thisMonth = monthOf(today)
const lastMonth = monthOf(addDuration(today, -1, 'Month'))
const owner = ownerActs(STAGE)
const desk = deskActs(STAGE)

/** A centre that sells a monthly package, with a code that gives a tenth. */
export async function openStage(store: DocumentStore): Promise<void> {
  await putGym(store, STAGE, { preference: { ...preference, deskDiscountPercent: 10 } })
  await store.batch((writer) => {
    writer.set(`memberPackages/${monthly.id}`, { ...monthly, gymId: STAGE })
    writer.set('promoCodes/stage-diwali', {
      ...promoFieldsOf({ ...emptyPromoForm, name: 'DIWALI', percentOff: 10 }),
      ...{ id: 'stage-diwali', gymId: STAGE, usedCount: 0 },
    })
  })
}

/** What leads to the moment in which each act is done, for a member of its own. */
export function stagesOver(store: DocumentStore) {
  const join = async (name: string) => {
    await repositoriesOver(store, { now: () => now }).members.add(
      STAGE,
      name,
      formOf({ name: `Asha ${name}` }),
      gymInfo(STAGE),
    )
    return name
  }
  const saleOf = (memberId: string, fields: Parameters<typeof saleInputOn>[1] = {}) => ({
    ...{ memberId, templateId: monthly.id, asks: false },
    terms: saleInputOn(now, fields),
  })
  const soldTo = async (name: string, payments = [cashRow(400)]) => {
    const key = keyOf(`${name} was sold to`)
    const input = saleOf(await join(name), { payments })
    await doneAs(store, STAGE, owner, { act: 'assign', input, key })
    return invoiceIdOf(STAGE, `${name} was sold to`)
  }
  const draftFor = async (name: string, then: ActInput<'draft'>['then'] = 'draft') => {
    const input = { memberId: await join(name), terms: draftInputWith(), then }
    await doneAs(store, STAGE, desk, { act: 'draft', input, key: keyOf(`${name} was drafted`) })
    return invoiceIdOf(STAGE, `${name} was drafted`)
  }
  const discount = { discount: 300, discountReason: 'Student' }
  const approvedFor = async (name: string) => {
    const input = { ...saleOf(await join(name), discount), asks: true }
    await doneAs(store, STAGE, desk, { act: 'assign', input, key: keyOf(`${name} was asked`) })
    const invoiceId = invoiceIdOf(STAGE, `${name} was asked`)
    await doneAs(store, STAGE, owner, { act: 'approve', input: { invoiceId } })
    return invoiceId
  }
  const afterTerm = addDays(endDateOf(today, monthly), 1)
  const paymentId = (name: string) => keyOf(`${name} was sold to`)
  const reason = 'The owner knows why'

  const employ = (name: string) =>
    store.batch((writer) => {
      const staff = { id: name, gymId: STAGE, name: `Ravi ${name}`, nameLower: `ravi ${name}` }
      const pay = { payBasis: 'monthly', payRate: 30_000, weeklyOff: 'Sun', joiningDate: '2026-01-01' }
      writer.set(`staff/${name}`, { ...staff, ...pay, isActive: true, deleted: false })
      for (const { id, fields } of beginningContributionCategories(STAGE))
        writer.set(`contributionCategories/${id}`, { ...fields, id, gymId: STAGE })
    })
  const bonusOf = (staffId: string) => ({
    ...{ staffId, categoryId: starterCategoryId(STAGE, 'Bonus'), amount: 500, sessions: null },
    ...{ date: today, month: thisMonth, note: '' },
  })
  const bonusFor = async (name: string) => {
    await employ(name)
    const key = keyOf(`${name} has a bonus`)
    await doneAs(store, STAGE, owner, { act: 'addContribution', input: bonusOf(name), key })
    return `${STAGE}_${key}`
  }
  const approvedBonusFor = async (name: string) => {
    const id = await bonusFor(name)
    const input = { month: thisMonth, ids: [id] }
    await doneAs(store, STAGE, owner, { act: 'approveContributions', input })
    return id
  }

  const stages: { [A in ActName]: (name: string) => Promise<ActInput<A>> } = {
    assign: async (name) => {
      const leadId = `lead-${name}`
      await store.batch((writer) => writer.set(`leads/${leadId}`, leadWith({ id: leadId, gymId: STAGE })))
      const sale = saleOf(await join(name), {
        ...{ promoCode: 'DIWALI', promoId: 'stage-diwali' },
        payments: [cashRow(300), cashRow(200, { modeOfPayment: 'UPI' })],
      })
      return { ...sale, leadId }
    },
    renew: async (name) => (await soldTo(name), saleOf(name, { startDate: afterTerm })),
    change: async (name) => {
      await soldTo(name)
      const { memberId, templateId, terms } = saleOf(name, { payments: [cashRow(50)] })
      return { memberId, templateId, terms, mode: 'restart' }
    },
    completeSale: async (name) => {
      const invoiceId = await approvedFor(name)
      return { invoiceId, memberId: name, templateId: monthly.id, terms: saleInputOn(now, discount) }
    },
    freeze: async (name) => (
      await soldTo(name),
      { memberId: name, from: today, to: addDays(today, 6), reason }
    ),
    endFreeze: async (name) => {
      await soldTo(name)
      const input = { memberId: name, from: today, to: addDays(today, 6), reason }
      await doneAs(store, STAGE, desk, { act: 'freeze', input })
      return { memberId: name, backOn: addDays(today, 2) }
    },
    extend: async (name) => (await soldTo(name), { memberId: name, days: 2, reason }),
    cancel: async (name) => (
      await soldTo(name),
      { memberId: name, on: addDays(today, 1), fee: 0, reason, atPeriodEnd: false }
    ),
    draft: async (name) => ({ memberId: await join(name), terms: draftInputWith(), then: 'draft' }),
    editDraft: async (name) => ({
      ...{ invoiceId: await draftFor(name), memberId: name, then: 'draft' },
      terms: draftInputWith({ price: 700 }),
    }),
    submit: async (name) => ({ invoiceId: await draftFor(name) }),
    approve: async (name) => ({ invoiceId: await draftFor(name, 'submit') }),
    reject: async (name) => ({ invoiceId: await draftFor(name, 'submit'), reason }),
    issue: async (name) => ({ invoiceId: await draftFor(name) }),
    discard: async (name) => ({ invoiceId: await draftFor(name) }),
    putAway: async (name) => ({ invoiceId: await draftFor(name, 'issue') }),
    collect: async (name) => ({
      invoiceId: await soldTo(name),
      rows: [cashRow(100), cashRow(50, { modeOfPayment: 'UPI' })],
    }),
    reverse: async (name) => ({ invoiceId: await soldTo(name), paymentId: paymentId(name), reason }),
    bounce: async (name) => ({
      invoiceId: await soldTo(name, [cashRow(400, { modeOfPayment: 'Cheque' })]),
      ...{ paymentId: paymentId(name), reason },
    }),
    clearCheque: async (name) => ({
      invoiceId: await soldTo(name, [cashRow(400, { modeOfPayment: 'Cheque' })]),
      paymentId: paymentId(name),
    }),
    payCredit: async (name) => {
      const invoiceId = await soldTo(name)
      await doneAs(store, STAGE, owner, { act: 'creditNote', input: { invoiceId, amount: 1000, reason } })
      return {
        ...{ memberId: name, amount: 150, modeOfPayment: 'Cash', paymentSource: 'Front desk' },
        ...{ reference: '', reason },
      }
    },
    refund: async (name) => ({
      ...{ invoiceId: await soldTo(name), amount: 150, modeOfPayment: 'Cash', paymentSource: 'Front desk' },
      ...{ reference: '', of: paymentId(name), reason },
    }),
    creditNote: async (name) => ({ invoiceId: await soldTo(name), amount: 200, reason }),
    forgive: async (name) => ({ invoiceId: await soldTo(name), reason }),
    unforgive: async (name) => {
      const invoiceId = await soldTo(name)
      await doneAs(store, STAGE, owner, { act: 'forgive', input: { invoiceId, reason } })
      return { invoiceId }
    },
    changeDueDate: async (name) => ({ invoiceId: await soldTo(name), dueOn: addDays(today, 20) }),
    closeDay: async (name) => {
      await soldTo(name)
      const { moves } = await dayMoney(store, STAGE, { day: today, today, timezone: ZONE, paymentKinds: {} })
      return {
        ...{ day: today, opening: 0, reason, seen: await seenOf(moves) },
        counts: [{ mode: 'Cash', by: '', amount: 0, pieces: null }],
      }
    },
    addContribution: async (name) => (await employ(name), bonusOf(name)),
    generateContributions: async (name) => {
      await employ(name)
      const asked = { gymId: STAGE, month: lastMonth, settings: settingsWith(), now, today }
      const people = previewOf(payOfMonth(await paySourceOf(store, asked), []), [])
      const seen = await seenOfPay(people.filter(({ staffId }) => staffId === name))
      return { month: lastMonth, staffIds: [name], seen }
    },
    approveContributions: async (name) => ({ month: thisMonth, ids: [await bonusFor(name)] }),
    payContributions: async (name) => ({
      ...{ month: thisMonth, ids: [await approvedBonusFor(name)] },
      ...{ paidOn: today, modeOfPayment: 'UPI' },
    }),
    carryOverPay: async (name) => {
      await employ(name)
      // Nothing of the month is left to generate.
      await store.batch((writer) => writer.update(`staff/${name}`, [{ at: ['payBasis'], value: '' }]))
      const key = keyOf(`${name} owes`)
      const owed = {
        ...{ ...bonusOf(name), categoryId: starterCategoryId(STAGE, 'Other deduction') },
        ...{ month: lastMonth, date: addDuration(today, -1, 'Month') },
      }
      await doneAs(store, STAGE, owner, { act: 'addContribution', input: owed, key })
      const input = { month: lastMonth, ids: [`${STAGE}_${key}`] }
      await doneAs(store, STAGE, owner, { act: 'approveContributions', input })
      return { month: lastMonth, staffId: name }
    },
    reverseContribution: async (name) => {
      const id = await approvedBonusFor(name)
      const input = { month: thisMonth, ids: [id], paidOn: today, modeOfPayment: 'UPI' }
      await doneAs(store, STAGE, owner, { act: 'payContributions', input })
      return { contributionId: id, reason }
    },
    // Before anybody was employed: nothing of it is left to generate.
    lockPayMonth: () => Promise.resolve({ month: '2025-12' }),
  }
  return stages
}
