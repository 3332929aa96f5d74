import { z } from 'zod'
import { formatShortMoney } from '@/domain/shared/money'
import type { GymSettings } from './settings'

/** What tells a slip of the finger from an amount of this centre. Rupees. */
export type AmountRules = Pick<GymSettings, 'greatestAmount' | 'currency' | 'locale'>

/** Said where more is typed than this centre's greatest amount. */
export const tooMuchText = ({ greatestAmount, ...format }: AmountRules): string =>
  `That is more than ${formatShortMoney(greatestAmount, format)}. Check the amount.`

/** An amount of a form, from 0 up to the centre's greatest; `empty` is said where there is none. */
export const amountField = (rules: AmountRules, empty: string) =>
  z.number(empty).nonnegative('Enter 0 or more').max(rules.greatestAmount, tooMuchText(rules))
