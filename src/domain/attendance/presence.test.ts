import { describe, expect, it } from 'vitest'
import { attendanceDaySchema } from './attendance'
import { minutesBetween, presenceOf, saysTheSame, standingOf } from './presence'

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const person = (name: string, visits: object[], type = 'member') => ({ type, name, visits })
const day = attendanceDaySchema.parse({
  id: 'g1_2026-11-20',
  gymId: 'g1',
  date: '2026-11-20',
  people: {
    early: person('Asha', [{ entry: at('06:00'), exit: at('07:10') }]),
    late: person('Vikram', [{ entry: at('09:30'), exit: null }]),
    twice: person('Meera', [
      { entry: at('06:30'), exit: at('07:00') },
      { entry: at('09:00'), exit: null },
    ]),
    trainer: person('Sunil', [{ entry: at('05:30'), exit: null }], 'employee'),
  },
})

describe("today's list", () => {
  it('shows members only, the latest mark first', () => {
    expect(presenceOf(day, null, at('10:00')).map(({ name }) => name)).toEqual(['Vikram', 'Meera', 'Asha'])
    expect(presenceOf(null, null, at('10:00'))).toEqual([])
  })

  it('knows who is inside, and since when', () => {
    const since = Object.fromEntries(
      presenceOf(day, null, at('10:00')).map(({ name, insideSince }) => [name, insideSince]),
    )
    expect(since).toEqual({ Asha: null, Vikram: at('09:30'), Meera: at('09:00') })
  })

  it('gives the same object again for whom nothing changed, so that a table draws only what did', () => {
    const asNamed = (present: ReturnType<typeof presenceOf>) =>
      new Map(present.map((each) => [each.name, each]))
    const first = asNamed(presenceOf(day, null, at('10:00')))
    const [left] = Object.values(
      attendanceDaySchema.parse({
        ...day,
        people: { late: person('Vikram', [{ entry: at('09:30'), exit: at('10:01') }]) },
      }).people,
    )
    if (left === undefined) throw new Error('nobody left')
    const then = asNamed(presenceOf({ ...day, people: { ...day.people, late: left } }, null, at('10:01')))
    expect(then.get('Asha')).toBe(first.get('Asha'))
    expect(then.get('Meera')).toBe(first.get('Meera'))
    expect(then.get('Vikram')).toMatchObject({ insideSince: null, latest: at('10:01') })
    const later = asNamed(presenceOf(day, null, at('15:31')))
    expect(later.get('Meera')).toMatchObject({ insideSince: null })
    expect(later.get('Asha')).toBe(first.get('Asha'))
  })

  it.each([
    ['', {}, true],
    ['another name', { name: 'Asha R.' }, false],
    ['another photo', { dp: 'a.jpg' }, false],
    ['marked by another', { by: 'desk' }, false],
    ['another exit', { visits: [{ entry: at('06:00'), exit: at('07:11') }] }, false],
    ['still inside', { visits: [{ entry: at('06:00'), exit: null }] }, false],
    ['an automatic exit', { visits: [{ entry: at('06:00'), exit: at('07:10'), isAutoExit: true }] }, false],
    ['let in all the same', { overrides: [{ at: at('06:00'), reason: 'Pays', by: 'x' }] }, false],
  ])(
    'knows a line that was read anew as what it was, unless it says something else: %s',
    (_, change, isSame) => {
      const asha = person('Asha', [{ entry: at('06:00'), exit: at('07:10') }])
      const read = (line: object) =>
        presenceOf(attendanceDaySchema.parse({ ...day, people: { p: line } }), null, at('10:00'))
      const [one, other] = [...read(asha), ...read({ ...asha, ...change })]
      if (one === undefined || other === undefined) throw new Error('nobody came')
      expect(one).not.toBe(other)
      expect(saysTheSame(one, other)).toBe(isSame)
    },
  )

  it('keeps who came before midnight inside, until a visit cannot go on any longer', () => {
    const before = attendanceDaySchema.parse({
      id: 'g1_2026-11-19',
      gymId: 'g1',
      date: '2026-11-19',
      people: {
        night: person('Ravi', [{ entry: new Date('2026-11-19T23:30:00+05:30'), exit: null }]),
        early: person('Asha', [{ entry: new Date('2026-11-19T23:50:00+05:30'), exit: null }]),
        gone: person('Sana', [{ entry: new Date('2026-11-19T22:00:00+05:30'), exit: at('00:10') }]),
      },
    })
    const inside = (time: string) =>
      presenceOf(day, before, at(time))
        .filter(({ insideSince }) => insideSince !== null)
        .map(({ name }) => name)
    expect(inside('05:00')).toContain('Ravi')
    expect(inside('05:00')).not.toContain('Asha')
    expect(inside('05:00')).not.toContain('Sana')
    expect(inside('05:31')).not.toContain('Ravi')
  })

  it('says why somebody was let in all the same', () => {
    const override = { at: at('09:30'), reason: 'Pays tomorrow', by: 'desk' }
    const people = { p: { ...person('Vikram', [{ entry: at('09:30'), exit: null }]), overrides: [override] } }
    const overridden = attendanceDaySchema.parse({ ...day, people })
    expect(presenceOf(overridden, null, at('10:00'))[0]?.overrides).toEqual([override])
    expect(presenceOf(day, null, at('10:00'))[0]?.overrides).toEqual([])
  })

  describe('where one member is', () => {
    const dayOf = (date: string, visits: object[]) =>
      attendanceDaySchema.parse({ ...day, id: `g1_${date}`, date, people: { p: person('Asha', visits) } })
    const today = (...visits: object[]) => dayOf('2026-11-20', visits)
    const ended = today(
      { entry: at('07:00'), exit: null },
      { entry: null, exit: at('09:00'), isAutoExit: true },
    )
    const away = { insideSince: null, autoExit: null }

    it('says whose visit ended by itself, as long as it could be going on', () => {
      const whole = today({ entry: at('07:00'), exit: at('09:00'), isAutoExit: true })
      for (const each of [ended, whole])
        expect(standingOf('p', each, null, at('12:00'))).toEqual({ insideSince: null, autoExit: at('09:00') })
      expect(standingOf('p', ended, null, at('13:00')).autoExit).toEqual(at('09:00'))
      expect(standingOf('p', ended, null, at('13:01'))).toEqual(away)
    })

    it('says it of a visit of the night before too, unless they came since', () => {
      const entry = new Date('2026-11-19T23:00:00+05:30')
      const night = dayOf('2026-11-19', [{ entry, exit: at('01:00'), isAutoExit: true }])
      expect(standingOf('p', null, night, at('04:30')).autoExit).toEqual(at('01:00'))
      const since = today({ entry: at('04:00'), exit: at('04:20') })
      expect(standingOf('p', since, night, at('04:30'))).toEqual(away)
    })

    it('says who is inside, and of who went home or never came that they are not', () => {
      const inside = today({ entry: at('07:00'), exit: null })
      expect(standingOf('p', inside, null, at('12:00'))).toEqual({ insideSince: at('07:00'), autoExit: null })
      expect(standingOf('p', today({ entry: at('07:00'), exit: at('08:00') }), null, at('12:00'))).toEqual(
        away,
      )
      expect(standingOf('q', inside, null, at('12:00'))).toEqual(away)
      expect(standingOf('p', null, null, at('12:00'))).toEqual(away)
    })
  })

  it('writes a stay in hours and minutes', () => {
    expect(minutesBetween(at('06:00'), at('07:10'))).toBe(70)
    expect(minutesBetween(at('07:00'), at('06:59'))).toBe(0)
  })
})
