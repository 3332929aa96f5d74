import { beforeEach, describe, expect, it } from 'vitest'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { civil } from '@/domain/shared/civilDate'
import { repositoriesOver } from '../support/repositories'
import { cashRow, doneAs, invoiceIdOf, keyOf, ownerActs, saleInputOn } from './support/acts'
import { openAdminStore } from './support/dataStores'
import { putDevice } from './support/deviceFixtures'
import { emptyStore } from '../support/emptyStore'
import { formOf, gymInfo, monthly, putGym } from './support/gymFixtures'
import { terminalOver } from './support/terminal'

const GYM = 'door-dues'
const SN = 'DUES1'
const SECRET = 'QW7F3A9C21'
const PIN = '1001'
/** 10:00 in India on 20 November 2026. */
const NOW = new Date('2026-11-20T04:30:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const { store } = openAdminStore()
const owner = ownerActs(GYM)
const template = { ...monthly, gymId: GYM }
const invoiceId = invoiceIdOf(GYM, 'sold')

const door = () => terminalOver(NOW, { sn: SN, secret: SECRET })

const sell = (paid: number) =>
  doneAs(store, GYM, owner, {
    act: 'assign',
    input: {
      ...{ memberId: 'asha', templateId: template.id, asks: false },
      terms: saleInputOn(NOW, { payments: [cashRow(paid)] }),
    },
    key: keyOf('sold'),
    now: NOW,
  })
const collect = (amount: number, now: Date) =>
  doneAs(store, GYM, owner, { act: 'collect', input: { invoiceId, rows: [cashRow(amount)] }, now })
/** Of the invoice's first payment, second payment and so on. */
async function refund(which: number, amount: number, now: Date) {
  const invoice = readInvoice(await store.get(`invoices/${invoiceId}`), 'Asia/Kolkata')
  const of = invoice?.payments[which]?.id ?? expect.fail('no such payment')
  const input = { ...cashRow(amount), invoiceId, of, reason: 'Charged by mistake' }
  await doneAs(store, GYM, owner, { act: 'refund', input, now })
}

const put = async (preference: object) => {
  await emptyStore()
  await putGym(store, GYM, { deviceSerials: [SN], preference: { graceDays: 0, ...preference } })
  await store.batch((writer) => writer.set(`memberPackages/${template.id}`, template))
  await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET })
  await repositoriesOver(store, { now: () => NOW }).members.add(
    GYM,
    'asha',
    formOf({ name: 'Asha Rao', biometricUserId: 1001 }),
    gymInfo(GYM),
  )
}

describe('the doors go as far as is paid (deviceDuesRule "paidUntil")', () => {
  beforeEach(() => put({ deviceDuesRule: 'paidUntil' }))

  it('a payment moves the last day, and money that is given back moves it again', async () => {
    const terminal = door()
    const isOpen = async (...days: string[]) => {
      await terminal.poll()
      return days.map((day) => terminal.opens(PIN, day))
    }
    await sell(400)
    expect(await isOpen('2026-12-01', '2026-12-02')).toEqual([true, false])
    await collect(600, later(1))
    expect(await isOpen('2026-12-02', '2026-12-19', '2026-12-20')).toEqual([true, true, false])
    await refund(1, 500, later(2))
    expect(await isOpen('2026-12-04', '2026-12-05')).toEqual([true, false])
    // As far as is paid is not at all.
    await refund(1, 100, later(3))
    await refund(0, 400, later(3))
    expect(await isOpen('2026-11-20', '2026-12-04')).toEqual([false, false])
    await collect(1000, later(4))
    expect(await isOpen('2026-11-20', '2026-12-19')).toEqual([true, true])
  })

  it('and where the package counts alone, neither does', async () => {
    await put({ deviceDuesRule: 'none' })
    const terminal = door()
    await sell(400)
    await terminal.poll()
    expect([terminal.opens(PIN, '2026-12-19'), terminal.opens(PIN, '2026-12-20')]).toEqual([true, false])
    await collect(600, later(1))
    await refund(1, 500, later(2))
    expect(await terminal.poll()).toEqual([])
  })
})

describe('a freeze that ends early', () => {
  beforeEach(() => put({}))

  it('opens the door with the day that they are back, and moves the last one', async () => {
    const terminal = door()
    await sell(1000)
    await doneAs(store, GYM, owner, {
      act: 'freeze',
      input: { memberId: 'asha', from: civil('2026-11-20'), to: civil('2026-11-29'), reason: 'Travel' },
      now: NOW,
    })
    await terminal.poll()
    expect([terminal.opens(PIN, '2026-11-24'), terminal.opens(PIN, '2026-12-29')]).toEqual([false, true])
    const back = later(4 * 24)
    await doneAs(store, GYM, owner, {
      act: 'endFreeze',
      input: { memberId: 'asha', backOn: civil('2026-11-24') },
      now: back,
    })
    await terminal.poll()
    expect(['2026-11-24', '2026-12-23', '2026-12-24'].map((day) => terminal.opens(PIN, day))).toEqual([
      true,
      true,
      false,
    ])
  })
})
