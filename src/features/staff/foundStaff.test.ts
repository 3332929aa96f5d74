import { describe, expect, it } from 'vitest'
import { isFound } from './foundStaff'

const pooja = { name: 'Pooja Malviya', phone: '+91 98765 43210', empId: 'IHF-01' }

describe('the search among employees', () => {
  it.each(['poo', 'Malv', 'pooja mal', '3210', '98765 4', '+91 98765', 'ihf-0', '  '])(
    'finds her by "%s"',
    (typed) => expect(isFound(pooja, typed)).toBe(true),
  )

  it.each(['ooja', 'viya', '321', '99999', '01'])('does not find her by "%s"', (typed) =>
    expect(isFound(pooja, typed)).toBe(false),
  )
})
