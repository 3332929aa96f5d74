import type { Member } from '@/domain/members/member'
import type { MemberSort } from '@/domain/members/memberFilter'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Column } from '@/ui/list/column'
import { dateCell } from '@/ui/list/exportCell'
import { endsOnOf } from '../standing/coverText'
import { EndsOnCell } from './cells'
import {
  biometricColumn,
  codeColumn,
  dueColumn,
  hiddenColumns,
  joinedColumn,
  lastVisitColumn,
  nameColumn,
  packageColumn,
  phoneColumn,
  sortIf,
  sourceColumn,
  stateColumn,
} from './commonColumns'

/** Screen 4's columns; `sorts` are the orders the tab is served in. */
export const activeColumns = (today: CivilDate, sorts: readonly MemberSort[]): Column<Member>[] => [
  nameColumn(sorts),
  phoneColumn,
  packageColumn('Package'),
  {
    id: 'ends',
    header: 'Ends on',
    ...sortIf(sorts, 'endsOn'),
    width: 228,
    cell: (member) => <EndsOnCell member={member} today={today} />,
    exported: (member) => dateCell(endsOnOf(member)),
  },
  stateColumn(today),
  dueColumn('Due', sorts),
  lastVisitColumn(today, sorts),
  sourceColumn,
  biometricColumn,
  joinedColumn(sorts),
  codeColumn,
  ...hiddenColumns(today),
]
