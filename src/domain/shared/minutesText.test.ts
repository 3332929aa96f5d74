import { expect, test } from 'vitest'
import { minutesText } from './minutesText'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [65, '1 h 05 min'],
  [545, '9 h 05 min'],
  [59.6, '1 h'],
  [-3, '0 min'],
])('%d minutes are said as %s', (minutes, text) => expect(minutesText(minutes)).toBe(text))
