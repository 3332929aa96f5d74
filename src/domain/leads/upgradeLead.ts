import { z } from 'zod'
import { genders } from '@/domain/members/member'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { phoneDigits } from '@/domain/shared/phone'
import {
  amountReader,
  choiceReader,
  civilFrom,
  dateReader,
  flagReader,
  instantReader,
  integerReader,
  mapOf,
  textReader,
  withDefault,
  type Reader,
  type StoredRecord,
} from '@/domain/shared/readers'
import { lowerName } from '@/domain/shared/text'
import { noneIfEmpty, upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'
import { monthCame } from './leadMonths'
import { contactSchema, isContact, leadStatuses, temperatures } from './lead'

const textFields = [
  'name',
  'phone',
  'email',
  'pincode',
  'notes',
  'source',
  'lostReason',
  'interest',
  'packageId',
  'ownerId',
  'lastOutcome',
  'memberId',
  'createdBy',
  'cameIn',
]

const contactReaders = (timezone: string): Record<string, Reader> => ({
  at: instantReader,
  on: dateReader(timezone),
  nextFollowUpOn: dateReader(timezone),
})

/** Contacts as they stand: the rules let nobody write them anew, so what is read of an older one is not written back. */
const contactsReader =
  (timezone: string): Reader =>
  (stored) => {
    if (!Array.isArray(stored)) return { value: [], isCertain: stored === undefined || stored === null }
    const read = stored.map((item) =>
      contactSchema.safeParse(upgradeRecord(mapOf(item) ?? {}, contactReaders(timezone)).data),
    )
    return { value: read.flatMap(({ data }) => (data ? [data] : [])), isCertain: false }
  }

const notNegative =
  (reader: Reader): Reader =>
  (stored) => {
    const { value, isCertain } = reader(stored)
    return typeof value === 'number' && value >= 0 ? { value, isCertain } : { value: 0, isCertain: false }
  }

const notNegativeOrNone: Reader = (stored) => {
  const { value, isCertain } = amountReader(stored)
  return typeof value === 'number' && value >= 0 ? { value, isCertain } : { value: null, isCertain: false }
}

const labelsReader: Reader = (stored) => {
  const held: unknown[] = Array.isArray(stored) ? stored : []
  const labels = held.filter((label) => typeof label === 'string')
  return { value: labels, isCertain: Array.isArray(stored) && labels.length === held.length }
}

const leadReaders = (timezone: string): Record<string, Reader> => ({
  ...Object.fromEntries(textFields.map((field) => [field, withDefault(textReader, '')])),
  gender: withDefault(choiceReader(genders, null), null),
  status: withDefault(choiceReader(leadStatuses, 'New'), 'New'),
  temperature: withDefault(choiceReader(temperatures, 'Warm'), 'Warm'),
  budget: withDefault(notNegative(amountReader), 0),
  promisedDiscount: withDefault(notNegative(amountReader), 0),
  nextFollowUpOn: withDefault(dateReader(timezone), null),
  trialOn: withDefault(dateReader(timezone), null),
  convertedOn: withDefault(dateReader(timezone), null),
  soldFor: withDefault(notNegativeOrNone, null),
  labels: withDefault(labelsReader, []),
  interactions: contactsReader(timezone),
  attempts: withDefault(notNegative(integerReader), 0),
  noMessages: flagReader(false),
  deleted: flagReader(false),
  createdAt: instantReader,
  updatedAt: instantReader,
})

/** Of a record from before contacts were counted. */
function contactsIn({ interactions }: StoredRecord): number {
  const contacts = z.array(contactSchema).safeParse(interactions).data ?? []
  return contacts.filter(isContact).length
}

/**
 * A lead from any older record. A page writes leads whole, so every field that is missing is written with the next change; an
 * open one without a date is due since the day it was added.
 */
export function upgradeLead(id: string, stored: StoredRecord, timezone: string = DEFAULT_TIMEZONE): Upgraded {
  const { data, repairs, unread } = upgradeRecord(stored, leadReaders(timezone))
  const text = (field: string) => {
    const value = data[field]
    return typeof value === 'string' ? value : ''
  }
  const isOpen = data['status'] !== 'Converted' && data['status'] !== 'Lost'
  const added = civilFrom(data['createdAt'], timezone)
  const followed: StoredRecord =
    isOpen && data['nextFollowUpOn'] === null && added !== null ? { nextFollowUpOn: added } : {}
  const { createdAt } = data
  const derived = {
    nameLower: lowerName(text('name')),
    phoneDigits: phoneDigits(text('phone')),
  }
  const counted: StoredRecord = stored['attempts'] === undefined ? { attempts: contactsIn(data) } : {}
  const came: StoredRecord =
    text('cameIn') === '' && createdAt instanceof Date ? { cameIn: monthCame(createdAt) } : {}
  const missing = Object.fromEntries(
    Object.entries(derived).filter(([field]) => typeof stored[field] !== 'string'),
  )
  return {
    data: { ...data, ...derived, ...counted, ...came, ...followed, id },
    repairs: noneIfEmpty({ ...repairs, ...missing, ...counted, ...came, ...followed }),
    unread,
  }
}
