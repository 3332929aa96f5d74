import { toPaise } from '@/domain/shared/money'

const ones = [
  ...[
    'Zero',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const groups = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** Indian grouping; above 99 crore the crores are counted in the same words. Whole numbers from 0 up. */
export function numberInWords(whole: number): string {
  const group = groups.find(([size]) => whole >= size)
  if (group) {
    const [size, name] = group
    const rest = whole % size
    const head = `${numberInWords(Math.floor(whole / size))} ${name}`
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`
  }
  const word = ones[whole]
  if (word) return word
  const ten = tens[Math.floor(whole / 10)] ?? ''
  return whole % 10 === 0 ? ten : `${ten} ${ones[whole % 10] ?? ''}`
}

/** `Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only` (DOMAIN 2.3). */
export function amountInWords(rupees: number): string {
  const paise = toPaise(rupees)
  const [whole, part] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  const words = `${paise < 0 ? 'Minus ' : ''}Rupees ${numberInWords(whole)}`
  return part === 0 ? `${words} Only` : `${words} and ${numberInWords(part)} Paise Only`
}
