import { expect, test } from 'vitest'
import { toolPlaceOf } from './toolPlaces'

test.each([
  ['01', '01-Jammu & Kashmir'],
  ['05', '05-Uttarakhand'],
  ['26', '26-Dadra & Nagar Haveli & Daman & Diu'],
  ['25', '26-Dadra & Nagar Haveli & Daman & Diu'],
  ['28', '37-Andhra Pradesh'],
  ['35', '35-Andaman & Nicobar Islands'],
  ['97', '97-Other Territory'],
  ['99', ''],
  ['', ''],
])('the place of code “%s” is “%s”, to the letter as the official tool lists it', (code, listed) => {
  expect(toolPlaceOf(code)).toBe(listed)
})
