import { beforeAll, expect, it } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { adminStore, clearStore } from '../support/emulators'
import { newCaller, send } from './support/callers'
import { putCentre } from './support/centreFixtures'
import { openAdminStore } from './support/dataStores'

const IRON = 'trigger-iron'
let owner = ''

beforeAll(async () => {
  await clearStore()
  await putCentre(openAdminStore().store, IRON)
  owner = await newCaller(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
})

it('a message goes out by itself, as soon as it is queued', async () => {
  const body = {
    gymId: IRON,
    to: '9876543210',
    templateKey: 'welcome',
    vars: { name: 'Asha', package: 'Monthly', endDate: '19 Dec, 2026' },
  }
  const answer = await send(deskCalls.sendSMS.path, { token: owner, body })
  expect([answer.status, answer.body]).toMatchObject([200, { kind: 'done' }])
  const message = deskCalls.sendSMS.output.parse(answer.body)
  if (message.kind !== 'done') throw new Error(message.reason)
  const status = async () =>
    (await adminStore().doc(`outbox/${message.id}`).get()).data()?.['status'] as unknown
  await expect.poll(status, { timeout: 20_000, interval: 250 }).toBe('delivered')
})
