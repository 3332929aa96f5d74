import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { MemberLimits } from '@/domain/gyms/settings'
import { blockLineOf } from './block'
import { mayRestore } from './mayRestore'
import type { Member } from './member'
import { memberStateOf, endsOnOf } from './memberState'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { agoText, aheadText } from '@/domain/shared/agoText'

/** What the button beside the sentence does; null where there is nothing to press. */
export type NextStep = 'sell' | 'renew' | 'endFreeze' | 'restore' | 'unblock' | 'seeMoney' | 'message' | null

/** How the member stands: gone, kept out, soon to be kept out or owing, waiting for a day or a first sale, or well. */
export type Urgency = 'gone' | 'out' | 'soon' | 'waiting' | 'well'

export type NextAction = { text: string; step: NextStep; urgency: Urgency }

type Rules = MemberLimits & MoneyFormat

function owed(member: Member, rules: Rules): NextAction | null {
  if (member.totalDueAmount <= 0) return null
  return { text: `${formatMoney(member.totalDueAmount, rules)} is owed.`, step: 'seeMoney', urgency: 'soon' }
}

function absence(member: Member, today: CivilDate, { absentDays }: Rules): NextAction | null {
  const { lastVisitOn } = member.lookup
  if (!lastVisitOn || daysBetween(lastVisitOn, today) < absentDays) return null
  const text = member.lastVisitOn
    ? `Last seen ${agoText(member.lastVisitOn, today)}. A message may bring them back.`
    : 'Has not come yet. A message may help with the first visit.'
  return { text, step: 'message', urgency: 'soon' }
}

const erasedAction = ({ isDone }: NonNullable<Member['erased']>): NextAction => ({
  text: isDone
    ? 'This person was erased. Only what the tax law asks for is kept.'
    : 'This person is being erased. What is left is done tonight.',
  step: null,
  urgency: 'gone',
})

function blockedAction(member: Member, role: Role): NextAction {
  const line = blockLineOf(member) || 'Blocked at the door'
  const why = /[.!?]$/.test(line) ? line : `${line}.`
  return may(role, 'members.block')
    ? { text: `${why} Unblock them when it is settled.`, step: 'unblock', urgency: 'out' }
    : { text: `${why} Ask the owner to unblock them.`, step: null, urgency: 'out' }
}

const deletedAction = (member: Member, role: Role): NextAction =>
  mayRestore(member, role)
    ? { text: 'This member is deleted. Restore to work with them again.', step: 'restore', urgency: 'gone' }
    : { text: 'This member is deleted. Ask the owner to restore them.', step: null, urgency: 'gone' }

/**
 * The one thing to do next for this member, most pressing first: what keeps them out, then what is owed, then what
 * keeps them away. By the centre's own limits, in its money, for somebody in that role.
 */
export function nextActionOf(member: Member, today: CivilDate, rules: Rules, role: Role): NextAction {
  const endsOn = endsOnOf(member)
  const ended = endsOn ? `The package ended ${agoText(endsOn, today)}.` : ''
  if (member.erased !== undefined) return erasedAction(member.erased)
  switch (memberStateOf(member, today, rules)) {
    case 'Deleted':
      return deletedAction(member, role)
    case 'Inactive':
      return { text: 'This member has left. Restore when they come back.', step: 'restore', urgency: 'gone' }
    case 'Blocked':
      return blockedAction(member, role)
    case 'No package':
      return { text: 'There is no package yet. Sell the first one.', step: 'sell', urgency: 'waiting' }
    case 'Expired':
      return { text: `${ended} Renew it to let them in again.`, step: 'renew', urgency: 'out' }
    case 'Grace':
      return { text: `${ended} The days of grace are running: renew it now.`, step: 'renew', urgency: 'soon' }
    case 'Expiring':
      return {
        text: `The package ends ${endsOn ? aheadText(endsOn, today) : 'soon'}. Renew it in time.`,
        step: 'renew',
        urgency: 'soon',
      }
    case 'Frozen':
      return {
        text: `Frozen until ${formatCivil(member.lookup.frozenTo)}. End the freeze if they are back sooner.`,
        step: 'endFreeze',
        urgency: 'waiting',
      }
    case 'Upcoming':
      return (
        owed(member, rules) ?? {
          text: `The package starts ${aheadText(member.lookup.startsOn, today)}.`,
          step: null,
          urgency: 'waiting',
        }
      )
    case 'Active':
      return (
        owed(member, rules) ??
        absence(member, today, rules) ?? {
          text: endsOn
            ? `Nothing to do until ${formatCivil(addDays(endsOn, 1 - rules.expiringDays))}, when the renewal comes up.`
            : 'Nothing to do.',
          step: null,
          urgency: 'well',
        }
      )
  }
}
