import { describe, expect, it, test } from 'vitest'
import { settingFields, settingProblem } from './settingFields'
import { settingsOf } from './settings'

describe('what is sent as a setting', () => {
  it('is free where nobody knows it, and null takes one away (SPECIFICATION 3)', () => {
    expect(settingProblem({ brandColour: '#123456', graceDays: null })).toBeNull()
  })

  test.each([
    ['graceDays', -1, 'Enter 0 to 60.'],
    ['graceDays', '3', 'Enter 0 to 60.'],
    ['absentDays', 32, 'Enter 1 to 31.'],
    ['autoExitHours', 7, 'Enter 1 to 6.'],
    ['staffAutoExitHours', 17, 'Enter 1 to 16.'],
    ['invoicePrefix', 'IRON', 'Enter 1 to 3 letters or digits.'],
    ['gstin', '1'.repeat(21), 'At most 20 characters.'],
    ['upiId', 'not a vpa', 'Enter a UPI ID like name@bank.'],
    ['paymentModes', [], 'Enter at least one way to pay.'],
    ['sources', ['Walk-in', 'walk-in'], 'Each only once.'],
    ['lostReasons', [], 'Enter at least one reason.'],
    ['lostReasons', ['Price', 'PRICE '], 'Each only once.'],
    ['lostReasons', ['x'.repeat(61)], 'At most 60 characters each.'],
    ['lostReasons', Array.from({ length: 41 }, (_, at) => `Reason ${at}`), 'At most 40.'],
    ['leadLabels', ['Student', 'student'], 'Each only once.'],
    ['leadLabels', ['x'.repeat(31)], 'At most 30 characters each.'],
    ['leadLabels', ['Student, mornings'], 'Leave out commas and semicolons.'],
    ['chequeBounceCharge', -5, 'Enter 0 or more.'],
    ['weekStart', 8, 'Enter 1 to 7.'],
    ['signature', `ice/site-config/signature-${'a'.repeat(40)}.jpg`, 'Choose a picture of the signature.'],
    ['signature', 'https://files.test/signature.png', 'Choose a picture of the signature.'],
    ['taxRates', [{ from: '2026-01-01', rate: 6.8751 }], 'At most three decimals.'],
    ['holidays', { soon: 'Diwali' }, 'Enter the day of the holiday.'],
    ['holidays', { '2026-11-08': ' ' }, 'Enter what is celebrated.'],
    ['holidays', [], 'Holidays are set day by day. Reload the page and try again.'],
  ])('%s %j is refused in words, with its name', (field, value, reason) => {
    expect(settingProblem({ [field]: value })).toEqual({ field, reason })
  })

  test.each([
    ['utcOffsetMinutes', -39_990],
    ['utcOffsetMinutes', null],
    ['hasKioskPin', false],
    ['kioskPin', 'any'],
  ])('is no %s, which the server keeps: %j', (field, value) => {
    expect(settingProblem({ graceDays: 5, [field]: value })).toMatchObject({ field })
    expect(settingProblem({ graceDays: 5, timezone: 'Asia/Dubai' })).toBeNull()
  })

  it('is a tax rate as a state of the United States has it (PRODUCT 2.R)', () => {
    expect(settingProblem({ taxRates: [{ from: '2026-01-01', rate: 6.875 }] })).toBeNull()
  })

  it('is a holiday by its date, and null takes one day away', () => {
    expect(settingProblem({ holidays: { '2026-11-08': 'Diwali', '2026-12-25': null } })).toBeNull()
  })

  it('is taken where settingsOf would keep it: what every centre begins with is no problem', () => {
    // Read as a list, and set by date.
    const usual = { ...settingsOf({}, 'GYM'), holidays: {} }
    const named = Object.keys(settingFields).map((name) => [name, usual[name as keyof typeof usual]])
    expect(settingProblem(Object.fromEntries(named) as Record<string, unknown>)).toBeNull()
  })
})
