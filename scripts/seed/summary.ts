import type { MemberLimits } from '@/domain/gyms/settings'
import { listedOf } from '@/domain/members/listedMember'
import type { Member } from '@/domain/members/member'
import { activeTabs, inactiveTabs } from '@/domain/members/memberFilter'
import { memberStateOf } from '@/domain/members/memberState'
import { tabCounts } from '@/domain/members/memberTotals'
import type { CivilDate } from '@/domain/shared/civilDate'
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

/** How many each tab of the two member lists shows. */
const tabTexts = (members: readonly Member[], today: CivilDate, limits: MemberLimits): string =>
  Object.entries(tabCounts(members.map(listedOf), [...activeTabs, ...inactiveTabs], today, limits))
    .map(([tab, count]) => `${tab} ${String(count)}`)
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
    `  lists    ${tabTexts(members, today, book.settings)}`,
    `  besides  renewed ahead ${renewed}, with credit ${withCredit}, came today ${todays.length}, inside ${inside}`,
    `  invoices ${counted([...book.invoices.values()].map(({ status }) => status))}; numbered ${series}`,
  ]
}

/** The accounts to sign in with. */
export const accountLines = (): string[] => [
  `Accounts, password ${DEMO_PASSWORD}:`,
  ...accounts.map(({ email, what }) => `  ${email.padEnd(18)} ${what}`),
]
