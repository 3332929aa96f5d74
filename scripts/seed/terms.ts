import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { endDateOf } from '@/domain/packages/term'
import { addDays, addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Dice } from './dice'

/** A term of a package in a planned life, both days inclusive, without the freezes that may move its end. */
export type Term = { template: PackageTemplate; startDate: CivilDate; endDate: CivilDate }

export const termFrom = (template: PackageTemplate, startDate: CivilDate): Term => ({
  template,
  startDate,
  endDate: endDateOf(startDate, template),
})

/**
 * The term that ends on that very day. Months are of different lengths, so not every day is the end of a monthly
 * term: then it is the one that ends nearest before it.
 */
function termUntil(template: PackageTemplate, end: CivilDate): Term {
  const guess = addDuration(addDays(end, 1), -template.duration, template.durationType)
  for (let later = 4; later >= -4; later--) {
    const term = termFrom(template, addDays(guess, later))
    if (term.endDate <= end) return term
  }
  return termFrom(template, guess)
}

/**
 * The first of the templates that can end exactly on that day; if none can, the first one's term that ends nearest
 * after it (what is still running stays so) or, for a past end, before it.
 */
export function termOf(templates: readonly PackageTemplate[], end: CivilDate, today: CivilDate): Term {
  const terms = templates.map((template) => termUntil(template, end))
  const exact = terms.find(({ endDate }) => endDate === end)
  const nearest = exact ?? terms[0]
  if (!nearest) throw new Error('A term needs a template')
  if (exact || end < today) return nearest
  for (let later = 1; ; later++) {
    const term = termFrom(nearest.template, addDays(nearest.startDate, later))
    if (term.endDate > end) return term
  }
}

/**
 * What was held before `last`, oldest first, as far back as `horizon` and at most `most` terms. Some renew in time,
 * the next term then following day on day; the others come back after a gap.
 */
export function termsBefore(
  last: Term,
  choose: () => PackageTemplate,
  { horizon, most, dice }: { horizon: CivilDate; most: number; dice: Dice },
): Term[] {
  const terms: Term[] = []
  let next = last
  while (terms.length < most) {
    const gap = dice.chance(0.62) ? 0 : dice.between(1, 14)
    const term = termUntil(choose(), addDays(next.startDate, -1 - gap))
    if (term.startDate < horizon) break
    terms.unshift(term)
    next = term
  }
  return terms
}
