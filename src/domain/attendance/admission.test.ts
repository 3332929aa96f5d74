import { describe, expect, it } from 'vitest'
import { entryWith, memberWith } from '@/domain/members/fixtures'
import { listLineOf } from '@/domain/members/listLine'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { admissionOf } from './admission'

const today = civil('2026-11-20')
const decide = (fields: object, settings = settingsWith()) => admissionOf(entryWith(fields), today, settings)

describe('who is let in (DOMAIN 6.1)', () => {
  it.each([
    ['a running package', {}, 'allow', []],
    ['the last day', { e: '2026-11-20' }, 'warn', ['Today is the last day of the package.']],
    ['seven days left', { e: '2026-11-26' }, 'warn', ['7 days left, until 26 Nov, 2026.']],
    ['eight days left', { e: '2026-11-27' }, 'allow', []],
    [
      'the last day of grace',
      { e: '2026-11-17' },
      'warn',
      ['The package ended 3 days ago; let in until 20 Nov, 2026.'],
    ],
    ['the day after grace', { e: '2026-11-16' }, 'stop', ['The package ended 4 days ago, on 16 Nov, 2026.']],
    ['dues', { d: 500 }, 'warn', ['₹500.00 is due.']],
    ['frozen today', { f: '2026-11-18', t: '2026-11-20' }, 'stop', ['Frozen until 20 Nov, 2026.']],
    ['frozen until yesterday', { f: '2026-11-18', t: '2026-11-19' }, 'allow', []],
    ['starts tomorrow', { s: '2026-11-21' }, 'stop', ['The package starts tomorrow, on 21 Nov, 2026.']],
    [
      'nothing bought yet',
      { s: '0001-01-01', e: '9999-12-31' },
      'stop',
      ['Asha Rao has not bought a package yet.'],
    ],
    ['blocked', { b: true }, 'stop', ['Asha Rao is blocked. The owner can unblock them.']],
    ['deactivated', { a: false }, 'stop', ['Asha Rao has left. Restore the member first.']],
  ])('%s', (_, fields, verdict, reasons) => {
    expect(decide(fields)).toMatchObject({ verdict, reasons })
  })

  it('asks for the consent of a guardian under 18, and lets in all the same (PRODUCT screen 7, DOMAIN 8)', () => {
    const guardian = { name: 'Meera Rao', phone: '9876500000', relation: 'Mother', consentOn: null }
    const of = (fields: Parameters<typeof memberWith>[0]) => decide({ w: listLineOf(memberWith(fields)) })
    const reasons = ['Under 18, and the guardian’s consent is missing. Ask for it.']
    const missing = { verdict: 'warn', lacksConsent: true, reasons, fix: null }
    const dob = civil('2010-01-01')
    expect(of({ dob })).toMatchObject(missing)
    expect(of({ dob, guardian })).toMatchObject(missing)
    const none = { verdict: 'allow', lacksConsent: false, reasons: [] }
    expect(of({ dob, guardian: { ...guardian, consentOn: today } })).toMatchObject(none)
    expect(of({ dob: civil('2008-11-20') })).toMatchObject(none)
    expect([of({}), decide({})]).toMatchObject([none, none])
  })

  it('names the way out', () => {
    expect(decide({ e: '2026-10-01' }).fix).toBe('renew')
    expect(decide({ e: '9999-12-31', s: '0001-01-01' }).fix).toBe('sell')
    expect(decide({ f: '2026-11-18', t: '2026-11-25' }).fix).toBe('endFreeze')
    expect(decide({ b: true }).fix).toBe('unblock')
    expect(decide({}).fix).toBeNull()
  })
})

it('the desk goes by the days of the centre (issue 10.8)', () => {
  const own = settingsWith({ graceDays: 5, expiringDays: 10 })
  expect(decide({ e: '2026-11-29' }, own).reasons).toEqual(['10 days left, until 29 Nov, 2026.'])
  expect(decide({ e: '2026-11-15' }, own)).toMatchObject({
    verdict: 'warn',
    reasons: ['The package ended 5 days ago; let in until 20 Nov, 2026.'],
  })
  expect(decide({ e: '2026-11-14' }, own).verdict).toBe('stop')
})
