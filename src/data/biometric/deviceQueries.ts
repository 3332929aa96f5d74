import type { CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter, type Listed, type ListedAnywhere } from '@/data/store/collection'
import { earlierKey } from './formers'

/** Equalities alone everywhere here, so that no index is needed. */
const equal = (field: string, value: unknown) => ({ field, op: '==' as const, value })

export const devicesOf = (gymId: string): Listed => ({
  path: 'biometricDevices',
  gymId,
  where: [],
  orderBy: [],
})

export const rosterOf = (gymId: string, sn: string): Listed => ({
  path: `biometricDevices/${sn}/roster`,
  gymId,
  where: [],
  orderBy: [],
})

const commands = (gymId: string, sn: string, where: Listed['where']): Listed => ({
  path: `biometricDevices/${sn}/commands`,
  gymId,
  where,
  orderBy: [],
})

/** What still waits for the device, sent or not. */
export const waitingCommands = (gymId: string, sn: string): Listed =>
  commands(gymId, sn, [{ field: 'status', op: 'in', value: ['QUEUED', 'SENT'] }])

/** What it refused or did not answer of what is about no person. */
export const failedOfNobody = (gymId: string, sn: string): Listed =>
  commands(gymId, sn, [equal('pin', ''), equal('status', 'FAILED')])

/** So many one question may name. */
export const MOST_IDS = 30

export const commandsById = (gymId: string, sn: string, ids: readonly number[]): Listed =>
  commands(gymId, sn, [{ field: 'id', op: 'in', value: ids }])

export const commandsOfPin = (gymId: string, sn: string, pin: string): Listed =>
  commands(gymId, sn, [equal('pin', pin)])

const punches = (gymId: string, where: Listed['where']): Listed => ({
  path: 'punches',
  gymId,
  where,
  orderBy: [],
})

export const punchesOfDay = (gymId: string, date: CivilDate): Listed => punches(gymId, [equal('date', date)])

export const alertsOfDay = (gymId: string, date: CivilDate): Listed =>
  punches(gymId, [equal('date', date), equal('result', 'whileDisabled')])

/** `month` as `2026-11`. */
export const punchesOfPerson = (gymId: string, personId: string, month: string): Listed =>
  punches(gymId, [equal('personId', personId), equal('month', month)])

/** What was kept for nobody (`isNobodys`). */
const nobodys: Listed['where'] = [
  { field: 'result', op: 'in', value: ['unknownPin', 'whileDisabled'] },
  equal('personId', ''),
]

export const punchesOfNobody = (gymId: string, pin: string): Listed =>
  punches(gymId, [equal('pin', pin), ...nobodys])

export const unresolvedIn = (gymId: string, month: string) => ({
  collection: 'punches',
  where: [tenantFilter(gymId), ...nobodys, equal('month', month)],
  orderBy: [],
})

export const knocksOf = (gymId: string): Listed => ({
  path: 'biometricUnknownDevices',
  gymId,
  where: [],
  orderBy: [],
})

/** Whoever may have a number on the devices: the night and a registration look through all, which needs no index. */
export const everybody = (path: 'members' | 'staff', gymId: string): Listed => ({
  path,
  gymId,
  where: [],
  orderBy: [],
})

export const usersOf = (gymId: string): Listed => ({ path: 'biometricUsers', gymId, where: [], orderBy: [] })

/** Numbers that a person was the last to have of those who have them no longer. */
export const usersLeftBy = (gymId: string, personId: string): Listed => ({
  ...usersOf(gymId),
  where: [equal('former.personId', personId)],
})

/** Numbers that others have had since. */
export const usersLeftEarlierBy = (gymId: string, personId: string): ListedAnywhere => ({
  ...usersOf(gymId),
  gymId: null,
  where: [{ field: 'earlierOf', op: 'array-contains', value: earlierKey(gymId, personId) }],
})

/** At most `MOST_IDS` of them. */
export const usersOfPins = (gymId: string, pins: readonly string[]): Listed => ({
  ...usersOf(gymId),
  where: [{ field: 'pin', op: 'in', value: pins }],
})
