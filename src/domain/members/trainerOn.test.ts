import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { memberWith } from './fixtures'
import { formerTrainersAfter, trainerOn } from './trainerOn'

const on = (member: Parameters<typeof trainerOn>[0], ...dates: string[]) =>
  dates.map((date) => trainerOn(member, civil(date)))

it('is whoever trained a member on that day, and whoever does now where nothing else is known', () => {
  const older = memberWith({ trainerId: 'ravi' })
  expect(on(older, '2026-01-01', '2026-11-20')).toEqual(['ravi', 'ravi'])
  expect(on(memberWith(), '2026-11-20')).toEqual([''])
  const given = memberWith({
    trainerId: 'asha',
    formerTrainers: [
      { id: '', until: civil('2026-09-30') },
      { id: 'ravi', until: civil('2026-10-15') },
    ],
  })
  expect(on(given, '2026-09-30', '2026-10-01', '2026-10-15', '2026-10-16')).toEqual([
    '',
    'ravi',
    'ravi',
    'asha',
  ])
})

it('keeps who trained them until yesterday, once for a day', () => {
  const first = formerTrainersAfter({}, civil('2026-10-01'))
  expect(first).toEqual([{ id: '', until: '2026-09-30' }])
  const mistaken = { trainerId: 'ravi', formerTrainers: first }
  expect(formerTrainersAfter(mistaken, civil('2026-10-01'))).toEqual(first)
  expect(formerTrainersAfter(mistaken, civil('2026-10-16'))).toEqual([
    ...first,
    { id: 'ravi', until: '2026-10-15' },
  ])
})

it.each([
  ['today', '2026-10-31', '2026-10-31', '2026-10-31'],
  ['yesterday', '2026-11-01', '2026-10-31', '2026-10-31'],
  ['longer ago', '2026-11-05', '2026-10-31', '2026-11-04'],
])('keeps whoever leaves until the last day of work, where it is %s', (_, today, lastDay, until) => {
  const left = formerTrainersAfter({ trainerId: 'ravi' }, civil(today), civil(lastDay))
  expect(left).toEqual([{ id: 'ravi', until }])
  const taken = { trainerId: 'meera', formerTrainers: left }
  expect(formerTrainersAfter(taken, civil(today))).toEqual(left)
  expect(on(memberWith(taken), lastDay, '2026-11-05')).toEqual(['ravi', 'meera'])
})
