import type { Asker, ResolvedRole, Role } from './role'

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

/**
 * 'own': documents of the caller's own centre. 'self': the caller's own record. 'offered': what every centre is
 * offered. 'supported': of a centre that the caller has opened as support. 'platforms': those, and what belongs to no centre that
 * is there: the platform's own, and of a deleted one. 'any': every centre. 'never': not even listed in the rules.
 */
export type Reach = 'any' | 'platforms' | 'supported' | 'own' | 'self' | 'offered' | 'never'

type RoleAccess = Partial<Record<Asker, Reach>>

/** Role by collection by operation; the rules are tested against it and the screens ask it. */
export type CollectionAccess = Record<Operation, RoleAccess>

const desk: RoleAccess = { ADMIN: 'supported', CLIENT: 'own', MANAGER: 'own' }
/** The desk, and the centre's own Sales unless its `preference.salesMayUseLeads` says no. */
const callers: RoleAccess = { ...desk, GYM_SALES: 'own' }
const owner: RoleAccess = { ADMIN: 'supported', CLIENT: 'own' }
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
  /** Changed by the server's calls alone (`updateGym`), which know how large a preference may be. */
  gyms: { ...readBy({ ...desk, ADMIN: 'any' }), list: admins },
  gymsPublic: {
    ...readBy({ ADMIN: 'any', SALES: 'any' }),
    get: { ADMIN: 'any', SALES: 'any', GYM_SALES: 'own' },
  },
  gymRegPackages: keptBy({ ADMIN: 'any', CLIENT: 'offered' }, admins),
  /** What the platform bills centres for: its own books, so no centre has to be opened for them. */
  gymInvoices: readBy({ ADMIN: 'any', CLIENT: 'own' }),
  /** The platform's own particulars, and the numbers that it has given. */
  platform: { ...readBy(admins), list: nobody },
  /** What the platform had of centres and revenue at the end of each month; by the night. */
  platformMonths: readBy(admins),
  /** A page writes who somebody is; packages, money and credit are the server's. */
  members: keptBy(desk, desk),
  'members/packageHistory': readBy(desk),
  memberDirectory: keptBy(desk, desk),
  /** A trigger carries them there from the marks. */
  lastVisits: readBy(desk),
  memberPackages: keptBy(desk, owner),
  attendance: keptBy(desk, desk),
  attendanceDays: keptBy(desk, desk),
  attendanceCorrections: readBy(desk),
  invoices: readBy(desk),
  /** What an act answered, under its key. */
  acts: closed,
  monthStats: readBy(owner),
  ledger: readBy(owner),
  ledgerDays: readBy(owner),
  dayCloses: readBy(owner),
  /** What the owner has put off or done on the dashboard; one document a centre. */
  snoozes: { ...keptBy(owner, owner), list: nobody },
  /** What the owner's dashboard is made of, kept beside the records by triggers and the night. */
  dashboards: { ...readBy(owner), list: nobody },
  /** What the night's reckoning found. */
  moneyChecks: { ...readBy(owner), list: nobody },
  'gyms/counters': { ...readBy(desk), list: nobody },
  staff: { ...readBy(owner), get: { ...owner, MANAGER: 'self', SALES: 'self', GYM_SALES: 'self' } },
  staffLeave: keptBy(owner, owner),
  leads: keptBy(callers, callers),
  promoCodes: keptBy(desk, owner),
  'promoCodes/uses': readBy(desk),
  expenses: keptBy(owner, owner),
  expenseCategories: keptBy(owner, owner),
  /** The pay ledger: acts write it. */
  contributions: readBy(owner),
  payMonths: readBy(owner),
  contributionCategories: keptBy(owner, owner),
  messageTemplates: keptBy(desk, owner),
  outbox: readBy(desk),
  biometricUsers: readBy(desk),
  biometricDevices: readBy(desk),
  'biometricDevices/commands': readBy(desk),
  /** Who is on the device, as it says, with their cards. */
  'biometricDevices/roster': readBy(owner),
  'biometricDevices/secrets': closed,
  punches: readBy(desk),
  /** Devices that were not let in. */
  biometricUnknownDevices: readBy(owner),
  /** Lines of devices that nobody can read. */
  biometricRejects: readBy(owner),
  /** Files of members and leads that were imported, and who came with each. */
  memberImports: readBy(owner),
  /** The platform's own lines are under no centre: prices, exports of centres, deletions. */
  auditLogs: readBy({ ADMIN: 'platforms', CLIENT: 'own' }),
  rateLimits: closed,
  referralCodes: closed,
  kioskPins: closed,
  /** Which centre of a GSTIN has a prefix of numbers. */
  gstinPrefixes: closed,
} as const satisfies Record<string, CollectionAccess>

