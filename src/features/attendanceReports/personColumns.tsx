import { MISSING } from '@/domain/shared/constants'
import { PersonCell } from '@/components/people/PersonCell'
import type { Column } from '@/lists/column'
import { textCell } from '@/lists/exportCell'

type Person = { name: string; code: string; dp: string }

/** Who it is about; the code is a column of its own in exports only. */
export const personColumns = (isSortable: boolean): Column<Person>[] => [
  {
    id: 'name',
    header: 'Member',
    ...(isSortable && { sort: 'name' }),
    width: 240,
    cell: (row) => <PersonCell name={row.name} code={row.code} photo={row.dp} />,
    exported: (row) => textCell(row.name),
  },
  {
    id: 'code',
    header: 'Code',
    isOptional: true,
    onPhone: 'hidden',
    width: 100,
    cell: (row) => row.code || MISSING,
    exported: (row) => textCell(row.code),
  },
]
