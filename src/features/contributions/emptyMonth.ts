import { screens } from '@/domain/access/screens'
import type { FirstUse } from '@/lists/ListBody'
import type { EmptyAct } from '@/ui/EmptyState'

type Month = {
  name: string
  isOver: boolean
  isLocked: boolean
  hasCategories: boolean
  hasStaff: boolean
  /** Somebody has base pay or a commission. */
  hasPay: boolean
}

type Ways = { go: (path: string) => void; generate: () => void }

function textOf({ name, isOver, hasCategories, hasPay, hasStaff }: Month): string {
  if (!hasCategories) return 'No contributions yet. Start with the categories that pay is sorted by.'
  if (!hasStaff) return 'No contributions yet. Add the people who work here first.'
  if (!hasPay) return 'No contributions yet. Set base pay or a commission on an employee’s form.'
  return isOver
    ? `Nothing in ${name} yet. Generate it from attendance and sales, and check it before it is added.`
    : `Nothing in ${name} yet. Enter sessions, bonuses and advances now; base pay is generated once the month is over.`
}

function actOf(
  { name, isOver, isLocked, hasCategories, hasPay, hasStaff }: Month,
  { go, generate }: Ways,
): EmptyAct | null {
  if (!hasCategories)
    return {
      ...{ label: 'Set up the categories', icon: 'pi-sitemap' },
      run: () => go(screens.contributionCategories.path),
    }
  if (!hasStaff)
    return { label: 'Add an employee', icon: 'pi-id-card', run: () => go(`${screens.staff.path}?new=true`) }
  if (!hasPay)
    return { label: 'Set what staff are paid', icon: 'pi-id-card', run: () => go(screens.staff.path) }
  return isOver && !isLocked ? { label: `Generate pay for ${name}`, icon: 'pi-bolt', run: generate } : null
}

/** What a month without contributions says: what its pay lacks, one step at a time, with the way there. */
export function emptyMonth(month: Month, ways: Ways): FirstUse {
  const act = actOf(month, ways)
  return { text: textOf(month), ...(act && { act }) }
}
