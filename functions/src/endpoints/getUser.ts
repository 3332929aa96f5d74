import type { UserRecord } from 'firebase-admin/auth'
import type { CallOutput } from '@/domain/api/contract'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { civilFrom, instantFrom, type StoredRecord } from '@/domain/shared/readers'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import type { StoredDocument } from '@/data/store/documentStore'
import { supportOf } from '../http/caller'
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

/** The caller's own centre has been read with the call. */
const gymOf = async ({ store, gym }: Acting, gymId: string): Promise<StoredDocument | null> =>
  gym?.id === gymId ? gym : store.get(gymPath(gymId))

function employee({ id, path, data }: StoredDocument, gym: StoredDocument | null): User {
  const gymId = textOf(data['gymId'])
  const timezone = gym ? storedSettings(gym).timezone : 'UTC'
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

type Asked = { uid: string; staff: StoredDocument | null; gym: StoredDocument | null }

/** Oneself, an owner's employees; for an administrator every account, and a centre's employees as support. */
function mayRead({ caller, now }: Acting, { uid, staff, gym }: Asked): boolean {
  if (caller.role === 'ADMIN' && staff !== null && caller.uid !== uid)
    return gym !== null && supportOf(gym, caller.uid, now) !== null
  const isOwners = caller.role === 'CLIENT' && staff?.data['gymId'] === caller.gymId
  return caller.role === 'ADMIN' || caller.uid === uid || isOwners
}

async function accountOf({ auth }: Acting, uid: string): Promise<User> {
  const { users } = await auth.getUsers([{ uid }])
  const [found] = users
  if (found === undefined) throw new HttpError(422, 'not-found', 'There is no such user.')
  return accountOnly(found)
}

/** SPECIFICATION 3 "Staff or user record": the staff list's, else the centre's for its owner, else Auth's. */
export const getUser: Handler<'getUser'> = async ({ uid }, acting) => {
  const staff = await acting.store.get(staffPath(uid))
  const gymId = staff === null ? uid : textOf(staff.data['gymId'])
  const gym = gymId === '' ? null : await gymOf(acting, gymId)
  if (!mayRead(acting, { uid, staff, gym })) throw notAllowed()
  if (staff !== null) return employee(staff, gym)
  return gym !== null ? owner(gym) : accountOf(acting, uid)
}
