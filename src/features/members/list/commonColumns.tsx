import { genders, type Member } from '@/domain/members/member'
import type { MemberSort } from '@/domain/members/memberFilter'
import { memberStateOf } from '@/domain/members/memberState'
import { ageOn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatPhone } from '@/domain/shared/phone'
import { DueAmount } from '@/parts/DueAmount'
import { MemberStateChip } from '@/parts/MemberStateChip'
import { Money } from '@/parts/Money'
import { PersonCell } from '@/parts/PersonCell'
import type { Column } from '@/ui/list/column'
import { dateCell, moneyCell, numberCell, phoneCell, textCell } from '@/ui/list/exportCell'
import { shownPackageOf } from '../standing/coverText'
import { BiometricCell, DateCell, LastVisitCell, PackageCell, TextCell } from './cells'

/** Offers an order only where the tab is served in it. */
export const sortIf = (sorts: readonly MemberSort[], sort: MemberSort) =>
  sorts.includes(sort) ? { sort } : {}

const totalDue = (rows: readonly Member[]) =>
  rows.reduce((sum, { totalDueAmount }) => sum + totalDueAmount, 0)

export const nameColumn = (sorts: readonly MemberSort[]): Column<Member> => ({
  id: 'name',
  header: 'Name',
  ...sortIf(sorts, 'name'),
  width: 204,
  cell: ({ name, memberCode, dp }) => <PersonCell name={name} code={memberCode} photo={dp} />,
  exported: ({ name }) => textCell(name),
})

/** Exported only: on the screen the code stands below the name. */
export const codeColumn: Column<Member> = {
  id: 'code',
  header: 'Code',
  width: 110,
  isOptional: true,
  onPhone: 'hidden',
  cell: ({ memberCode }) => <TextCell text={memberCode} />,
  exported: ({ memberCode }) => textCell(memberCode),
}

export const phoneColumn: Column<Member> = {
  id: 'phone',
  header: 'Phone',
  width: 146,
  cell: ({ phone }) => <TextCell text={formatPhone(phone)} />,
  exported: ({ phone }) => phoneCell(formatPhone(phone)),
}

/** `header` says whether it is held or was. */
export const packageColumn = (header: string): Column<Member> => ({
  id: 'package',
  header,
  width: 148,
  cell: (member) => <PackageCell member={member} />,
  exported: (member) => textCell(shownPackageOf(member)?.name),
})

export const stateColumn = (today: CivilDate): Column<Member> => ({
  id: 'state',
  header: 'State',
  width: 118,
  onPhone: 'badge',
  cell: (member) => <MemberStateChip member={member} today={today} />,
  exported: (member) => textCell(memberStateOf(member, today)),
})

export const lastVisitColumn = (today: CivilDate, sorts: readonly MemberSort[]): Column<Member> => ({
  id: 'lastVisit',
  header: 'Last visit',
  ...sortIf(sorts, 'lastVisit'),
  width: 116,
  cell: (member) => <LastVisitCell member={member} today={today} />,
  exported: ({ lastVisitOn }) => dateCell(lastVisitOn),
})

export const dueColumn = (header: string, sorts: readonly MemberSort[]): Column<Member> => ({
  id: 'due',
  header,
  ...sortIf(sorts, 'due'),
  align: 'end',
  width: 104,
  cell: ({ totalDueAmount }) => <DueAmount rupees={totalDueAmount} />,
  exported: ({ totalDueAmount }) => moneyCell(totalDueAmount),
  sum: (rows) => <Money rupees={totalDue(rows)} />,
})

export const joinedColumn = (sorts: readonly MemberSort[]): Column<Member> => ({
  id: 'joined',
  header: 'Joined',
  ...sortIf(sorts, 'joined'),
  width: 124,
  onPhone: 'hidden',
  cell: ({ lookup }) => <DateCell date={joinedOn(lookup.joinedOn)} />,
  exported: ({ lookup }) => dateCell(joinedOn(lookup.joinedOn)),
})

/** Nothing tells the day of some older records; their stand-in date is shown to nobody. */
const joinedOn = (date: CivilDate): CivilDate | null => (date < '1900' ? null : date)

const optional = (
  id: string,
  header: string,
  read: (member: Member) => string,
  width = 140,
): Column<Member> => ({
  id,
  header,
  width,
  isOptional: true,
  onPhone: 'hidden',
  cell: (member) => <TextCell text={read(member)} />,
  exported: (member) => textCell(read(member)),
})

export const sourceColumn: Column<Member> = {
  ...optional('source', 'Source', ({ sourceOfJoining }) => sourceOfJoining, 110),
  isOptional: false,
}

export const biometricColumn: Column<Member> = {
  id: 'biometric',
  header: 'Biometric id',
  width: 112,
  onPhone: 'hidden',
  cell: ({ biometricUserId }) => <BiometricCell id={biometricUserId} />,
  exported: ({ biometricUserId }) => numberCell(biometricUserId || null),
}

/** PRODUCT 4.4 "Hidden": there for whoever chooses them. */
export const hiddenColumns = (today: CivilDate): Column<Member>[] => [
  optional('type', 'Package type', (member) => shownPackageOf(member)?.type ?? '', 130),
  optional('email', 'E-mail', ({ email }) => email, 220),
  optional('gender', 'Gender', ({ gender }) => genders.find((known) => known === gender) ?? '', 100),
  {
    id: 'age',
    header: 'Age',
    width: 80,
    align: 'end',
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ dob }) => <TextCell text={dob === null ? '' : String(ageOn(dob, today))} />,
    exported: ({ dob }) => numberCell(dob === null ? null : ageOn(dob, today)),
  },
  optional('pincode', 'Pincode', ({ pincode }) => pincode, 100),
  optional('occupation', 'Occupation', ({ occupation }) => occupation),
]
