import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { AmountRules } from '@/domain/gyms/greatestAmount'
import type { BusinessType } from '@/domain/shared/businessType'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatShortMoney, NO_PAISE, times, toPaise } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { lacksRate, rateFor } from '@/domain/tax/rateFor'
import { collectsTax } from '@/domain/tax/regime'
import { printedSac, type DraftLine, type LineToPrice } from './invoiceLine'

export const MOST_LINES = 30

const isAmount = (rupees: number, { greatestAmount }: AmountRules) => rupees >= 0 && rupees <= greatestAmount

/** A code that no table of rates has, or a product's, says nothing about its rate, so the line names one. */
export const needsRate = (
  { kind, sac, rate }: Pick<DraftLine, 'kind' | 'sac' | 'rate'>,
  settings: GymSettings,
) =>
  lacksRate({ taxRate: rate, sac }, settings) ||
  (kind === 'product' && rate === null && collectsTax(settings.taxRegime))

function refuseLine(line: DraftLine, name: string, settings: GymSettings): Refusal | null {
  const { what, quantity, price, discount, rate } = line
  const problem = (field: keyof DraftLine, reason: string) => refused(reason, `${name}.${field}`)
  if (what.trim() === '') return problem('what', 'Say what the invoice is for.')
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 10_000)
    return problem('quantity', 'Enter a whole quantity between 1 and 10,000.')
  const list = isAmount(price, settings) ? times(toPaise(price), quantity) : NO_PAISE
  if (list === 0 || list > toPaise(settings.greatestAmount))
    return problem(
      'price',
      `Enter the price: more than 0, and no more than ${formatShortMoney(settings.greatestAmount, settings)}.`,
    )
  if (!isAmount(discount, settings) || toPaise(discount) > list)
    return problem('discount', 'The discount is at least 0 and at most the price.')
  if (rate !== null && !(rate >= 0 && rate <= 100))
    return problem('rate', 'Enter a rate between 0 and 100 %.')
  return needsRate(line, settings)
    ? problem('rate', `Enter the tax rate of ${what.trim()}: it isn't known for this code.`)
    : null
}

/** What stops typed lines from being billed, at the field of the line it is about; `list` is the form's name of them. */
export function refuseLines(
  lines: readonly DraftLine[],
  settings: GymSettings,
  list = 'lines',
): Refusal | null {
  if (lines.length > MOST_LINES) return refused(`An invoice has at most ${MOST_LINES} lines.`)
  const refusals = lines.map((line, at) => refuseLine(line, `${list}.${at}`, settings))
  return refusals.find((refusal) => refusal !== null) ?? null
}

/** What is added to a package's sale is sold at its price: discount and promo code are the package's. */
export function refuseExtras(extras: readonly DraftLine[], settings: GymSettings): Refusal | null {
  const at = extras.findIndex(({ discount }) => discount !== 0)
  return at >= 0
    ? refused('A discount is on the package. Lower the price instead.', `extras.${at}.price`)
    : refuseLines(extras, settings, 'extras')
}

/** A known code has its rate by law: only who may set a price may bill a service at another rate. */
export function refuseOwnRates(
  lines: readonly DraftLine[],
  {
    role,
    settings,
    gym,
    today,
  }: { role: Role; settings: GymSettings; gym: { type: BusinessType }; today: CivilDate },
  list = 'lines',
): Refusal | null {
  if (may(role, 'members.overridePrice')) return null
  const at = lines.findIndex(
    ({ kind, sac, rate }) =>
      kind === 'service' &&
      rate !== null &&
      !needsRate({ kind, sac: sac.trim(), rate: null }, settings) &&
      rate !== rateFor({ taxRate: null, sac: sac.trim() }, settings, gym.type, today),
  )
  return at < 0
    ? null
    : refused('Only the owner may change the tax rate of a service. Leave it blank.', `${list}.${at}.rate`)
}

/** Typed lines with the rate of that day, ready to be priced together. */
export const linesToPrice = (
  lines: readonly DraftLine[],
  settings: GymSettings,
  type: BusinessType,
  on: CivilDate,
): LineToPrice[] =>
  lines.map(({ kind, what, quantity, price, discount, sac, rate }) => ({
    kind,
    description: what.trim(),
    quantity,
    unitPrice: price,
    discount,
    sac: kind === 'product' && sac === '' ? '' : printedSac(sac.trim(), settings),
    rate: rateFor({ taxRate: rate, sac: sac.trim() }, settings, type, on),
  }))
