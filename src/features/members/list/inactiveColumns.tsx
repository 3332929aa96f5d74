import type { Member } from '@/domain/members/member'
import type { MemberSort } from '@/domain/members/memberFilter'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Column } from '@/ui/list/column'
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
import { exportedDate } from './exportedDate'

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
    text: (member) => exportedDate(endsOnOf(member)),
  },
  {
    id: 'gone',
    header: 'Days gone',
    width: 104,
    align: 'end',
    cell: (member) => <TextCell text={String(daysGone(member, today) ?? '')} />,
    text: (member) => daysGone(member, today),
  },
  dueColumn('Old due', sorts),
  {
    id: 'reason',
    header: 'Reason for leaving',
    width: 200,
    cell: ({ reasonForLeaving }) => <TextCell text={reasonForLeaving} />,
    text: ({ reasonForLeaving }) => reasonForLeaving,
  },
  stateColumn(today),
  lastVisitColumn(today, sorts),
  { ...sourceColumn, isOptional: true },
  joinedColumn(sorts),
  codeColumn,
  ...hiddenColumns(today),
]
