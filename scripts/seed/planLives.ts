import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Dice } from './dice'
import { scenarios, type ScenarioName } from './scenarios'
import type { Outline, Shop } from './outline'
import type { Life } from './life'
import { personOf, type Population } from './person'
import { actsOf, habitOf, joinedOnOf } from './planLife'
import { gymCensus, type Census } from './population'

/** How far back the demo's history goes: eight months. */
const HISTORY_DAYS = 243

/** Members of this many birthdays in the next days, from today on. */
const birthdays = [0, 0, 1, 2, 3, 5, 6] as const

const remarks = [
  'Old knee injury, no heavy squats.',
  'Prefers the evening.',
  'Asks for a locker near the entrance.',
  'Training for a half marathon.',
  'Diabetic, keeps glucose at the desk.',
] as const

export type Scene = {
  gymId: string
  today: CivilDate
  shop: Shop
  population: Population
  sources: readonly string[]
  dice: Dice
}

function stoppedOnOf({ stoppedOn }: Outline, acts: Life['acts']): CivilDate | null {
  const left = acts.find(({ kind }) => kind === 'deactivate' || kind === 'remove' || kind === 'block')
  return left?.on ?? stoppedOn ?? null
}

function lifeOf(scenario: ScenarioName, index: number, serial: number, scene: Scene): Life {
  const { gymId, today, shop, population, sources } = scene
  const dice = scene.dice.fork(`${scenario}/${index}`)
  const plan = { today, horizon: addDays(today, -HISTORY_DAYS), shop, dice: dice.fork('packages') }
  // A scenario is drawn up for as many members as the demo has; a larger centre has each of them several times.
  const outline: Outline = scenarios[scenario](plan, index % (gymCensus[scenario] ?? 1))
  const acts = actsOf(outline, plan)
  const birthdayIn = scenario === 'active' ? birthdays[index] : undefined
  const birthdayOn = birthdayIn === undefined ? null : addDays(today, birthdayIn)
  const joinedOn = joinedOnOf(outline, acts, plan)
  const traits = dice.fork('traits')
  return {
    id: `${gymId}-m${String(serial).padStart(3, '0')}`,
    scenario,
    acts,
    joinedOn,
    person: personOf(dice.fork('person'), serial, population, { today, joinedOn, birthdayOn }),
    source: traits.pick(sources),
    habit: habitOf(dice.fork('habit'), stoppedOnOf(outline, acts)),
    hasPhoto: traits.chance(0.16),
    isEnrolled: traits.chance(0.6),
    notes: traits.chance(0.08) ? traits.pick(remarks) : '',
  }
}

const isScenario = (name: string): name is ScenarioName => name in scenarios

/** As many lives of each kind as the census says. */
export function planLives(census: Census, scene: Scene): Life[] {
  const kinds = Object.entries(census).flatMap(([scenario, count]) =>
    isScenario(scenario) ? Array.from({ length: count }, (_, index) => ({ scenario, index })) : [],
  )
  return kinds.map(({ scenario, index }, serial) => lifeOf(scenario, index, serial + 1, scene))
}
