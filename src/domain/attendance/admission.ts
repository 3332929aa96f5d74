import type { GymSettings } from '@/domain/gyms/settings'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { readListLine } from '@/domain/members/listLine'
import { ADULT_AGE, isMinor } from '@/domain/members/memberForm'
import { directoryStateOf, type MemberState } from '@/domain/members/memberState'
import { addDays, daysBetween, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'

/** DOMAIN 6.1 "Access result at marking": enters, enters with a word, or is stopped with the reason and the way out. */
export type Admission = {
  verdict: 'allow' | 'warn' | 'stop'
  state: MemberState
  /** Said to the desk; '' when there is nothing to say. */
  reasons: string[]
  fix: 'renew' | 'sell' | 'endFreeze' | 'restore' | 'unblock' | null
  /** A minor who may come in, but of whose guardian nobody has the consent. */
  lacksConsent: boolean
}

type Rules = Pick<GymSettings, 'expiringDays' | 'graceDays' | 'currency' | 'locale'>

/** Said of dues, whatever the package says; '' when nothing is due. */
export const dueReason = ({ d: due }: DirectoryEntry, rules: Rules): string =>
  due > 0 ? `${formatMoney(due, rules)} is due.` : ''

/** DOMAIN 8: under age a guardian has to agree. Entries of an older version say nothing of it, and are not asked. */
function lacksConsent({ w }: DirectoryEntry, today: CivilDate): boolean {
  const facts = readListLine(w)
  return facts !== null && facts.consentOn === null && isMinor(facts.dob, today)
}

const inDays = (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`)
const ago = (days: number) => (days === 1 ? 'yesterday' : `${days} days ago`)

function stopped(
  { n: name, s, e, t }: DirectoryEntry,
  state: MemberState,
  today: CivilDate,
): Pick<Admission, 'reasons' | 'fix'> | null {
  switch (state) {
    case 'Expired':
      return {
        reasons: [`The package ended ${ago(daysBetween(e, today))}, on ${formatCivil(e)}.`],
        fix: 'renew',
      }
    case 'No package':
      return { reasons: [`${name} has not bought a package yet.`], fix: 'sell' }
    case 'Upcoming':
      return {
        reasons: [`The package starts ${inDays(daysBetween(today, s))}, on ${formatCivil(s)}.`],
        fix: null,
      }
    case 'Frozen':
      return { reasons: [`Frozen until ${formatCivil(t)}.`], fix: 'endFreeze' }
    case 'Blocked':
      return { reasons: [`${name} is blocked. The owner can unblock them.`], fix: 'unblock' }
    case 'Inactive':
    case 'Deleted':
      return { reasons: [`${name} has left. Restore the member first.`], fix: 'restore' }
    case 'Active':
    case 'Expiring':
    case 'Grace':
      return null
  }
}

/** Decides from the search directory alone, so that the desk's answer needs no further read. */
export function admissionOf(entry: DirectoryEntry, today: CivilDate, rules: Rules): Admission {
  const state = directoryStateOf(entry, today, rules)
  const stop = stopped(entry, state, today)
  if (stop) return { verdict: 'stop', state, lacksConsent: false, ...stop }

  const reasons: string[] = []
  if (state === 'Grace') {
    const lastDay = addDays(entry.e, rules.graceDays)
    reasons.push(
      `The package ended ${ago(daysBetween(entry.e, today))}; let in until ${formatCivil(lastDay)}.`,
    )
  }
  if (state === 'Expiring') {
    const left = daysUntil(today, entry.e)
    reasons.push(
      left === 1
        ? 'Today is the last day of the package.'
        : `${left} days left, until ${formatCivil(entry.e)}.`,
    )
  }
  const due = dueReason(entry, rules)
  if (due !== '') reasons.push(due)
  const isUnagreed = lacksConsent(entry, today)
  if (isUnagreed) reasons.push(`Under ${ADULT_AGE}, and the guardian’s consent is missing. Ask for it.`)
  return {
    verdict: reasons.length > 0 ? 'warn' : 'allow',
    state,
    reasons,
    fix: state === 'Active' ? null : 'renew',
    lacksConsent: isUnagreed,
  }
}

const fixes: Record<NonNullable<Admission['fix']>, string> = {
  renew: 'Renew it first.',
  sell: 'Sell one first.',
  endFreeze: 'End the freeze first.',
  restore: '',
  unblock: '',
}

/** Why the door stays shut today, and what opens it; null when the member may come in. */
export function whyNoEntry(
  { entry }: { entry: DirectoryEntry },
  today: CivilDate,
  rules: Rules,
): string | null {
  const { verdict, reasons, fix } = admissionOf(entry, today, rules)
  if (verdict !== 'stop') return null
  return [...reasons, fix === null ? '' : fixes[fix]].join(' ').trim()
}
