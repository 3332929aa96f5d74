import { describe, expect, it, test } from 'vitest'
import { settingsOf } from './settings'

describe('settingsOf', () => {
  it('reads an empty preference as the usual centre in India', () => {
    expect(settingsOf({}, 'GYM')).toMatchObject({
      timezone: 'Asia/Kolkata',
      currency: 'INR',
      locale: 'en-IN',
      taxRegime: 'unregistered',
      graceDays: 3,
      expiringDays: 7,
      absentDays: 10,
      greatestAmount: 10_000_000,
      autoExitHours: 2,
      staffAutoExitHours: 12,
      minVisitMinutes: 5,
      staffGraceMinutes: 10,
      staffHalfDayPercent: 50,
      staffHalfDayHours: 4,
      staffAbsentHours: 1,
      staffOvertimeMinutes: 30,
      invoicePrefix: 'INV',
      partialPayment: 'prorata',
      backdateWithinGrace: false,
      sac: '999723',
      taxRates: null,
    })
  })

  it('takes what the centre has set', () => {
    const own = { timezone: 'Europe/Berlin', graceDays: 0, invoicePrefix: 'irn', sources: ['Friends'] }
    expect(settingsOf(own, 'SKATING')).toMatchObject({ ...own, invoicePrefix: 'IRN', sac: '9996' })
  })

  it('rounds to whole rupees where nothing is set, and to no other whole', () => {
    const rounds = (preference: Record<string, unknown>) => settingsOf(preference, 'GYM').roundToRupee
    expect([rounds({}), rounds({ currency: 'AED' })]).toEqual([true, false])
    expect([rounds({ roundToRupee: false }), rounds({ currency: 'AED', roundToRupee: true })]).toEqual([
      false,
      true,
    ])
  })

  it('collects tax only where there is a GSTIN, or where the centre says so', () => {
    expect(settingsOf({ gstin: '23AAAAA0000A1Z5' }, 'GYM').taxRegime).toBe('regular')
    expect(settingsOf({ gstin: '23AAAAA0000A1Z5', taxRegime: 'composition' }, 'GYM').taxRegime).toBe(
      'composition',
    )
  })

  test.each([
    [6, 6],
    [8, 6],
    [16, 6],
  ])(
    'reads an automatic exit of members after %i hours, which could be set once, as after %i',
    (hours, read) => {
      expect(settingsOf({ autoExitHours: hours }, 'GYM').autoExitHours).toBe(read)
    },
  )

  test.each([
    ['timezone', 'Mars/Olympus', 'Asia/Kolkata'],
    ['locale', 'not a locale', 'en-IN'],
    ['graceDays', '3', 3],
    ['graceDays', -1, 3],
    ['absentDays', 32, 10],
    ['autoExitHours', 17, 2],
    ['autoExitHours', 0, 2],
    ['invoicePrefix', 'IRON', 'INV'],
    ['paymentModes', [], settingsOf({}, 'GYM').paymentModes],
    ['taxRates', [{ from: 'soon', rate: 5 }], null],
  ] as const)('reads a senseless %s as its default', (field, value, expected) => {
    expect(settingsOf({ [field]: value }, 'GYM')[field]).toEqual(expected)
  })
})
