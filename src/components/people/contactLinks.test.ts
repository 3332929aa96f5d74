import { describe, expect, it } from 'vitest'
import { callLink, whatsAppLink } from './contactLinks'

describe('contact links', () => {
  it.each([
    ['98765 43210', 'tel:+919876543210'],
    ['+91 98765 43210', 'tel:+919876543210'],
    ['098765 43210', 'tel:+919876543210'],
    ['+971 50 123 4567', 'tel:+971501234567'],
    ['+65 9123 4567', 'tel:+6591234567'],
  ])('dials %s as %s', (phone, link) => expect(callLink(phone, 'en-IN')).toBe(link))

  it('dials a number that names no country in that of the centre (PRODUCT 2.R)', () => {
    expect(callLink('415 555 0100', 'en-US')).toBe('tel:+14155550100')
    expect(whatsAppLink('4155550100', 'Hello', 'en-US')).toBe('https://wa.me/14155550100?text=Hello')
    expect(callLink('+91 98765 43210', 'en-US')).toBe('tel:+919876543210')
    expect(callLink('4155550100', 'de-DE')).toBeNull()
  })

  it('offers no call to a number that is none', () => {
    expect(callLink('', 'en-IN')).toBeNull()
    expect(callLink('12345', 'en-IN')).toBeNull()
    expect(callLink('+91 98765 432', 'en-IN')).toBeNull()
  })

  it('opens WhatsApp with the text filled in', () => {
    expect(whatsAppLink('98765 43210', 'Namaste Asha & family', 'en-IN')).toBe(
      'https://wa.me/919876543210?text=Namaste%20Asha%20%26%20family',
    )
  })
})
