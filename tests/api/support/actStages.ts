import { seenOf } from '@/domain/dayClose/cashMoves'
import type { ActInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import { emptyPromoForm, promoFieldsOf } from '@/domain/promoCodes/promoForm'
import { endDateOf } from '@/domain/packages/term'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { dayMoves } from '@/data/dayClose/dayMoves'
import { repositoriesOver } from '@/data/repositories'
import type { DocumentStore } from '@/data/store/documentStore'
import { cashRow, deskActs, doneAs, draftInputWith, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './acts'
import { centreInfo, formOf, monthly, putCentre } from './centreFixtures'

export const STAGE = 'stage'
export const ZONE = 'Asia/Kolkata'
export const now = new Date()
export const today = civilDateIn(now, ZONE)
const owner = ownerActs(STAGE)
const desk = deskActs(STAGE)

/** A centre that sells a monthly package, with a code that gives a tenth. */
export async function openStage(store: DocumentStore): Promise<void> {
  await putCentre(store, STAGE)
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
      centreInfo(STAGE),
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

  const stages: { [A in ActName]: (name: string) => Promise<ActInput<A>> } = {
    assign: async (name) =>
      saleOf(await join(name), {
        ...{ promoCode: 'DIWALI', promoId: 'stage-diwali' },
        payments: [cashRow(300), cashRow(200, { modeOfPayment: 'UPI' })],
      }),
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
    extend: async (name) => (await soldTo(name), { memberId: name, days: 3, reason }),
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
      const moves = await dayMoves(store, STAGE, { day: today, today, timezone: ZONE })
      return {
        ...{ day: today, opening: 0, reason, seen: await seenOf(moves) },
        counts: [{ mode: 'Cash', by: '', amount: 0, pieces: null }],
      }
    },
  }
  return stages
}
