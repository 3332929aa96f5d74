import type { ExportedRecords } from '@/domain/access/exports'
import type { ActName } from '@/domain/acts/actNames'
import type { ActSubject, AuditedSubject } from './auditedCollections'

/** What an owner looks for in the log: each act belongs to one kind. */
export const auditKinds = {
  settings: 'Settings',
  members: 'Members',
  packages: 'Packages sold',
  invoices: 'Invoices and payments',
  moneyBack: 'Money given back',
  staff: 'Staff',
  catalogue: 'Packages and promo codes',
  expenses: 'Expenses and payouts',
  attendance: 'Attendance and doors',
  leads: 'Leads',
  messages: 'Messages',
  files: 'ID proofs and files',
  exports: 'Exports',
  support: 'Support',
} as const
export type AuditKind = keyof typeof auditKinds

/** The act on a record of that name: `Asha Rao`, `invoice IRN/26-27/000123`, or `a member` where the name is not known. */
export type Says = (name: string) => string
export type AuditSentence = { kind: AuditKind; says: Says }

type ActSentences = { kind: AuditKind; member: Says; invoice: Says }
/** Acts on the centre’s own books, of which no line is a member’s or an invoice’s. */
type BookAct = 'closeDay' | keyof typeof ofPay

const sold = (member: Says, invoice: Says): ActSentences => ({ kind: 'packages', member, invoice })
const billed = (member: Says, invoice: Says): ActSentences => ({ kind: 'invoices', member, invoice })
const givenBack = (member: Says, invoice: Says): ActSentences => ({ kind: 'moneyBack', member, invoice })

/** An act may write a line on the member and one on each invoice that it touches. */
const ofActs: Record<Exclude<ActName, BookAct> | 'night', ActSentences> = {
  assign: sold(
    (name) => `Sold a package to ${name}`,
    (name) => `Billed a new package on ${name}`,
  ),
  renew: sold(
    (name) => `Renewed ${name}’s package`,
    (name) => `Billed a renewal on ${name}`,
  ),
  change: sold(
    (name) => `Changed ${name}’s package`,
    (name) => `Billed a change of package on ${name}`,
  ),
  completeSale: sold(
    (name) => `Completed the sale to ${name}`,
    (name) => `Completed the sale on ${name}`,
  ),
  freeze: sold(
    (name) => `Froze ${name}’s package`,
    (name) => `Billed a freeze on ${name}`,
  ),
  endFreeze: sold(
    (name) => `Ended ${name}’s freeze`,
    (name) => `Changed ${name} at the end of a freeze`,
  ),
  extend: sold(
    (name) => `Extended ${name}’s package`,
    (name) => `Billed an extension on ${name}`,
  ),
  cancel: sold(
    (name) => `Cancelled ${name}’s package`,
    (name) => `Credited a cancellation on ${name}`,
  ),
  draft: billed(
    (name) => `Drafted an invoice for ${name}`,
    (name) => `Drafted ${name}`,
  ),
  editDraft: billed(
    (name) => `Edited a draft invoice for ${name}`,
    (name) => `Edited ${name}`,
  ),
  submit: billed(
    (name) => `Asked for approval of an invoice for ${name}`,
    (name) => `Asked for approval of ${name}`,
  ),
  approve: billed(
    (name) => `Approved an invoice for ${name}`,
    (name) => `Approved ${name}`,
  ),
  reject: billed(
    (name) => `Rejected an invoice for ${name}`,
    (name) => `Rejected ${name}`,
  ),
  issue: billed(
    (name) => `Issued an invoice to ${name}`,
    (name) => `Issued ${name}`,
  ),
  discard: billed(
    (name) => `Discarded a draft invoice for ${name}`,
    (name) => `Discarded ${name}`,
  ),
  putAway: billed(
    (name) => `Deleted an invoice of ${name}`,
    (name) => `Deleted ${name}`,
  ),
  collect: billed(
    (name) => `Collected a payment from ${name}`,
    (name) => `Collected a payment on ${name}`,
  ),
  clearCheque: billed(
    (name) => `Marked a cheque of ${name} as cleared`,
    (name) => `Marked a cheque as cleared on ${name}`,
  ),
  changeDueDate: billed(
    (name) => `Changed the due date of an invoice of ${name}`,
    (name) => `Changed the due date of ${name}`,
  ),
  reverse: givenBack(
    (name) => `Took back a payment of ${name}`,
    (name) => `Took back a payment on ${name}`,
  ),
  bounce: givenBack(
    (name) => `Marked a cheque of ${name} as bounced`,
    (name) => `Marked a cheque as bounced on ${name}`,
  ),
  refund: givenBack(
    (name) => `Refunded ${name}`,
    (name) => `Refunded a payment on ${name}`,
  ),
  creditNote: givenBack(
    (name) => `Issued a credit note to ${name}`,
    (name) => `Issued a credit note on ${name}`,
  ),
  forgive: givenBack(
    (name) => `Wrote off a balance of ${name}`,
    (name) => `Wrote off the balance of ${name}`,
  ),
  unforgive: givenBack(
    (name) => `Undid a write-off for ${name}`,
    (name) => `Undid the write-off of ${name}`,
  ),
  payCredit: givenBack(
    (name) => `Paid out credit to ${name}`,
    (name) => `Paid out credit of ${name}`,
  ),
  night: sold(
    (name) => `Brought ${name}’s package up to date overnight`,
    (name) => `Billed ${name} overnight`,
  ),
}

