import {
  memberPackageSchema,
  packageHistorySchema,
  type PackageHistoryEntry,
} from '@/domain/packages/memberPackage'
import { upgradeMemberPackage } from '@/domain/packages/upgradePackage'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { minus, notBelowZero, toPaise, toRupees } from '@/domain/shared/money'
import {
  amountReader,
  choiceReader,
  dateReader,
  deviceNumberReader,
  flagReader,
  instantReader,
  mapOf,
  textReader,
  withDefault,
  type Reader,
  type StoredRecord,
} from '@/domain/shared/readers'
import { isSame, noneIfEmpty, upgradeRecord } from '@/domain/shared/upgradeRecord'
import { lookupOf } from './lookupOf'
import { genders, memberLookupSchema, memberSchema } from './member'

/**
 * `data` is for memberSchema. `repairs` are the fields to merge back, null when there are none; `history` are
 * inline entries to create under members/{id}/packageHistory by their ids, after which `repairs.packageHistory` is
 * null and the field may be removed.
 */
export type UpgradedMember = {
  data: StoredRecord
  repairs: StoredRecord | null
  history: PackageHistoryEntry[]
}

const textFields = [
  'name',
  'email',
  'phone',
  'dp',
  'idProof',
  'address',
  'city',
  'state',
  'pincode',
  'occupation',
  'memberCode',
  'referralCode',
  'sourceOfJoining',
  'notes',
  'reasonForLeaving',
]

const memberReaders = (timezone: string): Record<string, Reader> => ({
  ...Object.fromEntries(textFields.map((field) => [field, textReader])),
  gender: choiceReader(genders, null),
  dob: dateReader(timezone),
  totalDueAmount: withDefault(amountReader, 0),
  biometricUserId: deviceNumberReader,
  isActive: flagReader(true),
  deleted: flagReader(false),
  emailVerified: (stored) => ({ value: stored === true, isCertain: false }),
  blocked: (stored) => ({ value: stored === true, isCertain: false }),
  creditBalance: amountReader,
  createdAt: instantReader,
  updatedAt: instantReader,
  deactivatedOn: dateReader(timezone),
  lastVisitOn: dateReader(timezone),
  guardian: (stored) => ({ value: mapOf(stored), isCertain: false }),
})

const numberAt = (record: StoredRecord, field: string) => {
  const value = record[field]
  return typeof value === 'number' ? value : 0
}

/**
 * Older packages do not say what was paid for them. Dues were kept on the member alone, so the running package was
 * paid but for those, and an earlier or later one in full.
 */
function withPaid(pkg: StoredRecord, dues: number): StoredRecord {
  const paid = toRupees(notBelowZero(minus(toPaise(numberAt(pkg, 'amount')), toPaise(dues))))
  return pkg['paid'] === undefined ? { paid } : {}
}

const packageFields = ['currentPackage', 'futurePackage', 'lastPackage'] as const

function upgradePackages(stored: StoredRecord, dues: number, timezone: string) {
  const data: StoredRecord = {}
  const repairs: StoredRecord = {}
  for (const field of packageFields) {
    const map = mapOf(stored[field])
    if (!map || Object.keys(map).length === 0) {
      data[field] = null
      continue
    }
    const pkg = upgradeMemberPackage(map, timezone)
    const paid = withPaid(pkg.data, field === 'currentPackage' ? dues : 0)
    data[field] = { ...pkg.data, ...paid }
    const repaired = noneIfEmpty({ ...pkg.repairs, ...paid })
    if (repaired) repairs[field] = repaired
  }
  return { data, repairs }
}

/** What an amount said that could not be read must not get lost with the list it stood in. */
const remarks = (unread: StoredRecord) =>
  Object.entries(unread)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([field, value]) => `${field}: ${String(value)}`)

/** SPECIFICATION 3: entries that stood in the member, oldest first. Null when one of them makes no sense. */
function inlineHistory(id: string, stored: StoredRecord, timezone: string): PackageHistoryEntry[] | null {
  const inline = stored['packageHistory']
  const list: unknown[] = Array.isArray(inline) ? inline : Object.values(mapOf(inline) ?? {})
  const entries: PackageHistoryEntry[] = []
  for (const [at, item] of list.entries()) {
    const map = mapOf(item)
    if (!map) return null
    const { data, unread } = upgradeMemberPackage(map, timezone)
    const comments = [data['comments'], ...remarks(unread)].filter(Boolean).join('. ')
    const entry = packageHistorySchema.safeParse({
      ...data,
      ...withPaid(data, 0),
      comments,
      id: data['id'] || `legacy_${at}`,
      gymId: stored['gymId'],
      memberId: id,
      outcome: 'legacy',
      movedAt: null,
    })
    if (!entry.success) return null
    entries.push(entry.data)
  }
  return entries
}

const knownSchema = memberLookupSchema.pick({ joinedOn: true })

function lookupRepair(data: StoredRecord, stored: unknown, timezone: string): StoredRecord {
  const member = memberSchema.omit({ lookup: true }).safeParse(data)
  // A record that no schema can read is left out by the list and named in its log: nothing is derived from it.
  if (!member.success) return {}
  const lookup = lookupOf(member.data, timezone, knownSchema.safeParse(stored).data ?? null)
  const known = mapOf(stored) ?? {}
  return Object.entries(lookup).every(([key, value]) => isSame(known[key], value)) ? {} : { lookup }
}

/** A member from any older record (SPECIFICATION 3 to 5, PRODUCT 2.M). Pure and idempotent. */
export function upgradeMember(
  id: string,
  stored: StoredRecord,
  timezone: string = DEFAULT_TIMEZONE,
): UpgradedMember {
  const fields = upgradeRecord(stored, memberReaders(timezone))
  const packages = upgradePackages(stored, numberAt(fields.data, 'totalDueAmount'), timezone)
  const data: StoredRecord = { name: '', ...fields.data, ...packages.data, id }
  delete data['packageHistory']
  const repairs: StoredRecord = { ...fields.repairs, ...packages.repairs }

  const history = inlineHistory(id, stored, timezone) ?? []
  const last = history.at(-1)
  if (last) {
    // SPECIFICATION 3: the last entry becomes lastPackage.
    const lastPackage = memberPackageSchema.parse(last)
    data['lastPackage'] = lastPackage
    repairs['lastPackage'] = lastPackage
    repairs['packageHistory'] = null
  }

  const derived = lookupRepair(data, stored['lookup'], timezone)
  return { data: { ...data, ...derived }, repairs: noneIfEmpty({ ...repairs, ...derived }), history }
}
