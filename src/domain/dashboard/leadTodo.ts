import { daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DueLead } from './keptLeads'
import { groupOf, type TodoGroup, type TodoRow } from './todoRow'

/** With another date it is another thing to do; so it is once they have asked again, which leaves a date that is due. */
function keyOf({ id, nextFollowUpOn, askedAgainAt }: DueLead): string {
  const key = `lead ${id} ${nextFollowUpOn ?? ''}`
  return askedAgainAt === null ? key : `${key} ${askedAgainAt.toISOString()}`
}

const leadRow = (lead: DueLead, today: CivilDate): TodoRow => ({
  ...{ kind: 'lead', lead, key: keyOf(lead), rupees: lead.budget },
  pressing: lead.nextFollowUpOn === null ? 0 : daysBetween(lead.nextFollowUpOn, today),
})

/**
 * Who is to be called today, or should have been. Among themselves they stand by the budget that they named; together they weigh
 * nothing, because few name one.
 */
export const leadTodo = (due: readonly DueLead[], today: CivilDate): TodoGroup => ({
  ...groupOf(
    'lead',
    due.map((lead) => leadRow(lead, today)),
  ),
  rupees: 0,
})

/** Of those due, how many should have been called before today. */
export const lateLeads = (due: readonly DueLead[], today: CivilDate): number =>
  due.filter(({ nextFollowUpOn }) => (nextFollowUpOn ?? '') < today).length
