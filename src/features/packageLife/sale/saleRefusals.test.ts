import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { refusePrice } from './saleRefusals'

describe('the price of a sale', () => {
  const settings = settingsWith()
  const say = (basePrice: number, discountReason = '') =>
    refusePrice({ basePrice, discountReason }, templateWith(), settings)

  it('is explained where it is not the list’s (PRODUCT 4.4)', () => {
    expect(say(900)).toMatchObject({
      field: 'discountReason',
      reason: 'Monthly costs ₹1,000.00. Enter a reason for the price change.',
    })
    expect(say(900, 'Student')).toBeNull()
    expect(say(1000)).toBeNull()
  })

  it('is a slip above the greatest amount of the centre, said at the price itself', () => {
    expect(say(settings.greatestAmount + 1, 'Student')).toMatchObject({ field: 'basePrice' })
    expect(say(settings.greatestAmount, 'Student')).toBeNull()
  })
})
