import { z } from 'zod'
import { isOpenLead, leadSchema, type Lead } from '@/domain/leads/lead'
import { addDays } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'

/** What a row of the work list says of a lead. */
const dueLeadSchema = leadSchema
  .pick({
    id: true,
    name: true,
    phone: true,
    status: true,
    temperature: true,
    budget: true,
    attempts: true,
    lastOutcome: true,
    nextFollowUpOn: true,
    noMessages: true,
  })
  .extend({
    /** When they last asked on the centre's page, of those who did more than once; null in a copy from before that was kept. */
    askedAgainAt: z.date().nullable().default(null),
  })
export type DueLead = z.infer<typeof dueLeadSchema>

/** Only asking again leaves the keys of forms before it. */
export const dueLeadOf = (lead: Lead): DueLead =>
  dueLeadSchema.parse({
    ...lead,
    askedAgainAt: lead.consent?.earlierKeys === undefined ? null : lead.consent.at,
  })

/** The open leads of a centre that are due up to and on that day; `isCut` where there are more than a document should hold. */
export const keptLeadsSchema = z.object({
  until: civilDateSchema,
  isCut: z.boolean(),
  rows: z.array(dueLeadSchema),
})
export type KeptLeads = z.infer<typeof keptLeadsSchema>

/** Some 60 KB of the document that they share with the members. */
export const MOST_KEPT_LEADS = 300

/** An open one without a date is due. */
const isDueBy = (lead: Pick<Lead, 'nextFollowUpOn'>, day: CivilDate) => (lead.nextFollowUpOn ?? day) <= day

const byId = (one: DueLead, other: DueLead) => (one.id < other.id ? -1 : 1)

function cut(until: CivilDate, rows: DueLead[], isCut: boolean): KeptLeads {
  const kept = rows.sort(byId).slice(0, MOST_KEPT_LEADS)
  return { until, isCut: isCut || rows.length > kept.length, rows: kept }
}

/** As the night of that day keeps them: with tomorrow's, so that they serve until the next night is through. */
export function keptLeadsOf(leads: readonly Lead[], on: CivilDate): KeptLeads {
  const until = addDays(on, 1)
  const due = leads.filter((lead) => isOpenLead(lead) && isDueBy(lead, until))
  return cut(until, due.map(dueLeadOf), false)
}

/** The same with these as they stand now; null for one that is not there any more. */
export function withLeads(
  { until, isCut, rows }: KeptLeads,
  changed: ReadonlyMap<string, Lead | null>,
): KeptLeads {
  const others = rows.filter(({ id }) => !changed.has(id))
  const now = [...changed.values()].flatMap((lead) =>
    lead !== null && isOpenLead(lead) && isDueBy(lead, until) ? [dueLeadOf(lead)] : [],
  )
  return cut(until, [...others, ...now], isCut)
}

/** Those to follow up on that day, late ones among them; null where what is kept does not tell. */
export const leadsDueOn = (kept: KeptLeads | null, today: CivilDate): DueLead[] | null =>
  kept === null || kept.isCut || today > kept.until ? null : kept.rows.filter((lead) => isDueBy(lead, today))
