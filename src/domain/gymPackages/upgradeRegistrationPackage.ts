import { limitedThings } from '@/domain/gyms/gymLimits'
import { packageTypes } from '@/domain/packages/packageType'
import { durationTypes } from '@/domain/shared/duration'
import {
  amountReader,
  choiceReader,
  flagReader,
  instantReader,
  integerReader,
  mapOf,
  numberFrom,
  textReader,
  type Reader,
  type StoredRecord,
} from '@/domain/shared/readers'
import { lowerName } from '@/domain/shared/text'
import { upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'

/** Whole numbers from 0 on; anything else is no limit. `sms` is what messages were called before there were others. */
const limitsReader: Reader = (stored) => {
  const map = mapOf(stored)
  if (map === null) return { value: {}, isCertain: stored === null }
  const { sms, ...rest } = map
  const kept: StoredRecord = 'messages' in map || sms === undefined ? rest : { ...rest, messages: sms }
  const limits = limitedThings.map((thing) => {
    const most = numberFrom(kept[thing])
    return [thing, most !== null && Number.isInteger(most) && most >= 0 ? most : null] as const
  })
  return { value: Object.fromEntries(limits), isCertain: 'sms' in map }
}

const featuresReader: Reader = (stored) => ({
  value: Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [],
  isCertain: false,
})

/** SPECIFICATION 3 shows id and times of a registration package only, so an older one may hold anything else. Pure. */
export function upgradeRegistrationPackage(id: string, stored: StoredRecord): Upgraded {
  const { data, ...rest } = upgradeRecord(stored, {
    name: textReader,
    description: textReader,
    price: amountReader,
    duration: integerReader,
    durationType: choiceReader(durationTypes, undefined),
    type: choiceReader(packageTypes, undefined),
    limits: limitsReader,
    features: featuresReader,
    trialDays: integerReader,
    order: integerReader,
    gst: amountReader,
    renewsAtHeldPrice: flagReader(false),
    isActive: flagReader(true),
    deleted: flagReader(false),
    createdAt: instantReader,
    updatedAt: instantReader,
  })
  const name = typeof data['name'] === 'string' ? data['name'] : ''
  const asked = { name, price: data['price'] ?? 0, duration: data['duration'] ?? 0 }
  return { data: { ...data, ...asked, id, nameLower: lowerName(name) }, ...rest }
}
