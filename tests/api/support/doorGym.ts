import type { BiometricUser } from '@/domain/biometric/device'
import { repositoriesOver } from '../../support/repositories'
import { doneAs, keyOf, ownerActs, saleInputOn, cashRow } from './acts'
import { openAdminStore } from './dataStores'
import { putDevice } from './deviceFixtures'
import { emptyStore } from '../../support/emptyStore'
import { formOf, gymInfo, monthly, putGym } from './gymFixtures'
import { newAccount } from './servedCalls'
import { terminalOver } from './terminal'

/** A centre with a terminal at its door and one member, who has a number on it. */
export const GYM = 'doors'
export const SN = 'DOORS1'
export const SECRET = 'QW7F3A9C21'
export const PIN = '1001'
/** 10:00 in India on 20 November 2026. */
export const NOW = new Date('2026-11-20T04:30:00Z')
export const TODAY = '2026-11-20'

export const { store } = openAdminStore()
export const owner = ownerActs(GYM)
export const template = { ...monthly, gymId: GYM }

export const members = () => repositoriesOver(store, { now: () => NOW }).members
export const stored = async (path: string) => (await store.get(path))?.data
export const userOf = async () => (await stored(`biometricUsers/${GYM}_${PIN}`)) as BiometricUser
export const waiting = async () => (await stored(`biometricDevices/${SN}`))?.['pendingCount']
export const ofMember = { memberId: 'asha' }

export const sell = () =>
  doneAs(store, GYM, owner, {
    act: 'assign',
    input: {
      ...{ memberId: 'asha', templateId: template.id, asks: false },
      terms: saleInputOn(NOW, { payments: [cashRow(1000)] }),
    },
    key: keyOf('sold'),
    now: NOW,
  })

export const newDoor = () => terminalOver(NOW, { sn: SN, secret: SECRET })
export const ownerToken = () => newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })

/** Before each test. */
export async function beginDoors(): Promise<void> {
  await emptyStore()
  await putGym(store, GYM, { deviceSerials: [SN] })
  await store.batch((writer) => writer.set(`memberPackages/${template.id}`, template))
  await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET })
  await members().add(GYM, 'asha', formOf({ name: 'Asha Rao', biometricUserId: 1001 }), gymInfo(GYM))
}
