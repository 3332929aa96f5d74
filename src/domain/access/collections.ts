import type { Role } from './role'

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

/**
 * 'own': documents of the caller's own centre. 'self': the caller's own record. 'offered': what every centre is
 * offered. 'any': every centre. 'never': not even listed in the rules.
 */
export type Reach = 'any' | 'own' | 'self' | 'offered' | 'never'

type RoleAccess = Partial<Record<Role, Reach>>

/** Role by collection by operation; the rules are tested against it and the screens ask it. */
export type CollectionAccess = Record<Operation, RoleAccess>

const desk: RoleAccess = { ADMIN: 'any', CLIENT: 'own', MANAGER: 'own' }
const owner: RoleAccess = { ADMIN: 'any', CLIENT: 'own' }
const admins: RoleAccess = { ADMIN: 'any' }
const nobody: RoleAccess = {}

/** Only the server writes these. */
const readBy = (who: RoleAccess) => ({ get: who, list: who, create: nobody, update: nobody, delete: nobody })
/** Nothing is ever removed by a client: invoices, expenses and histories point to it. */
const keptBy = (readers: RoleAccess, writers: RoleAccess) => ({
  get: readers,
  list: readers,
  create: writers,
  update: writers,
  delete: nobody,
})
const closed = readBy(nobody)

export const collections = {
  gyms: {
    get: desk,
    list: admins,
    create: nobody,
    /** The owner's fields are the rules' `ownersFields`. */
    update: owner,
    delete: nobody,
  },
  gymsPublic: readBy({ ADMIN: 'any', SALES: 'any' }),
  gymRegPackages: keptBy({ ADMIN: 'any', CLIENT: 'offered' }, admins),
  members: keptBy(desk, desk),
  'members/packageHistory': { ...keptBy(desk, desk), update: nobody },
  memberDirectory: keptBy(desk, desk),
  memberPackages: keptBy(desk, owner),
  attendance: keptBy(desk, desk),
  attendanceDays: keptBy(desk, desk),
  attendanceCorrections: { ...keptBy(desk, owner), update: nobody },
  invoices: keptBy(desk, desk),
  /** The desk adds to a month's figures with each act, and does not read them. */
  monthStats: { get: owner, list: owner, create: desk, update: desk, delete: nobody },
  ledger: readBy(owner),
  ledgerDays: readBy(owner),
  /** Sealed once; the desk, which does not see what was spent, does not close a day. */
  dayCloses: { ...keptBy(owner, owner), update: nobody },
  /** What the night's reckoning found. */
  moneyChecks: { ...readBy(owner), list: nobody },
  'gyms/counters': { ...keptBy(desk, desk), list: nobody },
  staff: { ...readBy(owner), get: { ...owner, MANAGER: 'self', SALES: 'self' } },
  staffLeave: keptBy(owner, owner),
  leads: keptBy(desk, desk),
  promoCodes: keptBy(desk, owner),
  'promoCodes/uses': { ...keptBy(desk, desk), update: nobody },
  expenses: keptBy(owner, owner),
  expenseCategories: keptBy(owner, owner),
  contributions: keptBy(owner, owner),
  contributionCategories: keptBy(owner, owner),
  messageTemplates: keptBy(desk, owner),
  outbox: readBy(desk),
  biometricUsers: readBy(desk),
  biometricDevices: readBy(desk),
  'biometricDevices/commands': readBy(desk),
  'biometricDevices/secrets': closed,
  auditLogs: readBy(owner),
  rateLimits: closed,
  referralCodes: closed,
  kioskPins: closed,
} as const satisfies Record<string, CollectionAccess>

export type CollectionId = keyof typeof collections

export function reachOf(role: Role, collection: CollectionId, operation: Operation): Reach {
  const access: RoleAccess = collections[collection][operation]
  return access[role] ?? 'never'
}

/** Acts that are narrower than a whole collection (PRODUCT 2.I): asked by the screens, held by the rules. */
export const rights = {
  'members.export': ['ADMIN', 'CLIENT'],
  'visits.export': ['ADMIN', 'CLIENT'],
  'invoices.export': ['ADMIN', 'CLIENT'],
  'gstr1.export': ['ADMIN', 'CLIENT'],
  'expenses.export': ['ADMIN', 'CLIENT'],
  'expenseCategories.export': ['ADMIN', 'CLIENT'],
  'promoCodes.export': ['ADMIN', 'CLIENT'],
  'staff.export': ['ADMIN', 'CLIENT'],
  'payroll.export': ['ADMIN', 'CLIENT'],
  'members.delete': ['ADMIN', 'CLIENT'],
  'members.cancelPackage': ['ADMIN', 'CLIENT'],
  'members.overridePrice': ['ADMIN', 'CLIENT'],
  'memberPackages.edit': ['ADMIN', 'CLIENT'],
  'attendance.correct': ['ADMIN', 'CLIENT'],
  'promoCodes.edit': ['ADMIN', 'CLIENT'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const may = (role: Role, right: Right): boolean => (rights[right] as readonly Role[]).includes(role)
