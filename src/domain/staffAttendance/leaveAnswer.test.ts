import { expect, it, test } from 'vitest'
import { answerLeave, refuseReturn, type LeaveAnswer } from './leaveAnswer'
import { staffLeaveSchema, type StaffLeave } from './staffLeave'

const leave = (fields: Partial<StaffLeave> = {}): StaffLeave =>
  staffLeaveSchema.parse({
    ...{ id: 'l1', gymId: 'iron', staffId: 'ravi', from: '2026-12-01', to: '2026-12-03' },
    ...{ kind: 'Casual', isPaid: true, status: 'Requested' },
    ...fields,
  })
const [paid, unpaid]: LeaveAnswer[] = [
  { status: 'Approved', isPaid: true },
  { status: 'Approved', isPaid: false },
]
const declined: LeaveAnswer = { status: 'Declined', isPaid: true }
const asked: LeaveAnswer = { status: 'Requested', isPaid: true }

test.each<[Partial<StaffLeave>, LeaveAnswer | undefined]>([
  [{}, paid],
  [{}, unpaid],
  [{}, declined],
  [{ status: 'Approved', isPaid: false }, asked],
  [{ status: 'Declined' }, asked],
  // A repeat.
  [{ status: 'Approved', isPaid: false }, unpaid],
])('%j is answered by %j', (fields, answer) =>
  expect(answer && answerLeave(leave(fields), answer, [leave(fields)])).toEqual(answer),
)

test.each<[Partial<StaffLeave>, LeaveAnswer | undefined, string]>([
  [{ deleted: true }, paid, 'taken back'],
  [{ status: 'Declined' }, paid, 'was declined already'],
  [{ status: 'Approved' }, unpaid, 'was approved already'],
  [{ status: 'Approved' }, declined, 'was approved already'],
])('%j is not answered by %j: %s', (fields, answer, why) =>
  expect(answer && answerLeave(leave(fields), answer, [])).toMatchObject({
    reason: expect.stringContaining(why) as string,
  }),
)

it('is not given for a day that other leave covers by now, but may be declined', () => {
  const given = leave({ id: 'l2', from: leave().to, to: leave().to, status: 'Approved' })
  expect(paid && answerLeave(leave(), paid, [given])).toMatchObject({
    reason: expect.stringMatching(/^There is leave from 03 Dec, 2026/) as string,
  })
  expect(answerLeave(leave(), declined, [given])).toEqual(declined)
  expect(answerLeave(leave({ status: 'Declined' }), asked, [given])).toMatchObject({ kind: 'refused' })
})

it('comes back after it was taken back, unless other leave covers a day of it by now', () => {
  const back = leave({ status: 'Approved', deleted: true })
  const other = leave({ id: 'l2', from: leave().to, to: leave().to, status: 'Approved' })
  expect(refuseReturn(back, [back, { ...other, deleted: true }])).toBeNull()
  expect(refuseReturn(back, [back, other])).toMatchObject({
    reason: expect.stringMatching(/^There is other leave by now, 03 Dec, 2026, so this one stays/) as string,
  })
  expect(refuseReturn({ ...back, status: 'Declined' }, [other])).toBeNull()
})
