import { genders } from '@/domain/members/member'
import type { ListedMember } from '@/domain/members/listedMember'
import { standingOf, type StateLimits } from '@/domain/members/memberState'
import { duesOf } from '@/domain/members/memberTotals'
import { ageOn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { pincodeLabel } from '@/domain/shared/contact'
import { formatPhone } from '@/domain/shared/phone'
import { DueAmount } from '@/components/money/DueAmount'
import { MemberStateChip } from '@/components/members/MemberStateChip'
import { Money } from '@/components/money/Money'
import { PersonCell } from '@/components/people/PersonCell'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, numberCell, phoneCell, textCell } from '@/lists/exportCell'
import { BiometricCell, DateCell, LastVisitCell, PackageCell, TextCell } from './cells'

export const nameColumn: Column<ListedMember> = {
  id: 'name',
  header: 'Name',
  sort: 'name',
  width: 204,
  cell: ({ name, memberCode, dp }) => <PersonCell name={name} code={memberCode} photo={dp} />,
  exported: ({ name }) => textCell(name),
}

/** Exported only: on the screen the code stands below the name. */
export const codeColumn: Column<ListedMember> = {
  id: 'code',
  header: 'Code',
  width: 110,
  isOptional: true,
  onPhone: 'hidden',
  cell: ({ memberCode }) => <TextCell text={memberCode} />,
  exported: ({ memberCode }) => textCell(memberCode),
}

/** `locale` is the centre's. */
export const phoneColumn = (locale: string): Column<ListedMember> => ({
  id: 'phone',
  header: 'Phone',
  width: 146,
  cell: ({ phone }) => <TextCell text={formatPhone(phone, locale)} />,
  exported: ({ phone }) => phoneCell(formatPhone(phone, locale)),
})

/** `header` says whether it is held or was. */
export const packageColumn = (header: string): Column<ListedMember> => ({
  id: 'package',
  header,
  width: 148,
  cell: (member) => <PackageCell member={member} />,
  exported: ({ packageName }) => textCell(packageName),
})

export const stateColumn = (today: CivilDate, limits: StateLimits): Column<ListedMember> => ({
  id: 'state',
  header: 'State',
  width: 118,
  onPhone: 'badge',
  cell: (member) => <MemberStateChip member={member} today={today} limits={limits} />,
  exported: (member) => textCell(standingOf(member, today, limits)),
})

export const lastVisitColumn = (today: CivilDate): Column<ListedMember> => ({
  id: 'lastVisit',
  header: 'Last visit',
  sort: 'lastVisit',
  width: 124,
  cell: (member) => <LastVisitCell member={member} today={today} />,
  exported: ({ lastVisitOn }) => dateCell(lastVisitOn),
})

export const dueColumn = (header: string): Column<ListedMember> => ({
  id: 'due',
  header,
  sort: 'due',
  align: 'end',
  width: 104,
  cell: ({ totalDueAmount }) => <DueAmount rupees={totalDueAmount} />,
  exported: ({ totalDueAmount }) => moneyCell(totalDueAmount),
  sum: (rows) => <Money rupees={duesOf(rows)} />,
})

export const joinedColumn: Column<ListedMember> = {
  id: 'joined',
  header: 'Joined',
  sort: 'joined',
  width: 124,
  onPhone: 'hidden',
  cell: ({ lookup }) => <DateCell date={joinedOn(lookup.joinedOn)} />,
  exported: ({ lookup }) => dateCell(joinedOn(lookup.joinedOn)),
}

/** Nothing tells the day of some older records; their stand-in date is shown to nobody. */
const joinedOn = (date: CivilDate): CivilDate | null => (date < '1900' ? null : date)

const optional = (
  id: string,
  header: string,
  read: (member: ListedMember) => string,
  width = 140,
): Column<ListedMember> => ({
  id,
  header,
  width,
  isOptional: true,
  onPhone: 'hidden',
  cell: (member) => <TextCell text={read(member)} />,
  exported: (member) => textCell(read(member)),
})

export const sourceColumn: Column<ListedMember> = {
  ...optional('source', 'Source', ({ sourceOfJoining }) => sourceOfJoining, 110),
  isOptional: false,
}

export const biometricColumn: Column<ListedMember> = {
  id: 'biometric',
  header: 'Biometric id',
  width: 112,
  onPhone: 'hidden',
  cell: ({ biometricUserId }) => <BiometricCell id={biometricUserId} />,
  exported: ({ biometricUserId }) => numberCell(biometricUserId || null),
}

/** PRODUCT 4.4 "Hidden": there for whoever chooses them. `locale` is the centre's. */
export const hiddenColumns = (today: CivilDate, locale: string): Column<ListedMember>[] => [
  optional('type', 'Package type', ({ term }) => term?.type ?? '', 130),
  optional('trainer', 'Trainer', ({ trainerName }) => trainerName, 160),
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
  optional('pincode', pincodeLabel(locale), ({ pincode }) => pincode, 100),
  optional('occupation', 'Occupation', ({ occupation }) => occupation),
]
