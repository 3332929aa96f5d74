import { addDays, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

/** A centre's own package is announced to end so many days before. The platform's: no setting of a centre changes it. */
export const TERM_ENDS_SOON_DAYS = 14

/** After the last day of its package a centre goes on for so many days; then it reads and exports and no longer writes. */
export const TERM_GRACE_DAYS = 7

/**
 * How a centre stands with its own package. Civil dates in the centre's zone, all inclusive: `endsOn` is the package's last
 * day, `writesThrough` the last one on which the centre writes, `daysLeft` the nights until `endsOn`, 0 on the day itself.
 */
export type GymTerm =
  | { state: 'running' }
  | { state: 'endsSoon'; name: string; endsOn: CivilDate; writesThrough: CivilDate; daysLeft: number }
  | { state: 'inGrace'; name: string; endsOn: CivilDate; writesThrough: CivilDate }
  | { state: 'lapsed'; name: string; endsOn: CivilDate }

/** Of a centre, or of what is kept of it. `endDate` null: no end. */
type Subscribed = { currentPackage: { name: string; endDate: CivilDate | null } | null }

/** A centre without a package, or with one that has no end, runs. */
export function gymTermOf({ currentPackage }: Subscribed, today: CivilDate): GymTerm {
  const endsOn = currentPackage?.endDate ?? null
  if (currentPackage === null || endsOn === null) return { state: 'running' }
  const { name } = currentPackage
  const writesThrough = addDays(endsOn, TERM_GRACE_DAYS)
  if (today > writesThrough) return { state: 'lapsed', name, endsOn }
  if (today > endsOn) return { state: 'inGrace', name, endsOn, writesThrough }
  const daysLeft = daysBetween(today, endsOn)
  return daysLeft > TERM_ENDS_SOON_DAYS
    ? { state: 'running' }
    : { state: 'endsSoon', name, endsOn, writesThrough, daysLeft }
}

const named = (name: string) => (name === '' ? 'package of this centre' : `package ${name}`)

const daysText = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** What a lapsed centre may still do, and how it comes back. */
const READS_ON = 'Everything can be read and exported, but nothing can be saved until it is renewed.'

/** The sentence of a write that is refused because the package ended, for whoever wanted to save. */
export const lapsedSentence = ({ endsOn }: Extract<GymTerm, { state: 'lapsed' }>): string =>
  `The package of this centre ended on ${formatCivil(endsOn)}. ${READS_ON}`

/** Why the centre may not write on that day; null when it may. */
export function writeProblem(gym: Subscribed, today: CivilDate): string | null {
  const term = gymTermOf(gym, today)
  return term.state === 'lapsed' ? lapsedSentence(term) : null
}

/** What the screen says of the term: what happened or will, in one sentence, and what follows; null while it runs. */
export function termNotice(term: GymTerm): { title: string; text: string } | null {
  switch (term.state) {
    case 'running':
      return null
    case 'endsSoon':
      return {
        title: `The ${named(term.name)} ends ${daysText(term.daysLeft)}, on ${formatCivil(term.endsOn)}.`,
        text: `Everything works until ${formatCivil(term.writesThrough)}. After that the centre can be read and exported, and nothing can be saved.`,
      }
    case 'inGrace':
      return {
        title: `The ${named(term.name)} ended on ${formatCivil(term.endsOn)}.`,
        text: `Everything works until ${formatCivil(term.writesThrough)}. After that the centre can be read and exported, and nothing can be saved.`,
      }
    case 'lapsed':
      return { title: `The ${named(term.name)} ended on ${formatCivil(term.endsOn)}.`, text: READS_ON }
  }
}
