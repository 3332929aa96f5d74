import type { MemberLimits } from '@/domain/gyms/settings'
import { addDays, ageOn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isBirthday } from './birthday'
import type { ListedMember } from './listedMember'
import { conditionsOf, NO_TRAINER, type Condition, type MemberFilter, type MissingPart } from './memberFilter'
import { isMinor } from './memberForm'
import { graceDaysOf, mayTrain, standingOf } from './memberState'

type Value = string | number | boolean | null

const valueOf: Record<string, (member: ListedMember) => Value> = {
  isActive: ({ isActive }) => isActive,
  deleted: ({ deleted }) => deleted,
  totalDueAmount: ({ totalDueAmount }) => totalDueAmount,
  'lookup.coverUntil': ({ lookup }) => lookup.coverUntil,
  'lookup.startsOn': ({ lookup }) => lookup.startsOn,
  'lookup.frozenFrom': ({ lookup }) => lookup.frozenFrom,
  'lookup.frozenTo': ({ lookup }) => lookup.frozenTo,
  'lookup.joinedOn': ({ lookup }) => lookup.joinedOn,
  'lookup.lastVisitOn': ({ lookup }) => lookup.lastVisitOn,
  'lookup.packageId': ({ lookup }) => lookup.packageId,
}

type Test = (member: ListedMember) => boolean

/** As the store answers: a missing value and one of another kind meet no condition. */
function testOf({ field, op, value: wanted }: Condition): Test {
  const read = valueOf[field]
  // A condition that no list can answer would show everybody.
  if (read === undefined) throw new Error(`No list of members knows ${field}`)
  const holds = (value: string | number | boolean): boolean => {
    switch (op) {
      case '==':
        return value === wanted
      case '<':
        return value < wanted
      case '<=':
        return value <= wanted
      case '>':
        return value > wanted
      case '>=':
        return value >= wanted
    }
  }
  return (member) => {
    const value = read(member)
    return value !== null && typeof value === typeof wanted && holds(value)
  }
}

const isIn = (date: CivilDate | null, from: CivilDate | undefined, to: CivilDate | undefined) =>
  date !== null && (from === undefined || date >= from) && (to === undefined || date <= to)

const ageOf = ({ dob }: ListedMember, today: CivilDate): number | null =>
  dob === null || dob > today ? null : ageOn(dob, today)

function lacks(member: ListedMember, part: MissingPart, today: CivilDate): boolean {
  switch (part) {
    case 'photo':
      return member.dp === ''
    case 'idProof':
      return !member.hasIdProof
    case 'consent':
      return isMinor(member.dob, today) && member.consentOn === null
  }
}

const weekFrom = (today: CivilDate): CivilDate[] => Array.from({ length: 7 }, (_, at) => addDays(today, at))

const isLetInStill = ({ lookup }: ListedMember, today: CivilDate, limits: MemberLimits) =>
  today <= addDays(lookup.coverUntil, graceDaysOf(lookup, limits))

/** What a tab asks of several fields together, by the rules that the state of a member goes by. */
function ofState(tab: MemberFilter['tab'], today: CivilDate, limits: MemberLimits): Test[] {
  switch (tab) {
    case 'grace':
      return [(member) => isLetInStill(member, today, limits)]
    case 'expired':
      return [(member) => !isLetInStill(member, today, limits)]
    case 'absent':
      return [(member) => mayTrain(standingOf(member, today, limits))]
    default:
      return []
  }
}

/** What a list may ask beyond its tab. */
function narrowings(filter: MemberFilter, today: CivilDate): Test[] {
  const { gender, source, dueOver, visitedFrom, visitedTo, age, pincode, missing, device } = filter
  const { joinedFrom, joinedTo, trainerId, birthday } = filter
  const tests: Test[] = []
  if (gender) tests.push((member) => member.gender === gender)
  if (source) tests.push((member) => member.sourceOfJoining === source)
  if (dueOver !== undefined) tests.push((member) => member.totalDueAmount > dueOver)
  if (visitedFrom ?? visitedTo) tests.push((member) => isIn(member.lastVisitOn, visitedFrom, visitedTo))
  if (joinedFrom ?? joinedTo) tests.push(({ lookup }) => isIn(lookup.joinedOn, joinedFrom, joinedTo))
  if (age)
    tests.push((member) => {
      const years = ageOf(member, today)
      return years !== null && years >= age.from && years <= age.to
    })
  if (pincode) tests.push((member) => member.pincode.startsWith(pincode))
  if (missing) tests.push((member) => lacks(member, missing, today))
  if (device) tests.push((member) => (member.biometricUserId !== 0) === (device === 'linked'))
  if (birthday) {
    const days = birthday === 'today' ? [today] : weekFrom(today)
    tests.push(({ entry }) => days.some((day) => isBirthday(entry.g, day)))
  }
  if (trainerId) {
    const wanted = trainerId === NO_TRAINER ? '' : trainerId
    tests.push((member) => member.trainerId === wanted)
  }
  return tests
}

/** Whether a member is on the list that the filter asks for, today. */
export function meetsFilter(filter: MemberFilter, today: CivilDate, limits: MemberLimits): Test {
  const tests = [
    ...conditionsOf(filter, today, limits).map(testOf),
    ...ofState(filter.tab, today, limits),
    ...narrowings(filter, today),
  ]
  return (member) => tests.every((test) => test(member))
}
