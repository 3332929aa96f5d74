import { expect, it } from 'vitest'
import { warningOf } from './PhoneNotes'

const answered = (who: 'member' | 'formerMember' | 'nobody') =>
  ({ status: 'ready', value: { digits: '9876543210', who } }) as const

it('warns of a member’s phone, of a former member’s, and of nobody’s not', () => {
  expect(warningOf(answered('member'), '9876543210')).toMatch(/^A member of this centre has this phone/)
  expect(warningOf(answered('formerMember'), '9876543210')).toMatch(/^A former member/)
  expect(warningOf(answered('nobody'), '9876543210')).toBe('')
})

it('says nothing by what was answered of another number, nor before there is an answer', () => {
  expect(warningOf(answered('member'), '9876543211')).toBe('')
  expect(warningOf({ status: 'loading' }, '9876543210')).toBe('')
})

it('says so where nobody could be asked, which is not the same as nobody’s', () => {
  const failed = { status: 'failed', error: new Error('offline') } as const
  expect(warningOf(failed, '9876543210')).toMatch(/^Couldn’t check/)
  expect(warningOf(failed, '')).toBe('')
})
