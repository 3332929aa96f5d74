import { screens } from '@/domain/access/screens'
import type { NightTask } from '@/domain/monthStats/nightFailure'

/** `task`: what the night could not do; null for a figure that differs. '' where there is no such record. */
type Named = { task: NightTask | null; invoiceId: string; memberId: string }

const at = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`

/** Where what the night names is looked at: its invoice, else its member, else its list; null for what no screen shows. */
export function nightDoor({ task, invoiceId, memberId }: Named): { label: string; to: string } | null {
  if (invoiceId !== '') return { label: 'Open the invoice', to: at(screens.invoices.path, invoiceId) }
  if (memberId !== '') return { label: 'Open the member', to: at(screens.members.path, memberId) }
  if (task === 'punches')
    return { label: 'Open the devices', to: `${screens.siteConfig.path}?section=devices` }
  return task === 'draft'
    ? { label: 'Open the recurring expenses', to: `${screens.expenses.path}?tab=recurring` }
    : null
}
