import type { Gym } from '@/domain/gyms/gym'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { listedOf } from '@/domain/members/listedMember'
import { activeMembers } from '@/domain/members/memberTotals'
import { memberStateOf } from '@/domain/members/memberState'
import { ICE, IRON } from './accounts'
import { buildGym, type BuiltGym } from './buildGym'
import { gymsOn, heldToItsPackage, TIMEZONE, withActivity, type Done } from './gyms'
import { LEADS } from './leads'
import { olderRecordsOn, type OlderRecords } from './olderRecords'
import { rewrite, type GymBook } from './gymBook'
import { gymCensus, populationOf, rinkCensus } from './population'
import { demoEmployees } from './staff'
import { gymTemplates, skatingTemplates } from './templates'

/** The front desk's account. */
const DESK = 'demo-desk'

export type Demo = {
  today: CivilDate
  now: Date
  iron: BuiltGym
  ice: BuiltGym
  /** Every registered centre, with its counts. */
  gyms: Gym[]
  older: OlderRecords
}

const gone = new Set(['Inactive', 'Deleted'])

/** The count that the centre's own record carries: who is on the books, those who left not counted. */
export const membersOf = ({ book }: BuiltGym, today: CivilDate): number =>
  [...book.members.values()].filter((member) => !gone.has(memberStateOf(member, today, book.settings))).length

/** What the last night would have found in the centre's records. */
function lastNightOf({ book, visits }: BuiltGym, today: CivilDate): Done {
  const isWithin = (date: CivilDate | null, days: number) =>
    date !== null && date < today && date >= addDays(today, -days)
  const records = [...visits.values()].flatMap((days) =>
    [...days].flatMap(([date, own]) => (isWithin(date, 7) ? own : [])),
  )
  const times = records.flatMap(({ entry }) => (entry === null ? [] : [entry.getTime()]))
  const members = [...book.members.values()].map(listedOf)
  return {
    checkIns: records.length,
    invoices: [...book.invoices.values()].filter(({ issuedOn }) => isWithin(issuedOn, 30)).length,
    activeMembers: activeMembers(members, today, book.settings).length,
    ...{ devices: 0, failingDevices: 0, problems: 0, lastSaleAt: null, signedInAt: null },
    lastMarkAt: times.length === 0 ? null : new Date(Math.max(...times)),
  }
}

function named(gyms: readonly Gym[], id: string): Gym {
  const gym = gyms.find((each) => each.id === id)
  if (!gym) throw new Error(`No centre ${id}`)
  return gym
}

/** One in so many of the others trains with somebody as well. */
const OTHERS = 9

/** Whoever bought personal training has a trainer, and some of the others, in turn; the directory names them, as with the server. */
function giveTrainers(book: GymBook, today: CivilDate): void {
  const trainers = demoEmployees().filter(({ designation }) => /trainer|teacher/i.test(designation))
  let given = 0
  ;[...book.members.values()].forEach((member, at) => {
    if (memberStateOf(member, today, book.settings) === 'Deleted') return
    const isTrained = member.currentPackage?.packageId === `${book.info.id}-pt` || at % OTHERS === 0
    const trainer = trainers[given % trainers.length]
    if (!isTrained || trainer === undefined) return
    given += 1
    rewrite(book, member, { trainerId: trainer.id, trainerName: trainer.name })
  })
}

/** When the centres made their packages. */
export const openedOn = (today: CivilDate) => instantAt(addDays(today, -280), '10:00', TIMEZONE)

/** The whole demo as it stands at `now`; nothing is written. The same day and time give the same demo. */
export function buildDemo(now: Date): Demo {
  const today = civilDateIn(now, TIMEZONE)
  const moment = { today, now }
  const registered = gymsOn(today)
  const older = olderRecordsOn(today)
  const iron = buildGym({
    gym: named(registered, IRON),
    templates: gymTemplates(IRON, openedOn(today)),
    census: gymCensus,
    population: populationOf('GYM', 20_417),
    by: DESK,
    visitDays: 90,
    moment,
  })
  giveTrainers(iron.book, today)
  const ice = buildGym({
    gym: named(registered, ICE),
    templates: skatingTemplates(ICE, openedOn(today)),
    census: rinkCensus,
    population: populationOf('SKATING', 64_203),
    by: ICE,
    visitDays: 90,
    moment,
  })
  const counts = new Map([
    [IRON, membersOf(iron, today) + older.members.length],
    [ICE, membersOf(ice, today)],
  ])
  const nights = new Map([iron, ice].map((built) => [built.gym.id, lastNightOf(built, today)]))
  const gyms = registered.map((gym) => {
    const leads = gym.id === IRON ? LEADS : gym.leads
    const counted = heldToItsPackage({ ...gym, leads, members: counts.get(gym.id) ?? gym.members })
    const facts = nights.get(gym.id)
    return facts === undefined ? counted : withActivity(counted, facts, today)
  })
  return { today, now, iron, ice, gyms, older }
}
