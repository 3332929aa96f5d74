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
import { businessTypes } from '@/domain/shared/businessType'
import { gymPackageSchema, type GymPackage } from './gym'
import { signsOf, signsText } from './gymSigns'
import { packageUntilOf } from './packageUntil'
import { settingsOf } from './settings'
import { isUnbounded, writesUntilOf } from './writesUntil'

const textFields = ['name', 'email', 'phone', 'address', 'city', 'pincode', 'dp', 'referralCode', 'ownerName']

/** A count that is missing or makes no sense reads 0. */
const countReader: Reader = (stored) =>
  stored === undefined || stored === null ? { value: undefined, isCertain: false } : integerReader(stored)

/** Lists ask for centres without it, which a record without the field would never answer. */
const askedTextReader: Reader = (stored) =>
  stored === undefined ? { value: '', isCertain: true } : textReader(stored)

const gymReaders: Record<string, Reader> = {
  ...Object.fromEntries(textFields.map((field) => [field, textReader])),
  state: askedTextReader,
  type: choiceReader(businessTypes, 'GYM'),
  isDisabled: flagReader(false),
  leads: countReader,
  members: countReader,
  staffs: countReader,
  recordsShape: countReader,
  createdAt: instantReader,
  updatedAt: instantReader,
  preference: (stored) => ({ value: mapOf(stored) ?? {}, isCertain: false }),
}

function upgradeGymPackage(stored: unknown, timezone: string): StoredRecord | null {
  const map = mapOf(stored)
  if (!map || Object.keys(map).length === 0) return null
  return upgradeRecord(map, {
    packageId: askedTextReader,
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

/** What the rules should go by, where that is not what stands; null where it is. */
function otherWritesUntil(
  stored: StoredRecord,
  { data }: Pick<Upgraded, 'data'>,
  currentPackage: GymPackage | null,
) {
  const wanted = writesUntilOf(
    {
      currentPackage,
      members: typeof data['members'] === 'number' ? data['members'] : 0,
    },
    settingsOf(mapOf(stored['preference']) ?? {}, 'GYM').timezone,
  )
  const stands: unknown = stored['writesUntil']
  return isSame(stands, wanted) || (stands === undefined && isUnbounded(wanted)) ? null : wanted
}

/**
 * With the mark that the centre pays, by which the list behind the MRR finds it: nights of earlier versions kept what it pays without
 * the mark. null where there is nothing to add.
 */
function markedActivity(stored: unknown): StoredRecord | null {
  const activity = mapOf(stored)
  const { monthly, signs } = activity ?? {}
  if (activity === null || typeof monthly !== 'number' || monthly <= 0) return null
  const marks = signsOf(typeof signs === 'string' ? signs : '')
  return marks.has('paying') ? null : { ...activity, signs: signsText(marks.add('paying')) }
}

/** A centre from any older record; its dates are read in its own zone. Pure and idempotent. */
export function upgradeGym(id: string, stored: StoredRecord): Upgraded {
  const timezone = zoneOf(stored)
  const upgraded = upgradeRecord(stored, gymReaders)
  const { data, repairs, unread } = upgraded
  const name = typeof data['name'] === 'string' ? data['name'] : ''
  const current = upgradeGymPackage(stored['currentPackage'], timezone)
  const kept: unknown[] = Array.isArray(stored['packageHistory']) ? stored['packageHistory'] : []
  const packageHistory = kept
    .map((entry) => upgradeGymPackage(entry, timezone))
    .filter((entry) => entry !== null)
  const found: StoredRecord = {}
  const nameLower = lowerName(name)
  if (stored['nameLower'] !== nameLower) found['nameLower'] = nameLower
  if (current && !isSame(stored['currentPackage'], current)) found['currentPackage'] = current
  if (kept.length === packageHistory.length && kept.length > 0 && !isSame(kept, packageHistory))
    found['packageHistory'] = packageHistory
  const held = gymPackageSchema.safeParse(current).data ?? null
  const packageUntil = packageUntilOf(held)
  if (stored['packageUntil'] !== packageUntil) found['packageUntil'] = packageUntil
  const activity = markedActivity(stored['activity'])
  if (activity !== null) found['activity'] = activity
  const writesUntil = otherWritesUntil(stored, upgraded, held)
  if (writesUntil !== null) found['writesUntil'] = writesUntil
  return {
    data: {
      ...data,
      id,
      name,
      nameLower,
      currentPackage: current,
      packageHistory,
      packageUntil,
      ...(activity === null ? {} : { activity }),
      ...(writesUntil === null ? {} : { writesUntil }),
    },
    repairs: noneIfEmpty({ ...repairs, ...found }),
    unread,
  }
}
