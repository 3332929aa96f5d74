import { beforeEach, describe, expect, it } from 'vitest'
import { civilDateIn, financialYearOf } from '@/domain/shared/calendar'
import { isRefused } from '@/domain/shared/refusal'
import { repositoriesOver } from '../support/repositories'
import { cashRow, deskActs, doneAs, invoiceIdOf, keyOf, ownerActs, runAs, saleInputOn } from './support/acts'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const [IRON, STEEL] = ['iron', 'steel']
const GSTIN = '23AABCI1234F1Z9'
const registered = { taxRegime: 'regular', gstin: GSTIN, invoicePrefix: 'IRN' }
const now = new Date()
const fy = financialYearOf(civilDateIn(now, 'Asia/Kolkata'))
const { store } = openAdminStore()

const put = (gymId: string, preference: object) => putGym(store, gymId, { preference })

async function join(gymId: string) {
  await store.batch((writer) =>
    writer.set(`memberPackages/${gymId}-m`, { ...monthly, id: `${gymId}-m`, gymId }),
  )
  await repositoriesOver(store, { now: () => now }).members.add(
    ...([gymId, `${gymId}-asha`, formOf({ name: 'Asha' }), gymInfo(gymId)] as const),
  )
}

const sale = (gymId: string, key = 'sale') => ({
  act: 'assign' as const,
  key: keyOf(key),
  now,
  input: {
    memberId: `${gymId}-asha`,
    templateId: `${gymId}-m`,
    asks: false,
    terms: saleInputOn(now, { payments: [cashRow(100)] }),
  },
})
const sell = (gymId: string, key?: string) => runAs(store, gymId, deskActs(gymId), sale(gymId, key))
const numberOf = async (gymId: string, key = 'sale') =>
  (await store.get(`invoices/${invoiceIdOf(gymId, key)}`))?.data['invoiceNumber']

beforeEach(async () => {
  await emptyStore()
  for (const gymId of [IRON, STEEL]) {
    await put(gymId, registered)
    await join(gymId)
  }
})

describe('two centres with one GSTIN can’t share a prefix (DOMAIN 2.3)', () => {
  it('the first to issue has it, the other is told and issues nothing; with a prefix of its own it does', async () => {
    expect(isRefused(await sell(IRON))).toBe(false)
    expect(await sell(STEEL)).toEqual({
      kind: 'refused',
      reason: `Another centre with the GSTIN ${GSTIN} already numbers its invoices IRN/. Choose another invoice prefix in the settings.`,
    })
    expect([await numberOf(IRON), await numberOf(STEEL)]).toEqual([`IRN/${fy}/000001`, undefined])
    expect(await store.get(`gyms/${STEEL}/counters/invoice_${fy}`)).toBeNull()
    await put(STEEL, { ...registered, invoicePrefix: 'STL' })
    expect(isRefused(await sell(STEEL, 'again'))).toBe(false)
    expect(await numberOf(STEEL, 'again')).toBe(`STL/${fy}/000001`)
  })

  it('gives it to one of two that issue at the same moment', async () => {
    const answers = await Promise.all([sell(IRON), sell(STEEL)])
    expect(answers.filter((answer) => isRefused(answer))).toHaveLength(1)
  })

  it('asks nothing of another GSTIN, and nothing of centres without one', async () => {
    await put(STEEL, { ...registered, gstin: '27AAPFU0939F1ZV' })
    expect((await Promise.all([sell(IRON), sell(STEEL)])).filter((answer) => isRefused(answer))).toEqual([])
    await put(IRON, { invoicePrefix: 'OLD', taxRegime: 'unregistered' })
    await put(STEEL, { invoicePrefix: 'OLD', taxRegime: 'unregistered', gstin: GSTIN })
    for (const gymId of [IRON, STEEL]) {
      const invoiceId = invoiceIdOf(gymId, 'sale')
      await doneAs(store, gymId, ownerActs(gymId), {
        ...{ act: 'creditNote' as const, input: { invoiceId, amount: 1, reason: 'Closed' }, now },
      })
    }
    expect(await store.get(`gstinPrefixes/${GSTIN}_OLD`)).toBeNull()
  })

  it('holds credit notes too, whose numbers begin with the same prefix', async () => {
    await put(STEEL, { ...registered, invoicePrefix: 'STL' })
    await Promise.all([sell(IRON), sell(STEEL)])
    await put(STEEL, registered)
    const input = { invoiceId: invoiceIdOf(STEEL, 'sale'), amount: 10, reason: 'Closed' }
    const note = await runAs(store, STEEL, ownerActs(STEEL), { act: 'creditNote', input, now })
    expect(note).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('already numbers') as string,
    })
  })
})
