import type { InvoiceTab } from '@/data/invoices/invoiceQueries'
import type { FilterDefinition } from '@/lists/filter'
import type { FirstUse } from '@/lists/ListBody'
import type { invoiceFilters } from './invoiceView'

export const tabLabels: Record<InvoiceTab, string> = {
  all: 'All',
  draft: 'Draft',
  toApprove: 'To approve',
  approved: 'Approved',
  owed: 'Owed',
  open: 'Open',
  partlyPaid: 'Partly paid',
  overdue: 'Overdue',
  paid: 'Paid',
  writtenOff: 'Written off',
  toClear: 'Cheques to clear',
}

/** What stands on a tab, and why; `cut` while a search finds more than is shown. */
export const hints: Record<InvoiceTab | 'cut', string> = {
  all: 'What was billed, the latest first.',
  draft: 'Not issued yet: they have no number, and nothing is due on them.',
  toApprove: 'What gives away more than the desk may decide by itself waits for the owner.',
  approved: 'The owner has agreed, and they are not used yet.',
  owed: 'Issued and not paid in full, late or not.',
  open: 'Issued, and nothing was paid on them yet.',
  partlyPaid: 'Something is paid, and the rest is not late.',
  overdue: 'The due date and the grace days have passed.',
  paid: 'Nothing is left to pay.',
  writtenOff: 'What the owner let go. It counts as due no more.',
  toClear: 'Cheques that the bank has not paid yet.',
  cut: 'Only the latest of those that match are shown. Type more of the name, or the number.',
}

const empty: Record<Exclude<InvoiceTab, 'all'>, string> = {
  draft: 'No drafts. A new invoice can be kept as a draft first.',
  toApprove: 'Nothing waits for approval.',
  approved: 'Every approval was used, or has ended.',
  owed: 'Nothing is owed.',
  open: 'No open invoices. Everything issued was paid, at least in part.',
  partlyPaid: 'Nothing is partly paid.',
  overdue: 'Nothing is overdue.',
  paid: 'No invoice was paid yet.',
  writtenOff: 'Nothing was written off.',
  toClear: 'No cheques to clear.',
}

/** What stands where there is nothing. */
export const emptyWords = (tab: InvoiceTab, create: () => void): FirstUse =>
  tab === 'all'
    ? {
        text: 'No invoices yet. Selling a package creates one.',
        act: { label: 'New invoice', icon: 'pi-plus', run: create },
      }
    : { text: empty[tab], isOfEveryView: true }

type Id = (typeof invoiceFilters)[number]

const definitions: Record<Id, FilterDefinition<Id>> = {
  issued: { id: 'issued', label: 'Issued', kind: 'dates' },
  due: { id: 'due', label: 'Due', kind: 'dates' },
  late: {
    id: 'late',
    label: 'Late by',
    kind: 'choice',
    options: [
      { value: 'week', label: '0 to 7 days' },
      { value: 'month', label: '8 to 30 days' },
      { value: 'older', label: 'More than 30 days' },
    ],
  },
}

export const filterDefinitions = (ids: readonly Id[]): FilterDefinition<Id>[] =>
  ids.map((id) => definitions[id])
