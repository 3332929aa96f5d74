import { randomUUID } from 'node:crypto'
import { getStorage } from 'firebase-admin/storage'
import { expect } from 'vitest'
import { fileCalls } from '@/domain/api/calls/fileCalls'
import type { FileKind } from '@/domain/files/fileKinds'
import { adminApp, adminStore } from '../../support/emulators'
import { putGym } from './gymFixtures'
import { openAdminStore } from './dataStores'
import { emptyStore } from '../../support/emptyStore'
import { ask, newAccount, usualCallers } from './servedCalls'

/** Two centres, the files that the first one keeps, and who asks for them. */
export const IRON = 'files-iron'
export const ICE = 'files-ice'
export const tokens = { admin: '', owner: '', manager: '', sales: '', other: '', otherDesk: '' }
const { store } = openAdminStore()

export const put = (kind: FileKind, id: string, bytes: Buffer, token = tokens.manager, gymId = IRON) =>
  ask('putFile', { gymId, kind, id, file: bytes.toString('base64') }, { token })

export async function kept(
  kind: FileKind,
  id: string,
  bytes: Buffer,
  token = tokens.manager,
): Promise<string> {
  const { status, body } = await put(kind, id, bytes, token)
  expect([status, body]).toMatchObject([200, { kind: 'done' }])
  const answer = fileCalls.putFile.output.parse(body)
  return answer.kind === 'done' ? answer.path : ''
}

export const fileAt = (path: string) => getStorage(adminApp()).bucket().file(path)

/** Before all tests. */
export async function filesAccounts(): Promise<void> {
  Object.assign(tokens, await usualCallers('files', IRON, ICE))
  tokens.otherDesk = await newAccount('files-ice-desk', { role: 'Manager', clientType: 'GYM', gymId: ICE })
}

/** Before each test: a member whom nobody had before, by whose id it answers. */
export async function beginFiles(): Promise<string> {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  const asha = `asha-${randomUUID()}`
  await adminStore().doc(`members/${asha}`).set({ gymId: IRON, name: 'Asha' })
  await adminStore().doc('staff/files-desk').set({ gymId: IRON, name: 'Ravi', role: 'Manager' })
  await adminStore().doc('staff/files-coach').set({ gymId: IRON, name: 'Mohan' })
  await adminStore().doc('expenses/files-rent').set({ gymId: IRON, amount: 100 })
  return asha
}
