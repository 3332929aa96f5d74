import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { areSameVisits, correctedVisits, typedVisitsOf, visitProblem } from './correctedVisits'
import { INDIA } from './fixtures'

const date = civil('2026-11-18')
const today = civil('2026-11-20')
const now = instantAt(today, '12:00', INDIA)
const scene = { date, today, timezone: INDIA, now, before: [] }
const problemOf = (typed: { entry: string; exit: string }[], on = date) =>
  correctedVisits(typed, { ...scene, date: on }).problem

describe('a corrected day', () => {
  it('has the times as typed on the centre’s wall, sorted', () => {
    const { visits } = correctedVisits(
      [
        { entry: '18:00', exit: '19:00' },
        { entry: '06:00', exit: '07:30' },
      ],
      scene,
    )
    expect(visits?.map(({ entry }) => entry.toISOString())).toEqual([
      '2026-11-18T00:30:00.000Z',
      '2026-11-18T12:30:00.000Z',
    ])
  })

  it('takes an exit earlier than its entry for one after midnight', () => {
    const { visits } = correctedVisits([{ entry: '23:00', exit: '00:30' }], scene)
    expect(visits?.[0]?.exit).toEqual(instantAt(civil('2026-11-19'), '00:30', INDIA))
  })

  it('leaves a time as it was to the second where nothing was typed again, and an automatic exit automatic', () => {
    const before = [
      {
        entry: new Date('2026-11-18T00:30:41.123Z'),
        exit: new Date('2026-11-18T02:30:41.123Z'),
        isAutoExit: true,
      },
    ]
    const typed = typedVisitsOf(before, INDIA)
    expect(typed).toEqual([{ entry: '06:00', exit: '08:00' }])
    expect(correctedVisits(typed, { ...scene, before }).visits).toEqual(before)
    const { visits } = correctedVisits([{ entry: '06:00', exit: '07:00' }], { ...scene, before })
    expect(visits?.[0]).toMatchObject({ entry: before[0]?.entry, isAutoExit: false })
  })

  it('may be without any visit', () => {
    expect(correctedVisits([], scene).visits).toEqual([])
  })

  it.each([
    [[{ entry: '', exit: '07:00' }], 0, 'entry'],
    [[{ entry: '25:00', exit: '' }], 0, 'entry'],
    [[{ entry: '06:00', exit: 'x' }], 0, 'exit'],
    [[{ entry: '06:00', exit: '' }], 0, 'exit'],
    [
      [
        { entry: '06:00', exit: '08:00' },
        { entry: '07:00', exit: '09:00' },
      ],
      1,
      'entry',
    ],
  ])('%j is refused at its field', (typed, at, field) => {
    expect(problemOf(typed)).toMatchObject({ at, field })
  })

  it('lies not ahead; only a visit of today may still be open', () => {
    expect(problemOf([{ entry: '13:00', exit: '' }], today)).toMatchObject({ field: 'entry' })
    expect(problemOf([{ entry: '11:00', exit: '13:00' }], today)).toMatchObject({ field: 'exit' })
    expect(problemOf([{ entry: '11:00', exit: '' }], today)).toBeNull()
  })

  it('never has a visit that ends before it starts, nor two at once', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.array(fc.record({ entry: time, exit: time }), { maxLength: 4 }), (typed) => {
        const { visits } = correctedVisits(typed, scene)
        if (visits === null) return
        for (const [at, { entry, exit }] of visits.entries()) {
          expect(exit && exit >= entry).toBe(true)
          const next = visits[at + 1]
          if (next) expect(exit && exit <= next.entry).toBe(true)
        }
        const again = correctedVisits(typedVisitsOf(visits, INDIA), { ...scene, before: visits })
        expect(areSameVisits(again.visits ?? [], visits)).toBe(true)
      }),
    )
  })
})

describe('the visits of a corrected day, as the server gets them', () => {
  const at = (entry: string, exit: string | null, on = date) => ({
    entry: instantAt(on, entry, INDIA),
    exit: exit === null ? null : instantAt(on, exit, INDIA),
    isAutoExit: false,
  })
  const early = at('06:00', '07:00')

  it('may be all that the form sends, in any order of its rows', () => {
    const typed = [
      { entry: '22:00', exit: '01:00' },
      { entry: '06:00', exit: '07:00' },
    ]
    const { visits, rows } = correctedVisits(typed, scene)
    expect(rows).toEqual([1, 0])
    expect(visitProblem(visits ?? [], scene)).toBeNull()
  })

  it.each([
    ['of another day', at('06:00', '07:00', civil('2026-11-17')), 'entry'],
    ['that ends before it begins', at('08:00', '07:00'), 'exit'],
    ['that lasts two days', { ...early, exit: at('06:00', null, civil('2026-11-20')).entry }, 'exit'],
    ['that goes on since a past day', at('08:00', null), 'exit'],
  ])('hold none %s', (_what, visit, field) => {
    expect(visitProblem([visit], scene)).toMatchObject({ at: 0, field })
    expect(visitProblem([early], scene)).toBeNull()
  })

  it('are in order and one after the other', () => {
    expect(visitProblem([at('09:00', '10:00'), early], scene)).toMatchObject({ at: 1, field: 'entry' })
    expect(visitProblem([early, at('06:30', '08:00')], scene)).toMatchObject({ at: 1, field: 'entry' })
    expect(visitProblem([early, at('07:00', '08:00')], scene)).toBeNull()
  })

  it('keep one that stood there under another day, as a change of the zone leaves it', () => {
    const stood = at('23:00', '23:30', civil('2026-11-17'))
    expect(visitProblem([stood], { ...scene, before: [stood] })).toBeNull()
  })
})
