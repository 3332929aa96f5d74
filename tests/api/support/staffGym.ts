import { randomUUID } from 'node:crypto'
import { ask, usualCallers } from './servedCalls'
import { expect } from 'vitest'
import { z } from 'zod'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { adminAuth, adminStore, host, ports, projectId } from '../../support/emulators'
import { putGym } from './gymFixtures'
import { openAdminStore } from './dataStores'
import { emptyStore } from '../../support/emptyStore'
import { sampleInputs } from './sampleInputs'

/** A centre that hires, another one, and who may change its employees. */
export const IRON = 'change-iron'
export const ICE = 'change-ice'
export const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
export const { store } = openAdminStore()

export async function hired(fields: object = {}, token = tokens.owner): Promise<string> {
  const input = {
    ...sampleInputs(IRON).createEmployee,
    key: randomUUID(),
    email: `ravi-${randomUUID()}@iron.test`,
    ...fields,
  }
  const { status, body } = await ask('createEmployee', input, { token })
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.createEmployee.output.parse(body).uid
}

export const change = (uid: string, fields: object, token = tokens.owner, parts = {}) =>
  ask('updateEmployee', { gymId: IRON, uid, ...fields }, { token }, parts)

export async function changed(uid: string, fields: object, token = tokens.owner) {
  const { status, body } = await change(uid, fields, token)
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.updateEmployee.output.parse(body)
}

export const done = (uid: string) => ({ kind: 'done', uid })
export const recordOf = async (uid: string) => (await adminStore().doc(`staff/${uid}`).get()).data()
export const invitedAtOf = async (uid: string) => (await recordOf(uid))?.['invitedAt'] as unknown
export const accountOf = (uid: string) => adminAuth().getUser(uid)
export const staffs = async () => (await adminStore().doc(`gyms/${IRON}`).get()).data()?.['staffs'] as unknown

const mailsSchema = z.object({ oobCodes: z.array(z.object({ email: z.string() })) })
/** How many mails went to that address, by the Auth emulator. */
export async function mailsTo(email: string): Promise<number> {
  const answer = await fetch(`http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`)
  return mailsSchema.parse(await answer.json()).oobCodes.filter((mail) => mail.email === email).length
}

/** Before all tests. */
export async function staffAccounts(): Promise<void> {
  Object.assign(tokens, await usualCallers('change', IRON, ICE))
}

/** Before each test. */
export async function beginStaff(): Promise<void> {
  await emptyStore()
  await putGym(store, IRON, { staffs: 0 })
  await putGym(store, ICE)
}
