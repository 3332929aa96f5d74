import type { Direction } from '@/domain/contributions/contributionCategory'
import { paidText } from '@/domain/contributions/payContributions'
import { MISSING } from '@/domain/shared/constants'
import { totalOf } from '@/domain/shared/money'
import { Money } from '@/components/money/Money'
import { PersonCell } from '@/components/people/PersonCell'
import { dateColumn, moneyColumn, textColumn } from '@/components/records/columns'
import type { Column } from '@/lists/column'
import { textCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import { statusTones, type LedgerRow } from './ledgerRow'
import { SourceLink } from './SourceLink'

const amountOf =
  (direction: Direction) =>
  ({ line }: LedgerRow): number | null =>
    line.direction === direction ? line.amount : null

/** What was reversed is shown and adds nothing. */
const amountColumn = (id: 'earning' | 'deduction', direction: Direction): Column<LedgerRow> =>
  moneyColumn(id, direction, amountOf(direction), {
    sort: id,
    width: 110,
    sum: (rows) => (
      <Money
        rupees={totalOf(
          rows
            .filter(({ line }) => line.direction === direction && line.status !== 'Reversed')
            .map(({ line }) => line.amount),
        )}
      />
    ),
  })

export const ledgerColumns = (whoIs: (uid: string) => string): Column<LedgerRow>[] => [
  textColumn('name', 'Employee', ({ name }) => name || MISSING, {
    sort: 'name',
    width: 185,
    cell: ({ name, code, dp }) => <PersonCell name={name} code={code} photo={dp} />,
  }),
  dateColumn('date', 'Date', ({ line }) => line.date, { sort: 'date', width: 118 }),
  textColumn('category', 'Category', ({ category }) => category || MISSING, { width: 135 }),
  textColumn('direction', 'Direction', ({ line }) => line.direction, { isOptional: true, width: 100 }),
  amountColumn('earning', 'Earning'),
  amountColumn('deduction', 'Deduction'),
  {
    id: 'source',
    header: 'Source',
    width: 76,
    onPhone: 'hidden',
    cell: ({ line: { source } }) => <SourceLink source={source} />,
    exported: ({ line: { source } }) => textCell(source?.invoiceId || source?.memberId || ''),
  },
  textColumn('note', 'Note', ({ line }) => line.note || MISSING, { width: 160 }),
  textColumn('status', 'Status', ({ line }) => line.status, {
    width: 105,
    onPhone: 'badge',
    cell: ({ line: { status } }) => <StateChip tone={statusTones[status]}>{status}</StateChip>,
  }),
  textColumn('paid', 'Paid', ({ line }) => (line.paidOn === null ? MISSING : paidText(line)), {
    isOptional: true,
    width: 200,
  }),
  textColumn('by', 'By', ({ line }) => whoIs(line.createdBy), {
    isOptional: true,
    width: 100,
    onPhone: 'hidden',
  }),
]
