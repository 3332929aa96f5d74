import type { MemberLimits } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { activeTabs, conditionsOf, inactiveTabs, type Condition } from '@/domain/members/memberFilter'
import { memberStateOf } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { accounts, DEMO_PASSWORD } from './accounts'
import type { BuiltGym } from './buildGym'

function counted(names: Iterable<string>): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

type Value = Condition['value']
const comparisons: Record<Condition['op'], (a: Value, b: Value) => boolean> = {
  '==': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

const isValue = (found: unknown): found is Value =>
  typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'

/** As the store answers: what a record lacks meets no condition. */
function meets(member: Member, { field, op, value }: Condition): boolean {
  const found = field.split('.').reduce<unknown>((record, key) => mapOf(record)?.[key], member)
  return isValue(found) && typeof found === typeof value && comparisons[op](found, value)
}

/** How many each tab of the two member lists shows. */
const tabCounts = (members: readonly Member[], today: CivilDate, limits: MemberLimits): string =>
  [...activeTabs, ...inactiveTabs]
    .map((tab) => {
      const conditions = conditionsOf({ tab }, today, limits)
      return `${tab} ${members.filter((member) => conditions.every((condition) => meets(member, condition))).length}`
    })
    .join(', ')

/** What a centre holds, by state. */
export function gymSummary({ gym, book, visits }: BuiltGym, today: CivilDate): string[] {
  const members = [...book.members.values()]
  const todays = [...visits.values()]
    .map((days) => days.get(today))
    .filter((records) => records !== undefined)
  const inside = todays.filter((records) => records.some(({ exit }) => exit === null)).length
  const series = [...book.counters.values()].map(({ fy, last }) => `${last} in ${fy}`).join(', ')
  const withCredit = members.filter(({ creditBalance }) => creditBalance > 0).length
  const renewed = members.filter(({ futurePackage }) => futurePackage).length
  return [
    `${gym.name}, ${gym.city} (${gym.type}), ${members.length} members`,
    `  states   ${counted(members.map((member) => memberStateOf(member, today, book.settings)))}`,
    `  lists    ${tabCounts(members, today, book.settings)}`,
    `  besides  renewed ahead ${renewed}, with credit ${withCredit}, came today ${todays.length}, inside ${inside}`,
    `  invoices ${counted([...book.invoices.values()].map(({ status }) => status))}; numbered ${series}`,
  ]
}

/** The accounts to sign in with. */
export const accountLines = (): string[] => [
  `Accounts, password ${DEMO_PASSWORD}:`,
  ...accounts.map(({ email, what }) => `  ${email.padEnd(18)} ${what}`),
]
