import { expect, it } from 'vitest'
import { handedOver, leftBehind } from './leftBehind'

it.each([
  [{ leads: 0, members: 0 }, null],
  [
    { leads: 1, members: 0 },
    { what: '1 open lead', does: 'follows up 1 open lead', them: 'it' },
  ],
  [
    { leads: 2, members: 0 },
    { what: '2 open leads', does: 'follows up 2 open leads', them: 'them' },
  ],
  [
    { leads: 0, members: 1 },
    { what: '1 member', does: 'trains 1 member', them: 'them' },
  ],
  [
    { leads: 1, members: 12 },
    {
      what: '1 open lead and 12 members',
      does: 'follows up 1 open lead and trains 12 members',
      them: 'them',
    },
  ],
])('says what somebody leaves behind: %j', (counts, said) => {
  expect(leftBehind(counts)).toEqual(said)
})

it('says that Undo gives nothing of it back', () => {
  expect(handedOver({ what: '1 open lead', them: 'it' }, 'you')).toBe(
    'Handed over to you: 1 open lead. Undo does not give it back.',
  )
  expect(handedOver({ what: '12 members', them: 'them' }, 'Asha')).toBe(
    'Handed over to Asha: 12 members. Undo does not give them back.',
  )
})