/** Acts on the pay ledger, on a line or a month of it. */
const ofPay = {
  addContribution: (name) => `Added ${name}`,
  approveContributions: (name) => `Approved ${name}`,
  payContributions: (name) => `Paid ${name}`,
  carryOverPay: (name) => `Carried over ${name}`,
  reverseContribution: (name) => `Reversed ${name}`,
  generateContributions: () => 'Generated the pay of a month',
  lockPayMonth: () => 'Locked the pay of a month',
} as const satisfies Record<string, Says>

const verbs = {
  create: (name: string) => `Added ${name}`,
  update: (name: string) => `Changed ${name}`,
  remove: (name: string) => `Removed ${name} for good`,
  file: (name: string) => `Changed a file of ${name}`,
} as const satisfies Record<string, Says>
export type AuditedVerb = keyof typeof verbs

/** The kind of what pages write; a new audited collection without one does not compile. */
const kindOfSubject: Record<AuditedSubject, AuditKind> = {
  member: 'members',
  memberPackage: 'catalogue',
  registrationPackage: 'catalogue',
  gym: 'settings',
  employee: 'staff',
  promoCode: 'catalogue',
  expense: 'expenses',
  expenseCategory: 'expenses',
  lead: 'leads',
  leave: 'staff',
  contributionCategory: 'expenses',
  messageTemplate: 'messages',
}

const said = (kind: AuditKind, says: Says): AuditSentence => ({ kind, says })

/** Acts that the server's calls tell of by themselves. */
const ofServer = {
  'gym.disable': said('settings', () => 'Disabled the centre'),
  'gym.enable': said('settings', () => 'Opened the centre again'),
  'gym.assignPackage': said('settings', () => 'Gave the centre a package'),
  'gym.renewPackage': said('settings', () => 'Renewed the centre’s package'),
  'gymInvoice.pay': said('invoices', (name) => `Marked ${name} as paid`),
  'gymInvoice.unpay': said('invoices', (name) => `Marked ${name} as not paid`),
  'gymInvoice.credit': said('moneyBack', (name) => `Credited the unused days of ${name}`),
  'gymInvoice.giveBack': said('moneyBack', (name) => `Gave the credit of ${name} back to the centre`),
  'gymInvoice.keepBack': said('moneyBack', (name) => `Marked the credit of ${name} as not given back`),
  'platform.update': said('settings', () => 'Changed the particulars of the platform'),
  'gym.extendTrial': said('settings', () => 'Extended the centre’s trial'),
  'gym.delete': said('settings', () => 'Deleted the centre'),
  'gym.setKioskPin': said('settings', () => 'Set the PIN of kiosk mode'),
  'gym.signOut': said('settings', () => 'Signed everybody out'),
  'support.grant': said('support', () => 'Allowed support to open the centre'),
  'support.end': said('support', () => 'Ended the permission for support'),
  'support.open': said('support', () => 'Opened the centre as support'),
  'support.leave': said('support', () => 'Left the centre as support'),
  'account.create': said('staff', () => 'Opened the owner’s account'),
  'account.photo': said('files', () => 'Changed the photo of the owner’s account'),
  'employee.role': said('staff', (name) => `Changed the role of ${name}`),
  'employee.deactivate': said('staff', (name) => `Deactivated ${name}`),
  'employee.restore': said('staff', (name) => `Let ${name} in again`),
  'employee.delete': said('staff', (name) => `Deleted ${name}`),
  'member.erase': said('members', (name) => `Erased ${name}`),
  'idProof.read': said('files', (name) => `Looked at the ID proof of ${name}`),
  'idProof.confirm': said('files', (name) => `Uploaded an ID proof of ${name}`),
  'idProof.replace': said('files', (name) => `Set the ID proof of ${name}`),
  'idProof.remove': said('files', (name) => `Deleted the ID proof of ${name}`),
  'attendanceCorrection.create': said('attendance', (name) => `Corrected the attendance of ${name}`),
  'memberImport.add': said('members', () => 'Imported members from a file'),
  'memberImport.undo': said('members', () => 'Rolled back an import of members'),
  'leadImport.add': said('leads', () => 'Imported leads from a file'),
  'leadImport.undo': said('leads', () => 'Rolled back an import of leads'),
  'lead.merge': said('leads', (name) => `Merged another lead into ${name}`),
  /** Of support alone: a desk makes hundreds a day. */
  'attendance.mark': said('attendance', (name) => `Marked ${name} in or out`),
  'attendance.unmark': said('attendance', (name) => `Took back a mark of ${name}`),
  'todo.hide': said('settings', () => 'Put off or finished something on the dashboard'),
  'biometric.enable': said('attendance', (name) => `Let ${name} in at the doors`),
  'biometric.disable': said('attendance', (name) => `Shut ${name} out at the doors`),
  'biometric.link': said('attendance', (name) => `Linked ${name} to a number on the devices`),
  'biometric.unlink': said('attendance', (name) => `Took the number on the devices off ${name}`),
  'device.register': said('attendance', (name) => `Registered ${name}`),
  'device.change': said('attendance', (name) => `Changed ${name}`),
  'device.newSecret': said('attendance', (name) => `Gave ${name} another secret`),
  'device.remove': said('attendance', (name) => `Removed ${name}`),
  'device.sendAgain': said('attendance', (name) => `Sent ${name} its commands again`),
  'device.askRoster': said('attendance', (name) => `Asked ${name} who is on it`),
  'device.reboot': said('attendance', (name) => `Restarted ${name}`),
  'punches.import': said('attendance', (name) => `Fetched punches again from ${name}`),
  'message.queue': said('messages', () => 'Sent a message'),
} as const satisfies Record<string, AuditSentence>

