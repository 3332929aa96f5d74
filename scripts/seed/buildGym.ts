import type { Gym } from '@/domain/gyms/gym'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { CivilDate } from '@/domain/shared/civilDate'
import { openBook, restateAll, rewrite, type GymBook } from './gymBook'
import { diceOf } from './dice'
import type { Shop } from './outline'
import type { Life } from './life'
import { clearCheques } from './moneyActs'
import { planLives } from './planLives'
import type { Population } from './person'
import type { Census } from './population'
import { replayLives } from './replay'
import { addUnissued } from './unissued'
import { lastVisitOn, visitsOf, type Visits } from './visits'

export type BuiltGym = {
  gym: Gym
  book: GymBook
  lives: Life[]
  templates: PackageTemplate[]
  visits: Visits
}

export type GymOrder = {
  gym: Gym
  templates: PackageTemplate[]
  census: Census
  population: Population
  /** Who stood at the desk: a uid. */
  by: string
  visitDays: number
  moment: { today: CivilDate; now: Date }
}

/** A centre's packages by their part: the weights are how often each is sold. */
function shopOf(templates: readonly PackageTemplate[], gymId: string): Shop {
  const named = (name: string) => {
    const template = templates.find(({ id }) => id === `${gymId}-${name}`)
    if (!template) throw new Error(`No template ${name} in ${gymId}`)
    return template
  }
  const isRink = templates.some(({ id }) => id === `${gymId}-term`)
  const [short, quarter, half, premium, day] = isRink
    ? (['beginner', 'term', 'season-pass', 'private-coaching', 'public-skate'] as const)
    : (['monthly', 'quarterly', 'half-yearly', 'pt', 'day-pass'] as const)
  const usual: Shop['usual'] = [
    [named(short), 34],
    [named(quarter), 30],
    [named(half), 14],
    [named(premium), 6],
    ...(isRink
      ? []
      : ([
          [named('yearly'), 10],
          [named('student'), 9],
        ] as const)),
  ]
  return {
    usual,
    short: named(short),
    quarter: named(quarter),
    half: named(half),
    premium: named(premium),
    day: named(day),
  }
}

/** A whole centre as it stands at `moment.now`, made by living its members' months again. Pure but for its dice. */
export function buildGym({ gym, templates, census, population, by, visitDays, moment }: GymOrder): BuiltGym {
  const { today, now } = moment
  const book = openBook(gym)
  const dice = diceOf(gym.id)
  const shop = shopOf(templates, gym.id)
  const lives = planLives(census, {
    gymId: gym.id,
    today,
    shop,
    population,
    sources: book.settings.sources,
    dice,
  })
  replayLives({ book, today, now, by }, lives)
  addUnissued(
    book,
    [...book.members.values()].filter(({ isActive, deleted }) => isActive && !deleted),
    today,
    by,
  )
  clearCheques(book, today, by)
  restateAll(book, today)
  const visits = visitsOf(book, lives, moment, dice.fork('visits'), visitDays)
  for (const member of [...book.members.values()]) {
    const last = lastVisitOn(visits, member.id)
    if (last) rewrite(book, member, { lastVisitOn: last })
  }
  return { gym, book, lives, templates, visits }
}
