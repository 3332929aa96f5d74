import { describe, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { promoCodeSchema, type PromoCode } from './promoCode'
import { wouldApply, type PromoTrial } from './wouldApply'

const today = civil('2026-11-20')
const codeWith = (fields: Partial<PromoCode> = {}) =>
  promoCodeSchema.parse({ id: 'p1', gymId: 'g1', name: 'DIWALI', percentOff: 10, ...fields })
const ended = codeWith({ id: 'd', name: 'MONSOON', isActive: false })

describe('would it apply', () => {
  const template = templateWith({ name: 'Quarterly', price: 3000, joiningFee: 500 })
  const trial = (fields: Partial<PromoTrial> = {}) =>
    wouldApply({
      codes: [codeWith(), ended],
      typed: 'diwali',
      member: memberWith({ lastPackage: packageWith() }),
      template,
      usedByMember: 0,
      settings: settingsWith(),
      today,
      ...fields,
    })

  it('says what it takes off the list price, the joining fee with it at a first sale', () => {
    expect(trial()).toEqual({
      applies: true,
      text: 'DIWALI takes ₹300.00 off ₹3,000.00. ₹2,700.00 stays.',
    })
    expect(trial({ member: memberWith() }).text).toBe('DIWALI takes ₹350.00 off ₹3,500.00. ₹3,150.00 stays.')
  })

  it('or why not, by the check that the sale makes', () => {
    expect(trial({ typed: 'monsoon' })).toEqual({ applies: false, text: 'MONSOON was ended.' })
    expect(trial({ typed: 'HOLI' }).text).toBe('There is no code HOLI. Check how it is written.')
  })

  it('holds the member’s uses against what it is good for, as the sale counts them', () => {
    const codes = [codeWith({ perMember: 1 })]
    expect(trial({ codes })).toMatchObject({ applies: true })
    expect(trial({ codes, usedByMember: 1 })).toEqual({
      applies: false,
      text: 'Asha Rao has used DIWALI already: it is good once for each member.',
    })
  })
})
