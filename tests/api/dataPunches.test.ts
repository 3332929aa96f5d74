import { iclockScene } from './support/iclockScene'
import { ask, newAccount } from './support/servedCalls'
import { beforeEach, describe, expect, it } from 'vitest'
import { daysOf } from '@/data/attendance/attendanceRecords'
import { readDay } from '@/data/attendance/dayParts'
import { visitsOf } from '@/domain/attendance/visits'
import { settingsOf } from '@/domain/gyms/settings'
import { civil } from '@/domain/shared/civilDate'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const GYM = 'iron'
const SN = 'CGKK1'
const KEYED = `SN=${SN}&pushcommkey=7F3A9C21`
const NOW = new Date('2026-11-20T02:20:00Z')
const settings = settingsOf({}, 'GYM')

/** `npm run test:long` replays ten thousand punches of two hundred people. */
const isLong = process.env['LONG_TESTS'] !== undefined
const [PEOPLE, DAYS] = isLong ? [200, 25] : [8, 12]
const LINES_AN_UPLOAD = isLong ? 1000 : 64

/** After which replay a person's number is linked; 0: before the first. */
const linkedAfter = (person: number): number => (person % 8 === 4 ? 2 : person % 4 === 2 ? 1 : 0)

const scene = iclockScene(NOW)

/** The same every time: what went wrong once goes wrong again. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const wall = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

/** Each person comes and goes once a day, some of them over midnight; what they came to is known beforehand. */
function lives() {
  const roll = dice(7)
  const lines: string[] = []
  const visits = new Map<string, string[]>()
  for (let person = 1; person <= PEOPLE; person += 1)
    for (let day = 0; day < DAYS; day += 1) {
      const hour = person % 5 === 0 ? 23 : 6 + Math.floor(roll() * 12)
      const entry = new Date(
        Date.UTC(2026, 9, 20 + day, hour, Math.floor(roll() * 50), Math.floor(roll() * 60)),
      )
      const exit = new Date(entry.getTime() + (40 + Math.floor(roll() * 60)) * 60_000)
      for (const [at, status] of [
        [entry, 0],
        [exit, 1],
      ] as const)
        lines.push(`${String(person)}\t${wall(at)}\t${String(status)}\t1\t0\t0\t0\t`)
      const date = wall(entry).slice(0, 10)
      visits.set(date, [...(visits.get(date) ?? []), `p${String(person)} ${wall(entry)} ${wall(exit)}`])
    }
  return { lines, visits }
}

function shuffled<T>(items: readonly T[], roll: () => number): T[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(roll() * (at + 1))
    const [one, two] = [mixed[at], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one]
  }
  return mixed
}

const inIndia = (at: Date | null) => (at === null ? '' : wall(new Date(at.getTime() + 330 * 60_000)))

/** Of the people whose numbers are linked by then. */
function attendanceAfter(visits: ReadonlyMap<string, readonly string[]>, replay: number) {
  const isLinked = (line: string) => linkedAfter(Number(/^p(\d+)/.exec(line)?.[1])) < replay
  return new Map(
    [...visits].flatMap(([date, lines]) => {
      const own = lines.filter(isLinked).sort()
      return own.length === 0 ? [] : [[date, own] as const]
    }),
  )
}

/** As the owner links numbers that were nobody's, everybody at once. */
async function linkThoseOf(replay: number, token: string) {
  const people = Array.from({ length: PEOPLE }, (_, index) => index + 1)
  for (const person of people.filter((each) => linkedAfter(each) === replay)) {
    const asked = { gymId: GYM, personType: 'member' as const, personId: `p${String(person)}`, pin: person }
    const { body } = await ask('linkPin', asked, { token }, { now: () => scene.clock.at })
    expect(body).toEqual({ kind: 'done', pin: String(person), punches: 2 * DAYS })
  }
}

async function attendanceOf(dates: readonly string[]) {
  const rolled = new Map<string, string[]>()
  for (const date of dates) {
    const found = await scene.store.query({
      collection: 'attendanceDays',
      where: [
        { field: 'gymId', op: '==', value: GYM },
        { field: 'date', op: '==', value: date },
      ],
      orderBy: [],
      limit: 3,
    })
    const day = readDay(GYM, civil(date), found)
    const lines = Object.entries(day?.people ?? {}).flatMap(([id, { visits }]) =>
      visitsOf(visits).map(({ entry, exit }) => `${id} ${inIndia(entry)} ${inIndia(exit)}`),
    )
    if (lines.length > 0) rolled.set(date, lines.sort())
  }
  const own = new Map<string, string[]>()
  for (let person = 1; person <= PEOPLE; person += 1) {
    const days = daysOf(await scene.store.get(`attendance/${GYM}_p${String(person)}`), settings)
    for (const [date, records] of Object.entries(days))
      for (const { entry, exit } of visitsOf(records))
        own.set(date, [...(own.get(date) ?? []), `p${String(person)} ${inIndia(entry)} ${inIndia(exit)}`])
  }
  return { rolled, own: new Map([...own].map(([date, lines]) => [date, lines.sort()])) }
}

beforeEach(async () => {
  await emptyStore()
  await putGym(scene.store, GYM)
  const batch = adminStore().batch()
  for (let person = 1; person <= PEOPLE; person += 1)
    batch.set(adminStore().doc(`members/p${String(person)}`), {
      ...{ gymId: GYM, name: `Person ${String(person)}` },
      biometricUserId: linkedAfter(person) === 0 ? person : 0,
    })
  await batch.commit()
  await putDevice(scene.store, { sn: SN, gymId: GYM, secret: '7F3A9C21' })
})

describe('what a device replays', () => {
  it(
    'three times over, in random order, gives the same attendance and no punch twice, of numbers that are linked later too',
    async () => {
      const token = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
      const { lines, visits } = lives()
      for (const replay of [1, 2, 3]) {
        const expected = attendanceAfter(visits, replay)
        const mixed = shuffled(lines, dice(replay))
        for (let from = 0; from < mixed.length; from += LINES_AN_UPLOAD) {
          const body = mixed.slice(from, from + LINES_AN_UPLOAD).join('\n')
          const [status] = await scene.call('POST', `/iclock/cdata?${KEYED}&table=ATTLOG`, { body })
          expect([status, scene.failures]).toEqual([200, []])
        }
        const { rolled, own } = await attendanceOf([...visits.keys()].sort())
        expect(Object.fromEntries(rolled)).toEqual(Object.fromEntries(expected))
        expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected))
        await linkThoseOf(replay, token)
      }
      const punches = adminStore().collection('punches')
      const counted = punches.where('result', '==', 'counted')
      const counts = await Promise.all([punches, counted].map((each) => each.count().get()))
      expect(counts.map((each) => each.data().count)).toEqual([lines.length, lines.length])
    },
    isLong ? 3_600_000 : 120_000,
  )
})
