import type { ListedMember } from '@/domain/members/listedMember'
import { endsOnOf, type StateLimits } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Column } from '@/lists/column'
import { dateCell } from '@/lists/exportCell'
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
  sourceColumn,
  stateColumn,
} from './commonColumns'

/** Screen 4's columns. */
export const activeColumns = (
  today: CivilDate,
  settings: StateLimits & { locale: string },
): Column<ListedMember>[] => [
  nameColumn,
  phoneColumn(settings.locale),
  packageColumn('Package'),
  {
    id: 'ends',
    header: 'Ends on',
    sort: 'endsOn',
    width: 228,
    cell: (member) => <EndsOnCell member={member} today={today} limits={settings} />,
    exported: (member) => dateCell(endsOnOf(member)),
  },
  stateColumn(today, settings),
  dueColumn('Due'),
  lastVisitColumn(today),
  sourceColumn,
  biometricColumn,
  joinedColumn,
  codeColumn,
  ...hiddenColumns(today, settings.locale),
]
