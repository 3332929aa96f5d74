import { desiredAccess, type AccessHolder } from '@/domain/biometric/desiredAccess'
import type { BiometricUser } from '@/domain/biometric/device'
import { gymPath } from '@/data/gyms/gymOf'
import { allOf } from '@/data/store/allOf'
import type { DocumentStore, StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { accessMoment, holderOf, holderPath, storedPin } from './accessMoment'
import { openQueue } from './deviceQueue'
import { everybody, rosterOf, usersOf } from './deviceQueries'
import { enabledDevices, readUser } from './deviceRecords'
import { planAccess, type AccessMoment, type PlannedAccess } from './planAccess'

/** People of one transaction: with a command each for every device it stays a small write. */
const AT_ONCE = 40

type Linked = { pin: string; holder: AccessHolder }

const isGone = ({ holder: { person } }: Linked) => person.deleted

/** One for each number: of two that have it, whoever is not deleted, and then whoever the devices know by it. */
function onePerPin(people: readonly Linked[], users: ReadonlyMap<string, BiometricUser>): Linked[] {
  const chosen = new Map<string, Linked>()
  for (const one of people) {
    const other = chosen.get(one.pin)
    const isKnown = users.get(one.pin)?.personId === one.holder.person.id
    if (other === undefined || (isGone(other) && !isGone(one)) || (isKnown && !isGone(one)))
      chosen.set(one.pin, one)
  }
  return [...chosen.values()]
}

async function linkedPeople(store: DocumentStore, moment: AccessMoment): Promise<Linked[]> {
  const linked = (personType: AccessHolder['personType']) => (stored: StoredDocument) => {
    const holder = holderOf(personType, stored, moment)
    const pin = storedPin(personType, stored)
    return holder === null || pin === '' ? null : { pin, holder }
  }
  const [members, staff] = await Promise.all([
    allOf(store, everybody('members', moment.gymId), linked('member')),
    allOf(store, everybody('staff', moment.gymId), linked('employee')),
  ])
  return [...members, ...staff]
}

/** The devices with who is on them, as they said. */
type Rosters = ReadonlyMap<string, ReadonlySet<string>>

async function rostersOf(store: DocumentStore, gymId: string, serials: readonly string[]): Promise<Rosters> {
  const read = async (sn: string) => {
    const pins = await allOf(store, rosterOf(gymId, sn), ({ id }) => id)
    return [sn, new Set(pins)] as const
  }
  return new Map(await Promise.all(serials.map(read)))
}

/** Whether a device has not come as far; undefined: it was never told of the number. */
function isBehind({ devices, version }: BiometricUser, sn: string): boolean | undefined {
  const device = devices[sn]
  return device && device.appliedVersion < version
}

/** Whether somebody stands in the store otherwise than they should, or a device has not come as far. */
function lags(
  { pin, holder }: Linked,
  user: BiometricUser | undefined,
  rosters: Rosters,
  { settings, today }: AccessMoment,
): boolean {
  if (user === undefined || user.personId !== holder.person.id) return true
  const wanted = desiredAccess(holder, user.wish, settings, today)
  const isIn = wanted.desired === 'enabled' || wanted.validFrom !== null
  return (
    (['desired', 'validFrom', 'validUntil'] as const).some((name) => user[name] !== wanted[name]) ||
    [...rosters].some(([sn, roster]) => isBehind(user, sn) ?? (isIn || roster.has(pin)))
  )
}

/** Of a number that no record bears: whether it is not shut yet, in the store or on a device. */
const isLeftOpen = (user: BiometricUser, rosters: Rosters): boolean =>
  user.personId !== '' || [...rosters].some(([sn, roster]) => isBehind(user, sn) ?? roster.has(user.pin))

/** `pin` undefined: of everybody, and what lags with them; else of that number alone. */
type Again = { sn: string; pin?: string | undefined }

const isAgainFor = (again: Again | null, pin: string): boolean =>
  again !== null && (again.pin === undefined || again.pin === pin)

type Asked = { pin: string; person: (Pick<AccessHolder, 'personType'> & { personId: string }) | null }

/**
 * Brings every device of the centre into line with who is let in today (DOMAIN 1.6): whoever the calendar has moved gets a new
 * wish, and what a device has not done is queued for it, also of a number that is nobody's, which is shut. `again`: a device that is told once
 * more what it has done already, of one number or of all. Answers how many people it was about.
 */
export async function bringIntoLine(
  store: DocumentStore,
  gymId: string,
  now: Date,
  again: Again | null = null,
): Promise<number> {
  const serials = await enabledDevices(store, gymId)
  const gym = await store.get(gymPath(gymId))
  if (gym === null || serials.length === 0) return 0
  const moment = accessMoment(gym, now)
  const known = await allOf(store, usersOf(gymId), readUser)
  const users = new Map(known.map((user) => [user.pin, user]))
  const rosters = await rostersOf(store, gymId, serials)
  const people = onePerPin(await linkedPeople(store, moment), users)
  const held = new Set(people.map(({ pin }) => pin))
  const isAsked = (pin: string, isBehindHere: () => boolean) =>
    isAgainFor(again, pin) || (again?.pin === undefined && isBehindHere())
  const asked: Asked[] = [
    ...people
      .filter((each) => isAsked(each.pin, () => lags(each, users.get(each.pin), rosters, moment)))
      .map(({ pin, holder }) => ({
        pin,
        person: { personType: holder.personType, personId: holder.person.id },
      })),
    ...[...users.values()]
      .filter((user) => !held.has(user.pin) && isAsked(user.pin, () => isLeftOpen(user, rosters)))
      .map(({ pin }) => ({ pin, person: null })),
  ]

  let count = 0
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const some = asked.slice(at, at + AT_ONCE)
    count += await store.transactByVersion((transaction) =>
      plan(transaction, some, { rosters, again }, moment),
    )
  }
  return count
}

/** The person as they stand at that moment; undefined: they have another number by now. */
async function holderNow(transaction: StoreTransaction, { pin, person }: Asked, moment: AccessMoment) {
  if (person === null) return null
  const stored = await transaction.get(holderPath(person))
  const holder = holderOf(person.personType, stored, moment)
  return stored !== null && holder !== null && storedPin(person.personType, stored) === pin
    ? holder
    : undefined
}

async function plan(
  transaction: StoreTransaction,
  some: readonly Asked[],
  { rosters, again }: { rosters: Rosters; again: Again | null },
  moment: AccessMoment,
): Promise<number> {
  const queue = await openQueue(transaction, moment.gymId, [...rosters.keys()], moment.now)
  const planned: PlannedAccess[] = []
  for (const asked of some) {
    const { pin } = asked
    const holder = await holderNow(transaction, asked, moment)
    if (holder === undefined) continue
    const isOn = (sn: string) => rosters.get(sn)?.has(pin) === true
    const isAgain = (sn: string) => sn === again?.sn && isAgainFor(again, pin)
    const each = await planAccess(transaction, queue, { pin, holder, isOn, isAgain, takesOver: true }, moment)
    if (each !== null) planned.push(each)
  }
  for (const { write } of planned) write(transaction)
  queue.write(transaction)
  return planned.length
}
