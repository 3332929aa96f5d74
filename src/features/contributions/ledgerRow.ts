import type { Views } from '@/domain/shared/arrange'
import { contributionStatuses, type Contribution } from '@/domain/contributions/contribution'
import { directions, type ContributionCategory } from '@/domain/contributions/contributionCategory'
import { standingFor } from '@/domain/contributions/mergedCategories'
import { lowerName } from '@/domain/shared/text'
import type { Staff } from '@/domain/staff/staff'
import { choiceFilter, type FilterDefinition } from '@/lists/filter'
import type { Tone } from '@/ui/StateChip'

/** A line with the names that it bears ids of. */
export type LedgerRow = {
  line: Contribution
  name: string
  code: string
  dp: string
  /** The one that stands for the line's own, since they were merged. */
  categoryId: string
  category: string
}

/** An employee or a category that is not there any more leaves its lines without a name. */
export function ledgerRows(
  lines: readonly Contribution[],
  staff: readonly Staff[],
  categories: readonly ContributionCategory[],
): LedgerRow[] {
  const people = new Map(staff.map((one) => [one.id, one]))
  const standsFor = standingFor(categories)
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return lines.map((line) => {
    const person = people.get(line.staffId)
    const categoryId = standsFor(line.categoryId)
    return {
      line,
      name: person?.name ?? '',
      code: person?.designation || (person?.empId ?? ''),
      dp: person?.dp ?? '',
      categoryId,
      category: names.get(categoryId) ?? '',
    }
  })
}

export const statusTones = {
  Pending: 'amber',
  Approved: 'blue',
  Paid: 'green',
  Reversed: 'grey',
} as const satisfies Record<Contribution['status'], Tone>

const isIn = (status: Contribution['status']) => (row: LedgerRow) => row.line.status === status

export const ledgerViews: Views<
  LedgerRow,
  'all' | 'pending' | 'approved' | 'paid' | 'reversed',
  'name' | 'date' | 'earning' | 'deduction',
  'staff' | 'category' | 'direction' | 'status'
> = {
  id: ({ line }) => line.id,
  name: ({ name }) => name,
  tabs: {
    all: { label: 'All', has: () => true },
    pending: { label: 'To approve', has: isIn('Pending') },
    approved: { label: 'To pay', has: isIn('Approved') },
    paid: { label: 'Paid', has: isIn('Paid') },
    reversed: { label: 'Reversed', has: isIn('Reversed') },
  },
  sorts: {
    name: ({ name, line }) => `${lowerName(name)} ${line.date}`,
    date: ({ line }) => line.date,
    earning: ({ line }) => (line.direction === 'Earning' ? line.amount : 0),
    deduction: ({ line }) => (line.direction === 'Deduction' ? line.amount : 0),
  },
  descending: ['date', 'earning', 'deduction'],
  filters: {
    staff: ({ line }, chosen) => line.staffId === chosen,
    category: ({ categoryId }, chosen) => categoryId === chosen,
    direction: ({ line }, chosen) => line.direction === chosen,
    status: ({ line }, chosen) => line.status === chosen,
  },
}

const choices = (names: ReadonlyMap<string, string>) =>
  [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label))

const asWords = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]))

/** Offers who and what the month has lines of. */
export const ledgerFilters = (
  rows: readonly LedgerRow[],
): FilterDefinition<'staff' | 'category' | 'direction' | 'status'>[] => [
  {
    id: 'staff',
    label: 'Employee',
    kind: 'choice',
    options: choices(new Map(rows.map(({ line, name }) => [line.staffId, name]))),
  },
  {
    id: 'category',
    label: 'Category',
    kind: 'choice',
    options: choices(new Map(rows.map(({ categoryId, category }) => [categoryId, category]))),
  },
  choiceFilter('direction', 'Direction', asWords(directions)),
  choiceFilter('status', 'Status', asWords(contributionStatuses)),
]
