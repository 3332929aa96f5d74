import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { leaveWishSchema, refuseOther, refuseWish } from './leaveForm'
import { staffLeaveSchema } from './staffLeave'

const today = civil('2026-11-20')
const own = [
  staffLeaveSchema.parse({ id: 'l1', gymId: 'iron', staffId: 'ravi', from: '2026-12-01', to: '2026-12-03' }),
]
const problem = (from: string, to: string, id = 'new') =>
  refuseWish({ id, from: civil(from), to: civil(to) }, own, today)

it('is asked for from today on, within a year, and never twice for a day', () => {
  expect(problem('2026-11-20', '2026-11-20')).toBeNull()
  expect(problem('2026-12-04', '2027-11-20')).toBeNull()
  expect(problem('2026-11-19', '2026-11-20')).toMatchObject({ field: 'from' })
  expect(problem('2026-11-25', '2026-11-24')).toEqual({
    ...{ kind: 'refused', field: 'to' },
    reason: 'The leave ends before it begins',
  })
  expect(problem('2027-11-20', '2027-11-21')).toMatchObject({
    field: 'to',
    reason: 'Ask for days within a year.',
  })
  expect(problem('2026-12-03', '2026-12-05')?.reason).toMatch(/^There is leave from 01 Dec, 2026/)
  expect(problem('2026-12-01', '2026-12-03', 'l1')).toBeNull()
})

it('is a repeat where the same is sent again, whatever the owner answered to it', () => {
  const [stands] = own
  const sent = {
    staffId: 'ravi',
    from: civil('2026-12-01'),
    to: civil('2026-12-03'),
    kind: 'Other',
    reason: '',
  } as const
  expect(refuseOther(stands, sent)).toBeNull()
  expect(refuseOther(stands && { ...stands, isPaid: false }, sent)).toBeNull()
  expect(refuseOther(stands, { ...sent, isPaid: true })).toBeNull()
  for (const other of [
    { staffId: 'asha' },
    { from: civil('2026-11-30') },
    { to: civil('2026-12-05') },
    { kind: 'Sick' as const },
    { reason: 'Wedding' },
    { isPaid: false },
  ])
    expect(refuseOther(stands, { ...sent, ...other })?.reason).toMatch(/^The first try went through/)
  expect(refuseOther(undefined, sent)).not.toBeNull()
})

it('says at its field what is missing', () => {
  const form = { from: '2026-11-20', to: '2026-11-20', kind: 'Casual', reason: 'Wedding' }
  const problems = (fields: object) =>
    leaveWishSchema.safeParse({ ...form, ...fields }).error?.issues.map(({ path }) => path[0]) ?? []
  expect(problems({})).toEqual([])
  expect(problems({ from: null })).toEqual(['from'])
  expect(problems({ to: '2026-11-19' })).toEqual(['to'])
  expect(problems({ reason: ' ' })).toEqual(['reason'])
})
