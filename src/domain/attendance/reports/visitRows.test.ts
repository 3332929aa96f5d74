import { describe, expect, it } from 'vitest'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { INDIA, reportDay, visit } from './fixtures'
import { matchingVisits, sortedVisits, visitRowsOf } from './visitRows'

const at = (time: string) => instantAt(civil('2026-11-18'), time, INDIA)

const day = reportDay('2026-11-18', {
  asha: {
    name: 'Asha Rao',
    code: 'FC-0012',
    visits: [visit('2026-11-18', '06:00', '07:15'), visit('2026-11-18', '18:00', '20:00', true)],
    overrides: [{ at: at('17:59'), reason: 'Pays tomorrow', by: 'desk' }, { reason: 'no time' }],
  },
  ravi: { name: 'Ravi Shah', visits: [visit('2026-11-18', '07:00', null)] },
  coach: { name: 'Coach', type: 'employee', visits: [visit('2026-11-18', '05:00', '13:00')] },
  gone: {
    name: 'Gone',
    visits: [],
    corrections: [{ id: 'c1', at: at('21:00'), by: 'iron', reason: 'Was another', before: [] }],
  },
  undone: { name: 'Undone', visits: [] },
})

const anybody = { text: '', onlyAutomatic: false, onlyCorrected: false, timezone: INDIA }

describe('the day list', () => {
  const rows = visitRowsOf([day])

  it('has one row a visit of a member, the latest first, and none of employees', () => {
    expect(rows.map(({ name, stay }) => [name, stay])).toEqual([
      ['Asha Rao', 120],
      ['Ravi Shah', null],
      ['Asha Rao', 75],
      ['Gone', null],
    ])
  })

  it('keeps a row of a day that was corrected to no visit', () => {
    expect(rows.at(-1)).toMatchObject({ entry: null, exit: null, corrections: [{ reason: 'Was another' }] })
  })

  it('shows an override at the visit it was given for, and leaves out what can’t be read', () => {
    expect(rows.map(({ overrides }) => overrides.map(({ reason }) => reason))).toEqual([
      ['Pays tomorrow'],
      [],
      [],
      [],
    ])
  })

  it('reads a line whose notes make no sense as one without notes', () => {
    const odd = reportDay('2026-11-18', {
      a: { visits: [visit('2026-11-18', '06:00', null)], overrides: 'odd' },
    })
    expect(visitRowsOf([odd])[0]).toMatchObject({ overrides: [], corrections: [] })
  })

  it.each([
    ['ra', ['Asha Rao', 'Ravi Shah', 'Asha Rao']],
    ['shah rav', ['Ravi Shah']],
    ['fc-00', ['Asha Rao', 'Asha Rao']],
    ['sha', ['Ravi Shah']],
    ['', ['Asha Rao', 'Ravi Shah', 'Asha Rao', 'Gone']],
  ])('is searched by the beginning of words and of the code: %s', (text, names) => {
    const found = matchingVisits(rows, { ...anybody, text })
    expect(found.map(({ name }) => name)).toEqual(names)
  })

  it('is narrowed to automatic exits and to corrected days', () => {
    const only = (onlyAutomatic: boolean, onlyCorrected: boolean) =>
      matchingVisits(rows, { ...anybody, onlyAutomatic, onlyCorrected }).map(({ name }) => name)
    expect(only(true, false)).toEqual(['Asha Rao'])
    expect(only(false, true)).toEqual(['Gone'])
  })

  it.each([
    [{ band: 'early' }, ['Ravi Shah', 'Asha Rao']],
    [{ band: 'evening' }, ['Asha Rao']],
    [{ band: 'nonsense' }, ['Asha Rao', 'Ravi Shah', 'Asha Rao', 'Gone']],
    [{ by: 'desk' }, ['Asha Rao', 'Ravi Shah', 'Asha Rao', 'Gone']],
    [{ by: 'somebody' }, []],
    [{ people: new Set(['ravi']) }, ['Ravi Shah']],
  ])('is narrowed to %j', (filter, names) => {
    expect(matchingVisits(rows, { ...anybody, ...filter }).map(({ name }) => name)).toEqual(names)
  })

  it('sorts by name and by stay both ways', () => {
    expect(sortedVisits(rows, 'name', 'asc')[0]?.name).toBe('Asha Rao')
    expect(sortedVisits(rows, 'name', 'desc')[0]?.name).toBe('Ravi Shah')
    expect(sortedVisits(rows, 'stay', 'desc').map(({ stay }) => stay)).toEqual([120, 75, null, null])
    expect(sortedVisits(rows, 'time', 'asc').map(({ id }) => id)).toEqual(
      [...rows].reverse().map(({ id }) => id),
    )
  })
})
