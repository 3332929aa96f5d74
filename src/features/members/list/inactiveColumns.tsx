import type { ListedMember } from '@/domain/members/listedMember'
import { endsOnOf, type StateLimits } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Column } from '@/lists/column'
import { dateCell, numberCell, textCell } from '@/lists/exportCell'
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
  sourceColumn,
  stateColumn,
} from './commonColumns'
import { daysGone } from '@/domain/members/daysGone'

/** Screen 5's columns. */
export const inactiveColumns = (
  today: CivilDate,
  settings: StateLimits & { locale: string },
): Column<ListedMember>[] => [
  nameColumn,
  phoneColumn(settings.locale),
  packageColumn('Last package'),
  {
    id: 'ends',
    header: 'Ended on',
    sort: 'endsOn',
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
  dueColumn('Old due'),
  {
    id: 'reason',
    header: 'Reason for leaving',
    width: 200,
    cell: ({ reasonForLeaving }) => <TextCell text={reasonForLeaving} />,
    exported: ({ reasonForLeaving }) => textCell(reasonForLeaving),
  },
  stateColumn(today, settings),
  lastVisitColumn(today),
  { ...sourceColumn, isOptional: true },
  joinedColumn,
  codeColumn,
  ...hiddenColumns(today, settings.locale),
]
