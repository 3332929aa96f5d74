import { expect, test } from 'vitest'
import { amountInWords } from './amountInWords'

test.each([
  [123456.5, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only'],
  [0, 'Rupees Zero Only'],
  [0.01, 'Rupees Zero and One Paise Only'],
  [19, 'Rupees Nineteen Only'],
  [20, 'Rupees Twenty Only'],
  [100, 'Rupees One Hundred Only'],
  [1796, 'Rupees One Thousand Seven Hundred Ninety Six Only'],
  [100000, 'Rupees One Lakh Only'],
  [10000000, 'Rupees One Crore Only'],
  [
    12345678.09,
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Nine Paise Only',
  ],
  [1000000001, 'Rupees One Hundred Crore One Only'],
  [-850.5, 'Minus Rupees Eight Hundred Fifty and Fifty Paise Only'],
])('%d rupees in words', (rupees, words) => expect(amountInWords(rupees)).toBe(words))
