import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { diceOf, type Dice } from './dice'
import type { Act, Paying } from './life'

const modes = [
  ['UPI', 56],
  ['Cash', 24],
  ['Card', 14],
  ['Bank Transfer', 4],
  ['Cheque', 2],
] as const

export const modeOf = (dice: Dice): string => dice.weighted<string>(modes)

/** Where money of that mode comes in (DOMAIN 5.3). */
export const sourceOfMode = (mode: string): string =>
  mode === 'Card'
    ? 'POS machine'
    : mode === 'Bank Transfer' || mode === 'Cheque'
      ? 'Bank account'
      : 'Front desk'

/** What the desk would note as the reference of that payment: UTR, cheque number, last digits of the card. */
export function referenceOf(mode: string, paymentId: string): string {
  const dice = diceOf(paymentId)
  const digits = (count: number) => Array.from({ length: count }, () => dice.between(0, 9)).join('')
  if (mode === 'UPI' || mode === 'Bank Transfer') return `6${digits(11)}`
  return mode === 'Cheque' ? digits(6) : mode === 'Card' ? digits(4) : ''
}

export const paidAtOnce = (dice: Dice): Paying => ({ now: 1, mode: modeOf(dice), dueIn: null, later: [] })

/** Nothing at the sale, everything on the day it falls due or a little later. */
const paidLater = (dice: Dice): Paying => {
  const dueIn = dice.between(3, 7)
  return { now: 0, mode: modeOf(dice), dueIn, later: [{ after: dueIn + dice.between(-2, 3), share: 1 }] }
}

const paidInParts = (dice: Dice): Paying => ({
  now: 0.5,
  mode: modeOf(dice),
  dueIn: 15,
  later: [{ after: dice.between(8, 17), share: 1 }],
})

/** What most members do: nearly all pay at once, and everybody pays in the end. */
export const usualPaying = (dice: Dice): Paying =>
  dice.weighted([
    [paidAtOnce, 76],
    [paidLater, 14],
    [paidInParts, 10],
  ])(dice)

/** Days late stay within the history: a payment of a day that is still to come has not happened. */
export function laterPayments(paying: Paying, soldOn: CivilDate, of: number, today: CivilDate): Act[] {
  return paying.later
    .map(({ after, share }): Act => ({
      kind: 'pay',
      on: addDays(soldOn, Math.max(1, after)),
      of,
      share,
      mode: paying.mode,
    }))
    .filter(({ on }) => on <= today)
}
