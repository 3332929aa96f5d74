import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { civilDateIn } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import type { AttendanceRecord, PersonType } from './attendance'
import { refolded, type FoldedPunch } from './refold'
import { recordsOf, visitsOf } from './visits'

const zone = 'Asia/Kolkata'
const settings = settingsOf({}, 'GYM')
const NOW = new Date('2026-12-30T00:00:00Z')
const dateOf = (at: Date) => civilDateIn(at, zone)

/** On the wall in India. */
const at = (time: string, date = '2026-11-20') => new Date(`${date}T${time}+05:30`)
const punch = (time: string, date?: string, direction: FoldedPunch['direction'] = 'auto'): FoldedPunch => ({
  at: at(time, date),
  direction,
})
type Days = Map<CivilDate, readonly AttendanceRecord[]>

function fold(
  days: Days,
  known: FoldedPunch[],
  fresh: FoldedPunch[],
  now = NOW,
  personType: PersonType = 'member',
) {
  const punches = [...known, ...fresh]
  const changed = fresh.map((each) => each.at)
  const after = refolded({ punches, changed, days, dateOf, settings, personType, now })
  return new Map([...days, ...after.days])
}

const timesOf = (days: Days, personType: PersonType = 'member') =>
  [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, records]) =>
      visitsOf(records, personType).map(
        ({ entry, exit, isAutoExit }) =>
          `${date} ${entry.toISOString()} ${exit?.toISOString() ?? '-'}${isAutoExit ? ' auto' : ''}`,
      ),
    )

/** One after the other, as a line that holds sends them. */
function folded(punches: FoldedPunch[], personType?: PersonType): Days {
  let days: Days = new Map()
  punches.forEach((each, index) => (days = fold(days, punches.slice(0, index), [each], NOW, personType)))
  return days
}

describe('what devices saw of a person, as visits (DOMAIN 6.1)', () => {
  it('toggles, and takes what comes soon for the same arrival', () => {
    const days = folded([punch('06:31:07'), punch('06:31:30'), punch('06:34:00'), punch('07:44:55')])
    expect(timesOf(days)).toEqual(['2026-11-20 2026-11-20T01:01:07.000Z 2026-11-20T02:14:55.000Z'])
  })

  it('gives a visit to the day of its entry, also past midnight', () => {
    const days = folded([punch('23:30:00'), punch('00:45:00', '2026-11-21')])
    expect(timesOf(days)).toEqual(['2026-11-20 2026-11-20T18:00:00.000Z 2026-11-20T19:15:00.000Z'])
    expect(days.get(civil('2026-11-21'))).toBeUndefined()
  })

  it('makes a day anew when an earlier punch comes late: what was an entry becomes the exit', () => {
    const late = fold(folded([punch('07:44:55')]), [punch('07:44:55')], [punch('06:31:07')])
    expect(timesOf(late)).toEqual(['2026-11-20 2026-11-20T01:01:07.000Z 2026-11-20T02:14:55.000Z'])
  })

  it('moves an exit to the day before, when the entry there comes late', () => {
    const known = [punch('00:45:00', '2026-11-21')]
    const late = fold(folded(known), known, [punch('23:30:00')])
    expect(timesOf(late)).toEqual(['2026-11-20 2026-11-20T18:00:00.000Z 2026-11-20T19:15:00.000Z'])
    expect(late.get(civil('2026-11-21'))).toEqual([])
  })

  it('ends by itself what nobody ended, and takes that back when the exit comes late', () => {
    const known = [punch('06:00:00')]
    const open = folded(known)
    expect(timesOf(open)).toEqual(['2026-11-20 2026-11-20T00:30:00.000Z 2026-11-20T02:30:00.000Z auto'])
    expect(timesOf(fold(open, known, [punch('07:00:00')]))).toEqual([
      '2026-11-20 2026-11-20T00:30:00.000Z 2026-11-20T01:30:00.000Z',
    ])
  })

  it('goes on where the desk began, and leaves what the desk marked as it is', () => {
    const day = civil('2026-11-20')
    const desk: Days = new Map([[day, [{ entry: at('06:00:00.123'), exit: null, isAutoExit: false }]]])
    expect(timesOf(fold(desk, [], [punch('07:00:00')]))).toEqual([
      '2026-11-20 2026-11-20T00:30:00.123Z 2026-11-20T01:30:00.000Z',
    ])
  })

  it('reads days that are kept as whole visits', () => {
    const known = [punch('06:00:00'), punch('07:00:00')]
    const day = civil('2026-11-20')
    const whole: Days = new Map([[day, recordsOf(visitsOf(folded(known).get(day) ?? []))]])
    expect(timesOf(fold(whole, known, [punch('06:30:00')]))).toEqual([
      '2026-11-20 2026-11-20T00:30:00.000Z 2026-11-20T01:00:00.000Z',
      '2026-11-20 2026-11-20T01:30:00.000Z 2026-11-20T03:30:00.000Z auto',
    ])
  })

  it('knows the way in from the way out, where a device stands for one', () => {
    const both = [punch('06:00:00', '2026-11-20', 'in'), punch('07:00:00', '2026-11-20', 'out')]
    expect(timesOf(folded(both))).toEqual(['2026-11-20 2026-11-20T00:30:00.000Z 2026-11-20T01:30:00.000Z'])
    const twice = [punch('06:00:00', '2026-11-20', 'in'), punch('06:40:00', '2026-11-20', 'in')]
    expect(timesOf(folded(twice))).toEqual([
      '2026-11-20 2026-11-20T00:30:00.000Z 2026-11-20T02:30:00.000Z auto',
    ])
  })

  it.each([
    { personType: 'member', back: '11:00:00', left: '11:30:00' },
    { personType: 'employee', back: '19:00:00', left: '20:30:00' },
  ] as const)(
    'lets in again, at a reader for the way in, whoever was taken to have left: a $personType',
    ({ personType, back, left }) => {
      const punches = [
        punch('06:00:00', '2026-11-20', 'in'),
        punch(back, '2026-11-20', 'in'),
        punch(left, '2026-11-20', 'out'),
      ]
      const auto = personType === 'member' ? '08:00:00' : '18:00:00'
      const visits = [
        `2026-11-20 ${at('06:00:00').toISOString()} ${at(auto).toISOString()} auto`,
        `2026-11-20 ${at(back).toISOString()} ${at(left).toISOString()}`,
      ]
      expect(timesOf(folded(punches, personType), personType)).toEqual(visits)
      expect(timesOf(inBatches([punches], personType), personType)).toEqual(visits)
      expect(timesOf(inBatches([punches.slice(1), punches.slice(0, 1)], personType), personType)).toEqual(
        visits,
      )
    },
  )

  it('takes a second way in for the same arrival until the visit would have ended by itself', () => {
    const until = (time: string) =>
      timesOf(folded([punch('06:00:00', '2026-11-20', 'in'), punch(time, '2026-11-20', 'in')]))
    expect(until('08:00:00')).toHaveLength(1)
    expect(until('08:00:01')).toHaveLength(2)
  })

  it('leaves other times of the day alone', () => {
    const day = civil('2026-11-20')
    const corrected: AttendanceRecord = {
      entry: at('05:00:00.001'),
      exit: at('05:30:00.001'),
      isAutoExit: false,
    }
    const after = fold(new Map([[day, [corrected]]]), [], [punch('18:00:00')])
    expect(after.get(day)).toContainEqual(corrected)
    expect(timesOf(after)).toHaveLength(2)
  })
})

