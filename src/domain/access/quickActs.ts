import type { Asker } from './role'
import { mayOpen, screenIds, screens } from './screens'

export type QuickAct = { label: string; icon: string; to: string }

/** SPECIFICATION 2 "Quick-add shortcuts", in its order: the creation form of a screen opens at once. */
const acts = [
  { label: 'Add New Member', icon: 'pi-user-plus', path: '/members' },
  { label: 'Add New Lead', icon: 'pi-phone', path: '/leads' },
  { label: 'Add New Expense', icon: 'pi-wallet', path: '/finance/expenses' },
] as const

/** The quick acts of a role: none for the super admin, and none whose screen the role may not open. */
export function quickActsOf(who: Asker): QuickAct[] {
  if (who === 'ADMIN') return []
  return acts
    .filter(({ path }) => screenIds.some((id) => screens[id].path === path && mayOpen(id, who)))
    .map(({ label, icon, path }) => ({ label, icon, to: `${path}?new=true` }))
}
