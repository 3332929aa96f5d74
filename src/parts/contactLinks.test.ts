import { describe, expect, it } from 'vitest'
import { callLink, whatsAppLink } from './contactLinks'

describe('contact links', () => {
  it.each([
    ['98765 43210', 'tel:+919876543210'],
    ['+91 98765 43210', 'tel:+919876543210'],
    ['098765 43210', 'tel:+919876543210'],
    ['+971 50 123 4567', 'tel:+971501234567'],
  ])('dials %s as %s', (phone, link) => expect(callLink(phone)).toBe(link))

  it('offers no call to a number that is none', () => {
    expect(callLink('')).toBeNull()
    expect(callLink('12345')).toBeNull()
  })

  it('opens WhatsApp with the text filled in', () => {
    expect(whatsAppLink('98765 43210', 'Namaste Asha & family')).toBe(
      'https://wa.me/919876543210?text=Namaste%20Asha%20%26%20family',
    )
  })
})
