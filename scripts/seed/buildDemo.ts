import type { Gym } from '@/domain/gyms/gym'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { memberStateOf } from '@/domain/members/memberState'
import { ICE, IRON, LARGE } from './accounts'
import { buildCentre, type BuiltCentre } from './buildCentre'
import { centresOn, largeCentreOn, TIMEZONE } from './centres'
import { olderRecordsOn, type OlderRecords } from './olderRecords'
import { censusFor, gymCensus, populationOf, rinkCensus } from './population'
import { gymTemplates, skatingTemplates } from './templates'

/** The front desk's account. */
const DESK = 'demo-desk'

export type Demo = {
  today: CivilDate
  now: Date
  iron: BuiltCentre
  ice: BuiltCentre
  /** Every registered centre, with its counts. */
  gyms: Gym[]
  older: OlderRecords
}

const gone = new Set(['Inactive', 'Deleted'])

/** The count that the centre's own record carries: who is on the books, those who left not counted. */
export const membersOf = ({ book }: BuiltCentre, today: CivilDate): number =>
  [...book.members.values()].filter((member) => !gone.has(memberStateOf(member, today))).length

function named(gyms: readonly Gym[], id: string): Gym {
  const gym = gyms.find((each) => each.id === id)
  if (!gym) throw new Error(`No centre ${id}`)
  return gym
}

const openedOn = (today: CivilDate) => instantAt(addDays(today, -280), '10:00', TIMEZONE)

/** The whole demo as it stands at `now`; nothing is written. The same day and time give the same demo. */
export function buildDemo(now: Date): Demo {
  const today = civilDateIn(now, TIMEZONE)
  const moment = { today, now }
  const centres = centresOn(today)
  const older = olderRecordsOn(today)
  const iron = buildCentre({
    gym: named(centres, IRON),
    templates: gymTemplates(IRON, openedOn(today)),
    census: gymCensus,
    population: populationOf('GYM', 20_417),
    by: DESK,
    visitDays: 90,
    moment,
  })
  const ice = buildCentre({
    gym: named(centres, ICE),
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
  const gyms = centres.map((gym) => ({ ...gym, members: counts.get(gym.id) ?? gym.members }))
  return { today, now, iron, ice, gyms, older }
}

/** One gym with that many members, for benches; two weeks of attendance. */
export function buildLarge(now: Date, size: number): BuiltCentre {
  const today = civilDateIn(now, TIMEZONE)
  const gym = largeCentreOn(today)
  const built = buildCentre({
    gym,
    templates: gymTemplates(LARGE, openedOn(today)),
    census: censusFor(size),
    population: populationOf('GYM', 40_961),
    by: LARGE,
    visitDays: 14,
    moment: { today, now },
  })
  return { ...built, gym: { ...gym, members: membersOf(built, today) } }
}
