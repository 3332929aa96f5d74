import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { emptyGymForm, lastDayOf, newGymSchema, paidWithoutTrial, type NewGymForm } from './gymForm'

const today = civil('2026-11-20')
const typed = (more: Partial<NewGymForm> = {}): NewGymForm => ({
  ...emptyGymForm(today),
  ownerName: 'Vikram Rathore',
  email: 'Vikram@Iron.test ',
  phone: '9876543210',
  name: 'Iron House',
  ...more,
})
const problemsOf = (form: NewGymForm): Record<string, string> => {
  const parsed = newGymSchema.safeParse(form)
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
}

describe('the form of a new centre', () => {
  it('opens with a trial of 14 days from today, the last day included', () => {
    expect(newGymSchema.parse(typed())).toMatchObject({
      email: 'vikram@iron.test',
      package: { name: 'Trial', price: 0, startDate: '2026-11-20', endDate: '2026-12-03', isTrial: true },
    })
  })

  it('takes a package with its price and its last day', () => {
    const form = typed({ kind: 'paid', packageName: 'Growth', price: 11999.5, endDate: '2027-11-19' })
    expect(newGymSchema.parse(form)).toMatchObject({
      package: { name: 'Growth', price: 11999.5, endDate: '2027-11-19', isTrial: false },
    })
  })

  it.each([
    ['trial', 14, true],
    ['paid', 14, false],
    ['trial', 0, false],
  ] as const)('begins one on offer as %s where it has %i trial days', (kind, trialDays, isTrial) => {
    const gym = newGymSchema.parse(typed({ packageId: 'yearly', kind }))
    const { offered } = paidWithoutTrial(gym, [
      { id: 'yearly', trialDays },
      { id: 'other', trialDays: 7 },
    ])
    expect(offered).toEqual({ packageId: 'yearly', startDate: '2026-11-20', isTrial })
  })

  it('leaves to the server whether one that is not read yet has trial days', () => {
    const gym = newGymSchema.parse(typed({ packageId: 'yearly' }))
    expect(paidWithoutTrial(gym, [])).toEqual(gym)
  })

  it('says what is missing at its field', () => {
    expect(problemsOf(typed({ name: ' ', email: 'vikram', packageName: '', trialDays: 0 }))).toEqual({
      name: 'Enter the name of the centre',
      email: 'Enter an e-mail address like name@example.com',
      packageName: 'Enter the name of the package',
      trialDays: 'Enter 1 to 90 days',
    })
    expect(problemsOf(typed({ kind: 'paid', price: null, startDate: 'soon' }))).toEqual({
      startDate: 'Enter the first day',
      endDate: 'Enter the last day',
      price: 'Enter the price',
    })
  })

  it('refuses a package that ends before it begins', () => {
    expect(problemsOf(typed({ kind: 'paid', price: 100, endDate: '2026-11-19' }))).toEqual({
      endDate: 'The package ends before it begins',
    })
  })

  it('knows the last day while it is typed', () => {
    expect(lastDayOf({ kind: 'trial', startDate: '2026-11-20', endDate: null, trialDays: 1 })).toBe(
      '2026-11-20',
    )
    expect(lastDayOf({ kind: 'trial', startDate: 'x', endDate: null, trialDays: 7 })).toBeNull()
  })
})
