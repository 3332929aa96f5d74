import { describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import { sheetOfLead } from './memberFormFields'

describe('the form of a new member who was a lead', () => {
  it('begins with what is known of them, what they asked about and the notes too', () => {
    const lead = leadWith({
      ...{ phone: '+91 98765 43211', email: 'k@example.com', gender: 'Male', pincode: '452001' },
      ...{ source: 'Referral', interest: 'Strength', notes: 'Bad knee\nMornings' },
    })
    expect(sheetOfLead(lead)).toMatchObject({
      ...{ name: 'Kiran Shah', phone: '9876543211', email: 'k@example.com', gender: 'Male' },
      ...{ pincode: '452001', sourceOfJoining: 'Referral', sellNext: true },
      notes: 'Asked about: Strength\nBad knee\nMornings',
    })
  })

  it.each([
    ['', '', ''],
    ['Yoga', '', 'Asked about: Yoga'],
    ['', 'Mornings', 'Mornings'],
  ])('with interest %j and notes %j has the notes %j', (interest, notes, expected) =>
    expect(sheetOfLead(leadWith({ interest, notes })).notes).toBe(expected),
  )
})