export type CollectionId = keyof typeof collections

export const askerOf = ({ role, gymId }: Pick<ResolvedRole, 'role' | 'gymId'>): Asker =>
  role === 'SALES' && gymId !== '' ? 'GYM_SALES' : role

export function reachOf(asker: Asker, collection: CollectionId, operation: Operation): Reach {
  const access: RoleAccess = collections[collection][operation]
  return access[asker] ?? 'never'
}

/** Acts that are narrower than a whole collection (PRODUCT 2.I): asked by the screens, held by the rules or the server. */
export const rights = {
  'gyms.set': ['ADMIN', 'CLIENT'],
  'dayCloses.close': ['ADMIN', 'CLIENT'],
  'gyms.export': ['ADMIN'],
  'gymInvoices.export': ['ADMIN'],
  'gymRegPackages.export': ['ADMIN'],
  'members.export': ['ADMIN', 'CLIENT'],
  'memberPackages.export': ['ADMIN', 'CLIENT'],
  'visits.export': ['ADMIN', 'CLIENT'],
  'invoices.export': ['ADMIN', 'CLIENT'],
  'gstr1.export': ['ADMIN', 'CLIENT'],
  'expenses.export': ['ADMIN', 'CLIENT'],
  'expenseCategories.export': ['ADMIN', 'CLIENT'],
  'contributions.export': ['ADMIN', 'CLIENT'],
  'contributionCategories.export': ['ADMIN', 'CLIENT'],
  'promoCodes.export': ['ADMIN', 'CLIENT'],
  'leads.export': ['ADMIN', 'CLIENT'],
  'staff.export': ['ADMIN', 'CLIENT'],
  'payroll.export': ['ADMIN', 'CLIENT'],
  /** Of those who may pay. */
  'bankFile.export': ['ADMIN', 'CLIENT'],
  'audit.export': ['ADMIN', 'CLIENT'],
  'everything.export': ['ADMIN', 'CLIENT'],
  'members.import': ['ADMIN', 'CLIENT'],
  'members.delete': ['ADMIN', 'CLIENT'],
  'members.erase': ['ADMIN', 'CLIENT'],
  /** And let one in again who was. */
  'members.block': ['ADMIN', 'CLIENT'],
  /** Of those who may see the staff. */
  'members.assignTrainer': ['ADMIN', 'CLIENT'],
  'leads.import': ['ADMIN', 'CLIENT'],
  'leads.delete': ['ADMIN', 'CLIENT'],
  'members.cancelPackage': ['ADMIN', 'CLIENT'],
  'members.overridePrice': ['ADMIN', 'CLIENT'],
  'memberPackages.edit': ['ADMIN', 'CLIENT'],
  /** Words of one's own in the centre's name; everybody else sends its templates. */
  'messages.write': ['ADMIN', 'CLIENT'],
  'attendance.correct': ['ADMIN', 'CLIENT'],
  'promoCodes.edit': ['ADMIN', 'CLIENT'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const may = (role: Role, right: Right): boolean => (rights[right] as readonly Role[]).includes(role)
