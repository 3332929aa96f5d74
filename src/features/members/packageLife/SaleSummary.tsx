import { useFormContext, useWatch } from 'react-hook-form'
import type { CentreSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { creditFor, priceSale, type ActContext } from '@/domain/packages/sell'
import { endDateOf, isTerm } from '@/domain/packages/term'
import { formatCivil } from '@/domain/shared/formatDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import type { Reckoning } from '@/domain/tax/reckon'
import { saleFormSchema, termsOf, type SaleForm } from './saleForm'
import { Summary, type SummaryLine } from './Summary'

type Props = { member: Member; templates: readonly PackageTemplate[]; context: ActContext }

/** The tax of a bill in one line: inside the price, or on top of it with what rounding adds. Rupees. */
export function taxLines(
  { tax, rate, roundOff }: Reckoning,
  { taxName, taxInclusive }: CentreSettings,
): SummaryLine[] {
  if (rate === 0) return []
  if (taxInclusive) return [{ label: `of which ${taxName} ${rate} %`, rupees: tax }]
  const added = { label: `${taxName} ${rate} %`, rupees: tax }
  return roundOff === 0 ? [added] : [added, { label: 'Round off', rupees: roundOff }]
}

/** What the sale comes to while it is typed: term, tax, total, and what stays due. */
export function SaleSummary({ member, templates, context }: Props) {
  const form = useWatch({ control: useFormContext<SaleForm>().control })
  const typed = saleFormSchema.safeParse(form)
  const template = templates.find(({ id }) => id === form.templateId)
  const { startDate, basePrice } = form
  if (!template || !isTerm(template) || !startDate || basePrice === null || basePrice === undefined)
    return <Summary title="Choose a package to see what it comes to" lines={[]} />
  if (!typed.success) return <Summary title="Complete the form to see what it comes to" lines={[]} />

  const terms = termsOf(typed.data, context.today)
  const reckoning = priceSale(template, terms, context.settings, context.centre.type, context.today)
  const { creditApplied, due } = creditFor(member, reckoning.amount)
  const left = toRupees(Math.max(0, toPaise(due) - toPaise(terms.payment?.amount ?? 0)))
  return (
    <Summary
      title={`${formatCivil(terms.startDate)} to ${formatCivil(endDateOf(terms.startDate, template))}`}
      lines={[
        { label: 'Price', rupees: terms.basePrice },
        ...(terms.joiningFee > 0 ? [{ label: 'Joining fee', rupees: terms.joiningFee }] : []),
        ...(terms.discount > 0 ? [{ label: 'Discount', rupees: -terms.discount }] : []),
        ...taxLines(reckoning, context.settings),
        { label: 'Total', rupees: reckoning.amount, isStrong: true },
        ...(creditApplied > 0 ? [{ label: 'From credit', rupees: -creditApplied }] : []),
        ...(terms.payment ? [{ label: 'Received now', rupees: -terms.payment.amount }] : []),
        { label: 'Stays due', rupees: left, isStrong: true, isDue: left > 0 },
      ]}
      payInFull={{ due }}
    />
  )
}