const ofExports: Record<ExportedRecords, string> = {
  gyms: 'the registered centres',
  gymInvoices: 'subscription invoices',
  gymRegPackages: 'registration packages',
  memberPackages: 'member packages',
  members: 'members',
  visits: 'visits',
  invoices: 'invoices',
  gstr1: 'the GSTR-1 return',
  expenses: 'expenses',
  expenseCategories: 'expense categories',
  contributions: 'contributions',
  contributionCategories: 'contribution categories',
  promoCodes: 'promo codes',
  leads: 'leads',
  staff: 'staff',
  payroll: 'payroll hours',
  bankFile: 'the bank file of a month’s pay',
  audit: 'the audit log',
  everything: 'everything of the centre',
}

export type AuditAct =
  | `${ActSubject}.${ActName | 'night'}`
  | `${AuditedSubject}.${AuditedVerb}`
  | `${ExportedRecords}.export`
  | keyof typeof ofServer

const entriesOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][]

/** Every act that the log knows, with its kind and its sentence. */
export const auditActs = new Map<string, AuditSentence>([
  ...entriesOf(ofActs).flatMap(([act, { kind, member, invoice }]): [AuditAct, AuditSentence][] => [
    [`member.${act}`, said(kind, member)],
    [`invoice.${act}`, said(kind, invoice)],
  ]),
  ['dayClose.closeDay', said('invoices', () => 'Closed the day')],
  ...entriesOf(ofPay).map(([act, says]): [AuditAct, AuditSentence] => [
    act === 'generateContributions' || act === 'lockPayMonth' ? `payMonth.${act}` : `contribution.${act}`,
    said('expenses', says),
  ]),
  ...entriesOf(kindOfSubject).flatMap(([subject, kind]) =>
    entriesOf<AuditedVerb, Says>(verbs).map(([verb, says]): [AuditAct, AuditSentence] => [
      `${subject}.${verb}`,
      said(verb === 'file' ? 'files' : kind, says),
    ]),
  ),
  ...entriesOf(ofExports).map(([records, words]): [AuditAct, AuditSentence] => [
    `${records}.export`,
    said('exports', () => `Exported ${words}`),
  ]),
  ...entriesOf<keyof typeof ofServer, AuditSentence>(ofServer),
])

/** The acts of a kind, as a list of the log asks for them: never more than one question may name. */
export const actsOfKind = (kind: AuditKind): string[] =>
  [...auditActs].flatMap(([act, sentence]) => (sentence.kind === kind ? [act] : []))

/** Of one question of the store (`in`). */
export const MOST_ACTS_ASKED = 30
