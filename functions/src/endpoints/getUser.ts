import type { UserRecord } from 'firebase-admin/auth'
import type { CallOutput } from '@/domain/api/contract'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { civilFrom, instantFrom, type StoredRecord } from '@/domain/shared/readers'
import { gymPath, storedSettings } from '@/data/gyms/centreOf'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { Caller } from '../http/caller'
import type { Acting, Handler } from '../http/handler'
import { HttpError, notAllowed } from '../http/httpError'

type User = CallOutput<'getUser'>

const staffPath = (uid: string) => `staff/${uid}`

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const instantText = (value: unknown): string => instantFrom(value)?.toISOString() ?? ''

const shared = (data: StoredRecord) => ({
  email: textOf(data['email']),
  name: textOf(data['name']),
  phone: textOf(data['phone']),
  pincode: textOf(data['pincode']),
  state: textOf(data['state']),
  address: textOf(data['address']),
  city: textOf(data['city']),
  createdAt: instantText(data['createdAt']),
})

async function employee(store: DocumentStore, { id, path, data }: StoredDocument): Promise<User> {
  const gymId = textOf(data['gymId'])
  const centre = gymId === '' ? null : await store.get(gymPath(gymId))
  const timezone = centre ? storedSettings(centre).timezone : 'UTC'
  const dateText = (value: unknown) => civilFrom(value, timezone) ?? ''
  return {
    ...shared(data),
    id,
    ref: path,
    employerId: textOf(data['employerId']) || gymId,
    joiningDate: dateText(data['joiningDate']),
    role: textOf(data['role']),
    dob: dateText(data['dob']),
    gender: textOf(data['gender']),
  }
}

function owner({ id, path, data }: StoredDocument): User {
  const upgraded = upgradeGym(id, data).data
  return {
    ...shared(upgraded),
    name: textOf(upgraded['ownerName']) || textOf(upgraded['name']),
    id,
    ref: path,
    employerId: '',
    joiningDate: '',
    role: 'Client',
    dob: '',
    gender: '',
  }
}

function accountOnly({ uid, email, displayName, phoneNumber, metadata, customClaims }: UserRecord): User {
  return {
    ...shared({ email, name: displayName, phone: phoneNumber, createdAt: new Date(metadata.creationTime) }),
    id: uid,
    ref: '',
    employerId: '',
    joiningDate: '',
    role: customClaims?.['admin'] === true ? 'Admin' : textOf(customClaims?.['role']),
    dob: '',
    gender: '',
  }
}

/** Oneself, an owner's employees, and anybody for an administrator. */
function mayRead({ uid, role, gymId }: Caller, asked: string, staff: StoredDocument | null): boolean {
  return role === 'ADMIN' || uid === asked || (role === 'CLIENT' && staff?.data['gymId'] === gymId)
}

async function accountOf({ auth }: Acting, uid: string): Promise<User> {
  const { users } = await auth.getUsers([{ uid }])
  const [found] = users
  if (found === undefined) throw new HttpError(422, 'not-found', 'There is no such user.')
  return accountOnly(found)
}

/** SPECIFICATION 3 "Staff or user record": the staff list's, else the centre's for its owner, else Auth's. */
export const getUser: Handler<'getUser'> = async ({ uid }, acting) => {
  const { store, caller } = acting
  const staff = await store.get(staffPath(uid))
  if (!mayRead(caller, uid, staff)) throw notAllowed()
  if (staff !== null) return employee(store, staff)
  const centre = await store.get(gymPath(uid))
  return centre !== null ? owner(centre) : accountOf(acting, uid)
}
