import type { Member } from '@/domain/members/member'
import type { MemberSort } from '@/domain/members/memberFilter'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Column } from '@/ui/list/column'
import { dateCell, numberCell, textCell } from '@/ui/list/exportCell'
import { endsOnOf } from '../standing/coverText'
import { DateCell, TextCell } from './cells'
import {
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
import { daysGone } from './daysGone'

/** Screen 5's columns. */
export const inactiveColumns = (today: CivilDate, sorts: readonly MemberSort[]): Column<Member>[] => [
  nameColumn(sorts),
  phoneColumn,
  packageColumn('Last package'),
  {
    id: 'ends',
    header: 'Ended on',
    ...sortIf(sorts, 'endsOn'),
    width: 130,
    cell: (member) => <DateCell date={endsOnOf(member)} />,
    exported: (member) => dateCell(endsOnOf(member)),
  },
  {
    id: 'gone',
    header: 'Days gone',
    width: 104,
    align: 'end',
    cell: (member) => <TextCell text={String(daysGone(member, today) ?? '')} />,
    exported: (member) => numberCell(daysGone(member, today)),
  },
  dueColumn('Old due', sorts),
  {
    id: 'reason',
    header: 'Reason for leaving',
    width: 200,
    cell: ({ reasonForLeaving }) => <TextCell text={reasonForLeaving} />,
    exported: ({ reasonForLeaving }) => textCell(reasonForLeaving),
  },
  stateColumn(today),
  lastVisitColumn(today, sorts),
  { ...sourceColumn, isOptional: true },
  joinedColumn(sorts),
  codeColumn,
  ...hiddenColumns(today),
]