describe('how far a late punch reaches', () => {
  it('ends where a later one means what it meant, so that it needs no more to be read', () => {
    const known = [punch('06:00:00'), punch('07:00:00'), punch('06:00:00', '2026-11-21')]
    const late = punch('06:30:00')
    const reached = (punches: FoldedPunch[]) =>
      refolded({
        punches,
        changed: [late.at],
        days: folded(known),
        dateOf,
        settings,
        personType: 'member',
        now: NOW,
      })
    const { days, openUntil } = reached([...known, late])
    expect([...days.keys()]).toEqual(['2026-11-20'])
    expect(openUntil).toBeNull()
    // Nothing was read of the day after: until six hours after the last one, something might change there.
    expect(reached([...known.slice(0, 2), late]).openUntil).toEqual(at('13:00:00'))
  })
})

type Directions = readonly FoldedPunch['direction'][]

/** Punches of weeks, some in the night, and never two in the same second. */
const someWeeks = (count: number, directions: Directions) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 * 86_400 }), fc.constantFrom(...directions)), {
      minLength: 1,
      maxLength: count,
      selector: ([second]) => second,
    })
    .map((punches) =>
      punches.map(([second, direction]): FoldedPunch => ({
        at: new Date(Date.UTC(2026, 10, 1) + second * 1000),
        direction,
      })),
    )

/** Every batch in its own turn, each folded with what is known by then. */
function inBatches(batches: FoldedPunch[][], personType: PersonType): Days {
  let days: Days = new Map()
  const known: FoldedPunch[] = []
  for (const batch of batches) {
    days = fold(days, known, batch, NOW, personType)
    known.push(...batch)
  }
  return days
}

describe('out of order', () => {
  const oneReader: Directions = ['auto']
  const twoReaders: Directions = ['in', 'out']
  it.each([
    { personType: 'member', directions: oneReader },
    { personType: 'employee', directions: oneReader },
    { personType: 'member', directions: twoReaders },
    { personType: 'employee', directions: twoReaders },
  ] as const)(
    'punches of a $personType at $directions give the same visits in whatever order and batches they come',
    ({ personType, directions }) => {
      const scene = someWeeks(60, directions).chain((punches) =>
        fc.tuple(
          fc.constant(punches),
          fc.shuffledSubarray(punches, { minLength: punches.length, maxLength: punches.length }),
          fc.integer({ min: 1, max: 9 }),
        ),
      )
      fc.assert(
        fc.property(scene, ([punches, shuffled, size]) => {
          const inOrder = [...punches].sort((one, other) => one.at.getTime() - other.at.getTime())
          const batches = Array.from({ length: Math.ceil(shuffled.length / size) }, (_, index) =>
            shuffled.slice(index * size, (index + 1) * size),
          )
          expect(timesOf(inBatches(batches, personType), personType)).toEqual(
            timesOf(inBatches([inOrder], personType), personType),
          )
        }),
        { numRuns: 60 },
      )
    },
  )
})
