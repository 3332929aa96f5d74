import type { AuditFilter } from '@/data/audit/auditRepository'
import { actsOfKind, auditActs, auditKinds, type AuditKind } from '@/domain/audit/auditActs'
import { auditedCollections } from '@/domain/audit/auditedCollections'
import { recordWords } from '@/domain/audit/auditSentence'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { choiceFilter, rangeOf, type FilterChoice, type FilterDefinition } from '@/lists/filter'

/** Parameters of the address, beside `section`. `gone` is a deleted centre, on the platform's log alone. */
export const auditFilters = ['by', 'kind', 'act', 'days', 'gone'] as const
export type AuditFilterId = (typeof auditFilters)[number]
type Chosen = Partial<Record<AuditFilterId, string>>

const isKind = (text: string | undefined): text is AuditKind =>
  text !== undefined && Object.hasOwn(auditKinds, text)

/** What the address asks for; a value that is none of the choices reads as not set. Days are the centre's. */
export function auditFilterOf({ by, kind, act, days }: Chosen, timezone: string): AuditFilter {
  const acts = isKind(kind) ? actsOfKind(kind) : undefined
  const only = act !== undefined && acts?.includes(act) ? [act] : acts
  const { from, to } = rangeOf(days)
  const [first, last] = [civilDateSchema.safeParse(from).data, civilDateSchema.safeParse(to).data]
  return {
    by,
    acts: only,
    from: first && instantAt(first, '00:00', timezone),
    until: last && instantAt(addDays(last, 1), '00:00', timezone),
  }
}

const collectionOf = new Map<string, string>([
  ...Object.entries(auditedCollections).map(([collection, subject]) => [subject, collection] as const),
  ['invoice', 'invoices'],
  ['idProof', 'attendanceCorrections'],
  ['attendanceCorrection', 'attendanceCorrections'],
  ['biometric', 'biometricUsers'],
  ['punches', 'biometricDevices'],
  ['device', 'biometricDevices'],
])

/** `Renewed a member’s package`: what an act is called where it is about nobody in particular. */
export function actWords(act: string): string {
  const [subject = ''] = act.split('.')
  return auditActs.get(act)?.says(recordWords(collectionOf.get(subject) ?? '', '')) ?? act
}

const actChoices = (kind: AuditKind): FilterChoice[] =>
  actsOfKind(kind)
    .map((value) => ({ value, label: actWords(value) }))
    .sort((one, other) => one.label.localeCompare(other.label))

/** Single acts are offered once their kind is chosen. */
export const auditDefinitions = (
  people: readonly FilterChoice[],
  kind: string | undefined,
  kinds: Record<string, string> = auditKinds,
): FilterDefinition<AuditFilterId>[] => [
  { id: 'by', label: 'Who', kind: 'choice', options: people },
  choiceFilter('kind', 'Kind', kinds),
  ...(isKind(kind)
    ? [{ id: 'act', label: 'Exactly', kind: 'choice', options: actChoices(kind) } as const]
    : []),
  { id: 'days', label: 'Days', kind: 'dates' },
]

/** Kinds of what is of no centre. */
const { catalogue, exports, settings } = auditKinds
const platformKinds = { catalogue, exports, settings }

/** On the platform's log; a deleted centre, once one is opened, has lines of every kind. */
export const platformDefinitions = (
  people: readonly FilterChoice[],
  { kind, gone }: Chosen,
): FilterDefinition<AuditFilterId>[] => [
  ...auditDefinitions(people, kind, gone === undefined ? platformKinds : auditKinds),
  ...(gone === undefined ? [] : [choiceFilter('gone' as const, 'Centre', { [gone]: 'A deleted centre' })]),
]
