import { beforeEach, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { memberPackageSchema } from '@/domain/packages/memberPackage'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { adminStore } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { cashRow, keyOf, saleInputOn } from './support/acts'
import { newCaller, send } from './support/callers'
import { openAdminStore } from './support/dataStores'
import { putDevice } from './support/deviceFixtures'
import { emptyStore } from '../support/emptyStore'
import { monthly, putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const GYM = 'triggers-doors'
const SN = 'TRIGGERS1'
const { store } = openAdminStore()
const template = { ...monthly, gymId: GYM }
const now = new Date()
const today = civilDateIn(now, 'Asia/Kolkata')
const soon = { timeout: 25_000, interval: 250 }

let owner = ''

const call = async (name: string, input: object) =>
  (await send(`/api/${name}`, { token: owner, body: { gymId: GYM, ...input } })).body
/** What the doors are told of a number, and what the device is queued for it. */
async function doorOf(pin: string) {
  const user = (await adminStore().doc(`biometricUsers/${GYM}_${pin}`).get()).data() ?? {}
  const { docs } = await adminStore()
    .collection(`biometricDevices/${SN}/commands`)
    .where('pin', '==', pin)
    .where('status', '==', 'QUEUED')
    .get()
  return [user['desired'] as unknown, docs.map((each) => each.data()['kind'] as unknown)]
}
const counted = async () => (await adminStore().doc(`gyms/${GYM}`).get()).data()?.['members'] as unknown

beforeEach(async () => {
  await emptyStore()
  await putGym(store, GYM, { deviceSerials: [SN], staffs: 0 })
  await store.batch((writer) => writer.set(`memberPackages/${template.id}`, template))
  await putDevice(store, { sn: SN, gymId: GYM, secret: 'QW7F3A9C21' })
  owner = await newCaller(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
})

it('the doors follow a member who expired, renews, is deleted and comes back, and so does the count of members', async () => {
  const over = memberPackageSchema.parse({
    ...{ id: 'over', packageId: template.id, name: template.name, price: 1000 },
    ...{ duration: 1, durationType: 'Month', startDate: addDays(today, -60), endDate: addDays(today, -30) },
  })
  const asha = memberWith({ id: 'asha', gymId: GYM, currentPackage: over })
  const { members } = repositoriesOver(store, { now: () => new Date() })
  await store.batch((writer) => writer.set('members/asha', asha))
  await expect.poll(counted, soon).toBe(1)

  const linked = await call('linkPin', { personType: 'member', personId: 'asha', pin: '1001' })
  expect(linked).toEqual({ kind: 'done', pin: '1001', punches: 0 })
  expect(await doorOf('1001')).toEqual(['disabled', ['DISABLE']])

  const renewed = await call('act', {
    ...{ act: 'renew', key: keyOf('renewed at the doors') },
    input: {
      ...{ memberId: 'asha', templateId: template.id, asks: false },
      terms: saleInputOn(now, { payments: [cashRow(1000)] }),
    },
  })
  expect(renewed).toMatchObject({ kind: 'done' })
  expect(await doorOf('1001')).toEqual(['enabled', ['ENABLE']])

  await members.remove(GYM, 'asha')
  await expect.poll(() => doorOf('1001'), soon).toEqual(['disabled', ['DISABLE']])
  await expect.poll(counted, soon).toBe(0)
  await members.undoRemove(GYM, 'asha')
  await expect.poll(() => doorOf('1001'), soon).toEqual(['enabled', ['ENABLE']])
  await expect.poll(counted, soon).toBe(1)
}, 120_000)

it('the doors follow an employee who is hired, leaves and comes back', async () => {
  const hired = await call('createEmployee', {
    ...sampleInputs(GYM).createEmployee,
    ...{ key: keyOf('hired at the doors'), role: '', email: '', biometricId: 1002 },
  })
  const uid = (hired as { uid: string }).uid
  expect(await doorOf('1002')).toEqual(['enabled', ['ENABLE']])
  await call('updateEmployee', { uid, isActive: false })
  expect(await doorOf('1002')).toEqual(['disabled', ['DISABLE']])
  await call('updateEmployee', { uid, isActive: true })
  expect(await doorOf('1002')).toEqual(['enabled', ['ENABLE']])
})

it('the doors follow the centre’s zone and days of grace by themselves, soon after the owner has saved them', async () => {
  const ended = memberPackageSchema.parse({
    ...{ id: 'ended', packageId: template.id, name: template.name, price: 1000 },
    ...{ duration: 1, durationType: 'Month', startDate: addDays(today, -31), endDate: addDays(today, -1) },
  })
  const asha = memberWith({ id: 'asha', gymId: GYM, currentPackage: ended })
  await store.batch((writer) => writer.set('members/asha', asha))
  await call('linkPin', { personType: 'member', personId: 'asha', pin: '1001' })
  expect(await doorOf('1001')).toEqual(['enabled', ['ENABLE']])
  expect(await call('updateGym', { preference: { graceDays: 0 } })).toMatchObject({ kind: 'done' })
  await expect.poll(() => doorOf('1001'), soon).toEqual(['disabled', ['DISABLE']])
  await call('updateGym', { preference: { timezone: 'Asia/Dubai' } })
  const device = async () => (await adminStore().doc(`biometricDevices/${SN}`).get()).data()
  await expect
    .poll(device, soon)
    .toMatchObject({ timezone: 'Asia/Dubai', tzOffsetMinutes: 240, clockOffsetMinutes: 330 })
}, 90_000)
