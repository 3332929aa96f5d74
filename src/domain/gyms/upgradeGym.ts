import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import {
  amountReader,
  choiceReader,
  dateReader,
  flagReader,
  instantReader,
  integerReader,
  mapOf,
  textReader,
  type Reader,
  type StoredRecord,
} from '@/domain/shared/readers'
import { lowerName } from '@/domain/shared/text'
import { isSame, noneIfEmpty, upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'
import { businessTypes } from './gym'

const textFields = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'pincode',
  'dp',
  'referralCode',
  'ownerName',
]

/** A count that is missing or makes no sense reads 0. */
const countReader: Reader = (stored) =>
  stored === undefined || stored === null ? { value: undefined, isCertain: false } : integerReader(stored)

const gymReaders: Record<string, Reader> = {
  ...Object.fromEntries(textFields.map((field) => [field, textReader])),
  type: choiceReader(businessTypes, 'GYM'),
  isDisabled: flagReader(false),
  leads: countReader,
  members: countReader,
  staffs: countReader,
  createdAt: instantReader,
  updatedAt: instantReader,
  preference: (stored) => ({ value: mapOf(stored) ?? {}, isCertain: false }),
}

function upgradeCentrePackage(stored: unknown, timezone: string): StoredRecord | null {
  const map = mapOf(stored)
  if (!map || Object.keys(map).length === 0) return null
  return upgradeRecord(map, {
    packageId: textReader,
    name: textReader,
    price: amountReader,
    startDate: dateReader(timezone),
    endDate: dateReader(timezone),
    isTrial: (value) => ({ value: value === true, isCertain: false }),
  }).data
}

function zoneOf({ preference }: StoredRecord): string {
  const zone = mapOf(preference)?.['timezone']
  return typeof zone === 'string' && zone !== '' ? zone : DEFAULT_TIMEZONE
}

/** A centre from any older record; its dates are read in its own zone. Pure and idempotent. */
export function upgradeGym(id: string, stored: StoredRecord): Upgraded {
  const timezone = zoneOf(stored)
  const { data, repairs, unread } = upgradeRecord(stored, gymReaders)
  const name = typeof data['name'] === 'string' ? data['name'] : ''
  const current = upgradeCentrePackage(stored['currentPackage'], timezone)
  const kept: unknown[] = Array.isArray(stored['packageHistory']) ? stored['packageHistory'] : []
  const packageHistory = kept
    .map((entry) => upgradeCentrePackage(entry, timezone))
    .filter((entry) => entry !== null)
  const found: StoredRecord = {}
  const nameLower = lowerName(name)
  if (stored['nameLower'] !== nameLower) found['nameLower'] = nameLower
  if (current && !isSame(stored['currentPackage'], current)) found['currentPackage'] = current
  if (kept.length === packageHistory.length && kept.length > 0 && !isSame(kept, packageHistory))
    found['packageHistory'] = packageHistory
  return {
    data: { ...data, id, name, nameLower, currentPackage: current, packageHistory },
    repairs: noneIfEmpty({ ...repairs, ...found }),
    unread,
  }
}
