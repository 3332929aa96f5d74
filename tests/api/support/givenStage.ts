import { expect } from 'vitest'
import type { ActName } from '@/domain/acts/actNames'
import type { ActInput } from '@/domain/acts/actInputs'
import { civilDateIn } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import type { DocumentStore } from '@/data/store/documentStore'
import { repositoriesOver } from '../../support/repositories'
import { cashRow, deskActs, doneAs, keyOf, ownerActs, runAs, saleInputOn, type Acted } from './acts'
import { gymInfo, formOf, monthly, putGym } from './gymFixtures'
import { everyDocument } from './servedCalls'

/** A centre whose desk may give a tenth, and what it sells: for attacks by a clerk with a console. */
export function givenStage(store: DocumentStore, gymId: string) {
  const now = new Date()
  const today = civilDateIn(now, 'Asia/Kolkata')
  const owner = ownerActs(gymId)
  const desk = deskActs(gymId)
  const month = { ...monthly, id: `${gymId}-month`, gymId, name: 'Month', price: 2000, joiningFee: 500 }
  const free = { ...month, joiningFee: 0 }
  const templates = {
    month,
    annual: {
      ...{ ...free, id: `${gymId}-annual`, name: 'Annual', price: 30_000 },
      durationType: 'Year' as const,
    },
    dayPass: {
      ...{ ...free, id: `${gymId}-day`, name: 'Day pass', price: 300 },
      durationType: 'Day' as const,
    },
    floor: { ...free, id: `${gymId}-floor`, name: 'Other floor' },
    trial: { ...free, id: `${gymId}-trial`, name: 'Trial', price: 0, durationType: 'Day' as const },
    recurring: {
      ...{ ...free, id: `${gymId}-recurring`, name: 'Monthly plan' },
      type: 'Recurring' as const,
    },
  }

  async function open() {
    await putGym(store, gymId, {
      preference: { invoicePrefix: 'GIV', taxRegime: 'unregistered', deskDiscountPercent: 10 },
    })
    await store.batch((writer) => {
      for (const template of Object.values(templates)) writer.set(`memberPackages/${template.id}`, template)
    })
  }

  const sale = (
    memberId: string,
    template: typeof month,
    terms: Parameters<typeof saleInputOn>[1] = {},
    asks = false,
  ): Acted<'assign'> => ({
    act: 'assign',
    input: {
      ...{ memberId, templateId: template.id, asks },
      terms: saleInputOn(now, { basePrice: template.price, joiningFee: template.joiningFee, ...terms }),
    },
  })

  const changed = (
    memberId: string,
    template: typeof month,
    mode: ActInput<'change'>['mode'],
    startDate = today,
    asks = false,
  ): Acted<'change'> => ({
    act: 'change',
    input: {
      ...{ memberId, templateId: template.id, mode, asks },
      terms: saleInputOn(now, { basePrice: template.price, startDate }),
    },
  })

  /** A member; with a package where one is named, sold by the owner on that day and paid. */
  async function join(name: string, sold?: { template: typeof month; start?: string; paid?: number }) {
    const { members } = repositoriesOver(store, { now: () => now })
    await members.add(gymId, name, formOf({ name }), gymInfo(gymId))
    if (!sold) return name
    const { template, start = today, paid = template.price } = sold
    await doneAs(store, gymId, owner, {
      ...sale(name, template, {
        startDate: civil(start),
        joiningFee: 0,
        discountReason: 'Old member',
        payments: paid > 0 ? [cashRow(paid)] : [],
      }),
      key: keyOf(`sold ${name}`),
    })
    return name
  }

  async function expectRefused<A extends ActName>(acted: Acted<A>, words: string, by = desk) {
    const before = await everyDocument()
    expect(await runAs(store, gymId, by, acted)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(words) as unknown,
    })
    expect(await everyDocument()).toEqual(before)
  }
  const expectDone = async <A extends ActName>(acted: Acted<A>, by = desk) =>
    expect(await runAs(store, gymId, by, acted)).toMatchObject({ kind: 'done' })

  return { now, today, owner, desk, templates, open, sale, changed, join, expectRefused, expectDone }
}
