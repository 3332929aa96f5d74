import { ask, usualCallers } from './servedCalls'
import { expect } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { messageSchema } from '@/domain/messages/message'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { readMessage } from '../../../functions/src/messages/outbox'
import { adminStore } from '../../support/emulators'
import { putGym } from './gymFixtures'
import { openAdminStore } from './dataStores'
import { emptyStore } from '../../support/emptyStore'

/** A centre that sends messages, one that is not asked, and who may send. */
export const IRON = 'sms-iron'
export const ICE = 'sms-ice'
export const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
export const { store } = openAdminStore()

const currentPackage = packageWith({ name: '₹1,180 plan', endDate: civil('2026-11-20') })
export const reminder = (fields: object = {}) => ({
  gymId: IRON,
  to: { memberId: 'asha' },
  templateKey: 'renewalDue',
  ...fields,
})

export const queue = (input: object, token = tokens.owner, parts = {}) =>
  ask('sendSMS', input, { token }, parts)

export async function queued(input: object, token = tokens.owner, parts = {}) {
  const { status, body } = await queue(input, token, parts)
  expect([status, body]).toMatchObject([200, {}])
  const answer = deskCalls.sendSMS.output.parse(body)
  if (answer.kind !== 'done') throw new Error(answer.reason)
  return answer
}

export async function refused(input: object, token = tokens.owner) {
  const { status, body } = await queue(input, token)
  expect([status, body]).toMatchObject([200, {}])
  const answer = deskCalls.sendSMS.output.parse(body)
  if (answer.kind !== 'refused') throw new Error('it was queued')
  return answer
}

export async function messages() {
  const { docs } = await adminStore().collection('outbox').get()
  return docs.map(({ id }) => id)
}

export async function messageOf(id: string) {
  const stored = await store.get(`outbox/${id}`)
  if (stored === null) throw new Error('no such message')
  return messageSchema.parse(readMessage(stored))
}

/** Members and one employee of a centre, by id and number. */
export const people = (gymId: string, numbers: Record<string, string>, collection = 'members', fields = {}) =>
  store.batch((writer) => {
    for (const [id, phone] of Object.entries(numbers))
      writer.set(`${collection}/${id}`, {
        gymId,
        name: `Person ${id}`,
        phone,
        email: `${id}@example.com`,
        ...fields,
      })
  })

export const cap = (smsDailyCap: number) => putGym(store, IRON, { preference: { smsDailyCap } })

/** Before all tests. */
export async function messageAccounts(): Promise<void> {
  Object.assign(tokens, await usualCallers('sms', IRON, ICE))
}

/** Before each test. */
export async function beginMessages(): Promise<void> {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  const numbers = {
    asha: '98765 43210',
    ravi: '9876543211',
    again: '+91 98765 43210',
    meera: '9876543212',
    zoya: '9876543213',
    abroad: '+971 50 123 4567',
    noNumber: '12345',
  }
  await people(IRON, numbers, 'members', { currentPackage })
  await people(ICE, { stranger: '9876543299' }, 'members', { currentPackage })
}
