import type { Member } from '@/domain/members/member'
import { memberStateOf } from '@/domain/members/memberState'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Tone } from '@/ui/StateChip'
import { agoText, aheadText, endsOnOf } from './coverText'

/** What the button beside the sentence does; null where there is nothing to press. */
export type NextStep = 'sell' | 'renew' | 'endFreeze' | 'restore' | 'seeMoney' | 'message' | null
export type NextAction = { text: string; step: NextStep; tone: Tone }

const ABSENT_DAYS = 10

function owed(member: Member, money: (rupees: number) => string): NextAction | null {
  if (member.totalDueAmount <= 0) return null
  return { text: `${money(member.totalDueAmount)} is owed.`, step: 'seeMoney', tone: 'amber' }
}

function absence(member: Member, today: CivilDate): NextAction | null {
  const { lastVisitOn } = member.lookup
  if (!lastVisitOn || daysBetween(lastVisitOn, today) < ABSENT_DAYS) return null
  const text = member.lastVisitOn
    ? `Last seen ${agoText(member.lastVisitOn, today)}. A message may bring them back.`
    : 'Has not come yet. A message may help with the first visit.'
  return { text, step: 'message', tone: 'amber' }
}

/**
 * The one thing to do next for this member, most pressing first: what keeps them out, then what is owed, then what
 * keeps them away. `money` writes rupees as the centre does.
 */
export function nextActionOf(
  member: Member,
  today: CivilDate,
  money: (rupees: number) => string,
): NextAction {
  const endsOn = endsOnOf(member)
  const ended = endsOn ? `The package ended ${agoText(endsOn, today)}.` : ''
  switch (memberStateOf(member, today)) {
    case 'Deleted':
      return {
        text: 'This member is deleted. Restore to work with them again.',
        step: 'restore',
        tone: 'grey',
      }
    case 'Inactive':
      return { text: 'This member has left. Restore when they come back.', step: 'restore', tone: 'grey' }
    case 'Blocked':
      return owed(member, money) ?? { text: 'This member is blocked at the door.', step: null, tone: 'red' }
    case 'No package':
      return { text: 'There is no package yet. Sell the first one.', step: 'sell', tone: 'blue' }
    case 'Expired':
      return { text: `${ended} Renew it to let them in again.`, step: 'renew', tone: 'red' }
    case 'Grace':
      return { text: `${ended} The days of grace are running: renew it now.`, step: 'renew', tone: 'amber' }
    case 'Expiring':
      return {
        text: `The package ends ${endsOn ? aheadText(endsOn, today) : 'soon'}. Renew it in time.`,
        step: 'renew',
        tone: 'amber',
      }
    case 'Frozen':
      return {
        text: `Frozen until ${formatCivil(member.lookup.frozenTo)}. End the freeze if they are back sooner.`,
        step: 'endFreeze',
        tone: 'blue',
      }
    case 'Upcoming':
      return (
        owed(member, money) ?? {
          text: `The package starts ${aheadText(member.lookup.startsOn, today)}.`,
          step: null,
          tone: 'blue',
        }
      )
    case 'Active':
      return (
        owed(member, money) ??
        absence(member, today) ?? {
          text: endsOn
            ? `Nothing to do until ${formatCivil(addDays(endsOn, -6))}, when the renewal comes up.`
            : 'Nothing to do.',
          step: null,
          tone: 'green',
        }
      )
  }
}
