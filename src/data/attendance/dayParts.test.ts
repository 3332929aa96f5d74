import { describe, expect, it } from 'vitest'
import { LINES_A_PART } from '@/domain/attendance/dayParts'
import { civil } from '@/domain/shared/civilDate'
import type { StoredData, StoredDocument } from '@/data/store/documentStore'
import { readDay } from './dayParts'

const date = civil('2026-11-20')
const came = { entry: new Date('2026-11-20T06:00:00Z'), exit: null, isAutoExit: false }
const left = { entry: null, exit: new Date('2026-11-20T07:00:00Z'), isAutoExit: false }

const lineOf = (name: string, visits: unknown[] = [came]) => ({ type: 'member', name, visits })

const part = (people: StoredData, suffix = ''): StoredDocument => {
  const id = `iron_${date}${suffix}`
  return {
    ...{ id, path: `attendanceDays/${id}`, pending: false },
    data: { gymId: 'iron', date, people },
    cursor: () => ({ values: [], id }),
  }
}

const day = (...parts: StoredDocument[]) => readDay('iron', date, parts)

describe('a day out of its parts', () => {
  it('is none while nobody has come', () => expect(day()).toBeNull())

  it('is the one document that older days are', () => {
    expect(day(part({ asha: lineOf('Asha') }))).toMatchObject({
      ...{ id: `iron_${date}`, gymId: 'iron', date, openPart: 1 },
      people: { asha: { name: 'Asha', visits: [came] } },
    })
  })

  it('shows each person once, with the visits of every part, whatever order the parts come in', () => {
    const parts = [
      part({ ravi: lineOf('Ravi'), asha: lineOf('Asha Rao', [left]) }, '_3'),
      part({ asha: lineOf('Asha') }, '_2'),
      part({ meera: lineOf('Meera') }),
    ]
    const people = day(...parts)?.people
    expect(Object.keys(people ?? {}).sort()).toEqual(['asha', 'meera', 'ravi'])
    expect(people?.['asha']).toMatchObject({ name: 'Asha Rao', visits: [came, left] })
  })

  it('leaves out a line that can’t be read and one whose marks were all taken back, and no other', () => {
    const people = { asha: lineOf('Asha', []), ravi: { name: 7 }, meera: lineOf('Meera'), odd: 'Asha' }
    expect(Object.keys(day(part(people))?.people ?? {})).toEqual(['meera'])
    const back = part({ asha: lineOf('Asha') }, '_2')
    expect(day(part(people), back)?.people['asha']?.visits).toEqual([came])
  })

  it('leaves out a line under what is nobody’s id: a page may write any', () => {
    const ids = ['a/b', '.', '..', '__all__', 'a b', '', 'a'.repeat(129)]
    const lines = Object.fromEntries([...ids, 'meera'].map((id) => [id, lineOf('Meera')]))
    expect(Object.keys(day(part(lines), part(lines, '_2'))?.people ?? {})).toEqual(['meera'])
  })

  it('takes the next mark where there is room', () => {
    const many = Object.fromEntries(Array.from({ length: LINES_A_PART }, (_, n) => [`p${n}`, lineOf(`${n}`)]))
    expect(day(part(many))?.openPart).toBe(2)
    expect(day(part(many), part({ asha: lineOf('Asha') }, '_2'))?.openPart).toBe(2)
  })
})
