import { auditActs } from './auditActs'
import type { AuditEntry } from './auditEntry'
import { fieldWords, isIdField, wordsOfSetting } from './auditFields'

export type AuditValue = AuditEntry['values'][number]
/** A kept value as the centre writes it. */
export type WriteValue = (field: string, value: AuditValue['after']) => string

/** More fields than this are counted instead of named. */
const MOST_NAMED = 3
/** A longer value, as a list or the terms of invoices, is read in the line's own view. */
const LONGEST_SAID = 60

/** What a record is called where its name is not known: the log keeps ids alone. */
const unnamed: Readonly<Record<string, string>> = {
  members: 'a member',
  invoices: 'an invoice',
  gymInvoices: 'a subscription invoice',
  gymRegPackages: 'a registration package',
  gyms: 'the centre',
  staff: 'an employee',
  memberPackages: 'a package',
  promoCodes: 'a promo code',
  expenses: 'an expense',
  expenseCategories: 'an expense category',
  leads: 'a lead',
  staffLeave: 'a leave',
  contributions: 'a contribution',
  contributionCategories: 'a contribution category',
  payMonths: 'a month’s pay',
  messageTemplates: 'a message template',
  attendanceCorrections: 'somebody',
  biometricUsers: 'somebody',
  biometricDevices: 'a device',
}

/** Names that say by themselves what they name. */
const bare: readonly string[] = ['members', 'staff', 'leads', 'attendanceCorrections', 'biometricUsers']

/** `invoice IRN/26-27/000123` of a record whose name is known; '' is not known. */
export function recordWords(collection: string, name: string): string {
  const nobody = unnamed[collection] ?? 'a record'
  if (name === '' || collection === 'gyms') return nobody
  return bare.includes(collection) ? name : `${nobody.replace(/^an? /, '')} ${name}`
}

const changeOf = (entry: AuditEntry, field: string) => entry.values.find((value) => value.field === field)

/** Flags whose change is an act of its own to whoever reads. */
function flagWords(entry: AuditEntry, name: string): string | null {
  const deleted = changeOf(entry, 'deleted') ?? changeOf(entry, 'isDeleted')
  if (deleted) return deleted.after === true ? `Deleted ${name}` : `Brought back ${name}`
  const archived = changeOf(entry, 'archived')
  if (archived) return archived.after === true ? `Archived ${name}` : `Brought back ${name}`
  const blocked = changeOf(entry, 'blocked')
  if (blocked) return blocked.after === true ? `Blocked ${name}` : `Unblocked ${name}`
  const active = changeOf(entry, 'isActive')
  if (active) return active.after === true ? `Activated ${name}` : `Deactivated ${name}`
  return null
}

const changedNames = ({ before, after }: AuditEntry): string[] => [...new Set([...before, ...after])].sort()

/** A setting by its label, any other field as a word in a sentence: `phone`, `GST`, `UPI ID`. */
const inSentence = (field: string): string => {
  const words = fieldWords(field)
  const isWord = wordsOfSetting(field) === null && !/^[A-Z]{2}/.test(words)
  return isWord ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

/** `phone, address and city`. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

/** `Changed Days of grace from 3 to 5`; of a record that is not the centre, with its name. */
function changeWords(entry: AuditEntry, name: string, write: WriteValue): string {
  const fields = changedNames(entry)
  const of = entry.collection === 'gyms' ? '' : ` of ${name}`
  if (fields.length === 0) return `Changed ${name}`
  if (fields.length > MOST_NAMED)
    return `Changed ${fields.length} ${entry.collection === 'gyms' ? 'settings' : 'fields'}${of}`
  const [kept] = entry.values
  const isOne = entry.values.length === 1 && fields.length === 1
  if (isOne && kept && !isIdField(kept.field)) {
    const [before, after] = [write(kept.field, kept.before), write(kept.field, kept.after)]
    if (before.length <= LONGEST_SAID && after.length <= LONGEST_SAID)
      return `Changed ${inSentence(kept.field)}${of} from ${before} to ${after}`
  }
  return `Changed ${listed(fields.map(inSentence))}${of}`
}

/** Money that came in lowers what is due; where it does not, a cheque waits and no amount is named. */
function collectedOf(entry: AuditEntry): number | null {
  const due = changeOf(entry, 'due') ?? changeOf(entry, 'totalDueAmount')
  if (typeof due?.before !== 'number' || typeof due.after !== 'number') return null
  const paise = Math.round(due.before * 100) - Math.round(due.after * 100)
  return paise > 0 ? paise / 100 : null
}

function exportWords(entry: AuditEntry, says: string, write: WriteValue): string {
  const rows = changeOf(entry, 'rows')?.after
  return typeof rows === 'number' ? `${says} (${write('rows', rows)} ${rows === 1 ? 'row' : 'rows'})` : says
}

/** Of a centre that is gone, its line alone has the name. */
function deletionWords(entry: AuditEntry, says: string): string {
  const name = changeOf(entry, 'name')?.before
  return typeof name === 'string' ? `${says} ${name}` : says
}

/**
 * A line of the log as a sentence. `name` is the record's, '' where it is not known; an act that a later version writes, and
 * this one does not know, is told by its record.
 */
export function auditSentence(entry: AuditEntry, name: string, write: WriteValue): string {
  const words = recordWords(entry.collection, name)
  const says = auditActs.get(entry.act)?.says(words) ?? `Changed ${words}`
  const [, verb] = entry.act.split('.')
  if (verb === 'update') return flagWords(entry, words) ?? changeWords(entry, words, write)
  if (verb === 'export') return exportWords(entry, says, write)
  if (verb === 'delete') return deletionWords(entry, says)
  const collected = verb === 'collect' ? collectedOf(entry) : null
  return collected === null ? says : says.replace('a payment', write('amount', collected))
}
