import { describe, expect, it, test } from 'vitest'
import { settingsWith } from './fixtures'
import { closedAllWeek, openingHoursForm, openingHoursSchema, type OpeningHours } from './openingHours'
import { isClosedHour, openText, weekLines } from './openNow'
import { settingProblem } from './settingFields'

const ZONE = 'Asia/Kolkata'
const span = (from: string, to: string) => ({ from, to })
const day = [span('06:00', '12:00'), span('16:00', '22:00')]
const weekdaysOpen: OpeningHours = {
  ...closedAllWeek(),
  ...{ Mon: day, Tue: day, Wed: day, Thu: day, Fri: day },
}
const sameEveryDay = (...spans: OpeningHours['Mon']): OpeningHours => ({
  ...{ Mon: spans, Tue: spans, Wed: spans, Thu: spans, Fri: spans, Sat: spans, Sun: spans },
})

const said = (hours: OpeningHours | null, at: string, more: Record<string, unknown> = {}) =>
  openText(settingsWith({ openingHours: hours, timezone: ZONE, ...more }), new Date(`${at}+05:30`))

describe('whether a centre is open, on its own wall (PRODUCT 4.19)', () => {
  // 27 Nov, 2026 is a Friday.
  test.each([
    ['2026-11-27T05:59', 'Opens today at 6:00 am'],
    ['2026-11-27T06:00', 'Open now until 12:00 pm'],
    ['2026-11-27T12:00', 'Opens today at 4:00 pm'],
    ['2026-11-27T21:59', 'Open now until 10:00 pm'],
    ['2026-11-27T22:00', 'Opens on Monday at 6:00 am'],
    ['2026-11-29T23:00', 'Opens tomorrow at 6:00 am'],
  ])('at %s: %s', (at, text) => expect(said(weekdaysOpen, at)).toBe(text))

  it('goes by the zone of the centre and not of who looks', () => {
    const settings = { openingHours: sameEveryDay(span('06:00', '22:00')), timezone: 'America/New_York' }
    // 12:00 in New York, half past ten in the evening in India.
    expect(openText(settingsWith(settings), new Date('2026-11-27T17:00:00Z'))).toBe('Open now until 10:00 pm')
  })

  it('is still open after midnight by the hours of the evening before', () => {
    const late = { ...closedAllWeek(), Fri: [span('18:00', '02:00')] }
    expect(said(late, '2026-11-28T01:30')).toBe('Open now until 2:00 am')
    expect(said(late, '2026-11-28T02:00')).toBe('Opens on Friday at 6:00 pm')
  })

  it('says next of the same day a week later', () => {
    const sundays = { ...closedAllWeek(), Sun: [span('08:00', '12:00')] }
    expect(said(sundays, '2026-11-29T12:00')).toBe('Opens next Sunday at 8:00 am')
    expect(said(sundays, '2026-11-30T00:00')).toBe('Opens on Sunday at 8:00 am')
    expect(said(sundays, '2026-11-29T07:00')).toBe('Opens today at 8:00 am')
  })

  it('says day and night of who never closes, and the day where it is open for days', () => {
    expect(said(sameEveryDay(span('00:00', '00:00')), '2026-11-27T03:00')).toBe('Open day and night')
    const days = { ...sameEveryDay(span('00:00', '00:00')), Sun: [span('00:00', '20:00')] }
    expect(said(days, '2026-11-27T03:00')).toBe('Open now until Sunday 8:00 pm')
  })

  test.each([
    ['2026-11-27T22:00', { '2026-11-30': 'Guru Nanak Jayanti' }, 'Guru Nanak Jayanti on Monday'],
    ['2026-11-29T12:00', { '2026-11-30': 'Guru Nanak Jayanti' }, 'Guru Nanak Jayanti tomorrow'],
  ])('at %s promises nothing of a holiday to come: %j', (at, holidays, text) =>
    expect(said(weekdaysOpen, at, { holidays })).toBe(`${text}: call before you come`),
  )

  it('promises nothing on a holiday, and says nothing where no hours are set', () => {
    expect(said(weekdaysOpen, '2026-11-27T07:00', { holidays: { '2026-11-27': 'Diwali' } })).toBe(
      'Diwali today: call before you come',
    )
    expect(said(null, '2026-11-27T07:00')).toBe('')
    expect(settingsWith({ openingHours: { Mon: 'always' } }).openingHours).toBeNull()
  })
})

it('tells the week in few lines, from the day on which it begins', () => {
  const text = '6:00 am to 12:00 pm, 4:00 pm to 10:00 pm'
  expect(weekLines(weekdaysOpen, 1)).toEqual([
    { days: 'Monday to Friday', hours: text },
    { days: 'Saturday to Sunday', hours: 'Closed' },
  ])
  expect(weekLines(weekdaysOpen, 7).map(({ days }) => days)).toEqual([
    'Sunday',
    'Monday to Friday',
    'Saturday',
  ])
})

it('an hour is closed where the whole of it is, the small hours by the evening before', () => {
  const hours = { ...closedAllWeek(), Sun: [span('18:30', '02:00')] }
  expect([17, 18, 23].map((hour) => isClosedHour(hours, 6, hour))).toEqual([true, false, false])
  expect([0, 1, 2].map((hour) => isClosedHour(hours, 0, hour))).toEqual([false, false, true])
  expect(isClosedHour(null, 0, 3)).toBe(false)
})

describe('hours that can’t be', () => {
  const problemsOf = (hours: object) =>
    openingHoursSchema
      .safeParse({ ...closedAllWeek(), ...hours })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])

  test.each([
    [{ Mon: [span('', '22:00')] }, 'Mon.0.from', 'Enter a time like 6:00 am'],
    [
      { Mon: [span('09:00', '09:00')] },
      'Mon.0.to',
      'It closes when it opens. For day and night enter 12:00 am twice',
    ],
    [
      { Mon: [span('06:00', '12:00'), span('11:00', '22:00')] },
      'Mon.1.from',
      'Enter a time after the first hours end',
    ],
    [
      { Sun: [span('20:00', '07:00')], Mon: [span('06:00', '22:00')] },
      'Sun.0.to',
      'Monday has opened by then',
    ],
  ])('%j is said at its field', (hours, path, message) => {
    expect(problemsOf(hours)).toContainEqual([path, message])
  })

  it('are refused by the server under the name of the setting, and those past midnight are not', () => {
    const wrong = { ...closedAllWeek(), Mon: [span('09:00', '09:00')] }
    expect(settingProblem({ openingHours: wrong })).toMatchObject({ field: 'openingHours' })
    expect(settingProblem({ openingHours: { ...closedAllWeek(), Fri: [span('18:00', '02:00')] } })).toBeNull()
  })

  it('a week without any says nothing', () => {
    expect(openingHoursForm.parse(closedAllWeek())).toBeNull()
    expect(openingHoursForm.parse(weekdaysOpen)).toEqual(weekdaysOpen)
  })
})
