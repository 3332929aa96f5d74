import type { Gender } from '@/domain/members/member'
import { ADULT_AGE } from '@/domain/members/memberForm'
import type { CivilDate } from '@/domain/shared/civilDate'
import { addDays, addDuration, ageOn } from '@/domain/shared/calendar'
import type { Dice } from './dice'
import { adultFirstName, childFirstName, occupationOf, surnameOf, type NameRegion } from './names'
import { addressIn, type Town } from './places'

/** The person who answers for a minor; consent is given with the form. */
export type Guardian = { name: string; phone: string; relation: string }

export type Person = {
  name: string
  email: string
  phone: string
  gender: Gender
  dob: CivilDate
  address: string
  city: string
  state: string
  pincode: string
  occupation: string
  guardian: Guardian | null
}

export type Population = {
  town: Town
  region: NameRegion
  /** Ages and how many of a hundred are near each of them. */
  ages: readonly (readonly [low: number, high: number, weight: number])[]
  /** Where this centre's block of phone numbers begins, 0 to 99999. */
  phoneBlock: number
  /** Names already given, so that no two members share one. */
  taken: Set<string>
}

/**
 * `98765` and five digits: the series that every Indian form uses as its example. Neighbouring people get digits
 * far apart, and never 0000 or 0001 at the end, which the dry-run messages read as failures (DOMAIN 4).
 */
export function demoPhone(block: number, index: number): string {
  const digits = (block + index * 7919) % 100_000
  return `+9198765${String(digits % 10_000 < 2 ? digits + 2 : digits).padStart(5, '0')}`
}

function freshName(
  dice: Dice,
  gender: Gender,
  isChild: boolean,
  surname: string,
  taken: Set<string>,
): string {
  for (let attempt = 0; ; attempt++) {
    const first = isChild ? childFirstName(dice, gender) : adultFirstName(dice, gender)
    const name =
      attempt < 30 ? `${first} ${surname}` : `${first} ${dice.pick(['K', 'M', 'R', 'S'])} ${surname}`
    if (taken.has(name) && attempt < 60) continue
    taken.add(name)
    return name
  }
}

/** A birthday on `monthDayOf`, or on any day; who is born on 29 February is so in a leap year. */
function birthDate(dice: Dice, age: number, today: CivilDate, monthDayOf: CivilDate | null): CivilDate {
  const on = monthDayOf ?? addDays(today, -dice.between(1, 364))
  return addDuration(on, -(on.endsWith('-02-29') ? age - (age % 4) : age), 'Year')
}

/** Who is under 18 on the day of joining has a guardian (DOMAIN 8). */
export function personOf(
  dice: Dice,
  index: number,
  population: Population,
  { today, joinedOn, birthdayOn }: { today: CivilDate; joinedOn: CivilDate; birthdayOn: CivilDate | null },
): Person {
  const [low, high] = dice.weighted(population.ages.map((range) => [range, range[2]] as const))
  const dob = birthDate(dice, dice.between(low, high), today, birthdayOn)
  const age = ageOn(dob, joinedOn)
  const isMinor = age < ADULT_AGE
  const gender: Gender = dice.weighted([
    ['Male', 56],
    ['Female', 43],
    ['Other', 1],
  ])
  const surname = surnameOf(dice, population.region)
  const name = freshName(dice, gender, isMinor, surname, population.taken)
  const { address, locality } = addressIn(population.town, dice)
  return {
    name,
    email: isMinor && dice.chance(0.7) ? '' : `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    phone: demoPhone(population.phoneBlock, index),
    gender,
    dob,
    address,
    city: population.town.city,
    state: population.town.state,
    pincode: locality.pincode,
    occupation: occupationOf(dice, age),
    guardian: isMinor ? guardianOf(dice, surname, demoPhone(population.phoneBlock + 50_000, index)) : null,
  }
}

function guardianOf(dice: Dice, surname: string, phone: string): Guardian {
  const relation = dice.weighted([
    ['Mother', 11],
    ['Father', 8],
    ['Grandfather', 1],
  ] as const)
  const first = adultFirstName(dice, relation === 'Mother' ? 'Female' : 'Male')
  return { name: `${first} ${surname}`, phone, relation }
}
