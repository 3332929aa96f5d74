import { useFormContext, useWatch } from 'react-hook-form'
import type { CentreSettings } from '@/domain/gyms/settings'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import { saleNeedsApproval } from '@/domain/packages/saleApproval'
import { creditFor, priceSale } from '@/domain/packages/sell'
import { endDateOf, isTerm } from '@/domain/packages/term'
import { formatCivil } from '@/domain/shared/formatDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import type { Reckoning } from '@/domain/tax/reckon'
import { useRole } from '@/session/useSession'
import styles from './packageLife.module.css'
import { receivedIn } from './paymentRows'
import { saleFields, termsOf, type SaleForm } from './saleForm'
import { Summary, type SummaryLine } from './Summary'
import type { PackageScene } from './usePackageScene'

/** The tax of a bill: inside the price, or on top of it; what rounding adds has a line of its own. Rupees. */
export function taxLines(
  { tax, rate, igst, net, amount }: Reckoning,
  { taxName, taxInclusive }: CentreSettings,
): SummaryLine[] {
  const name = igst > 0 ? `I${taxName}` : taxName
  const shown = toPaise(net) + (taxInclusive ? 0 : toPaise(tax))
  const rounding = toRupees(toPaise(amount) - shown)
  const taxed = { label: taxInclusive ? `of which ${name} ${rate} %` : `${name} ${rate} %`, rupees: tax }
  return [
    ...(rate === 0 ? [] : [taxed]),
    ...(rounding === 0 ? [] : [{ label: 'Round off', rupees: rounding }]),
  ]
}

type Props = { scene: PackageScene; isApproved: boolean }

/** What the sale comes to while it is typed: term, discount, promo, tax, total, and what stays due. */
export function SaleSummary({ scene, isApproved }: Props) {
  const { member, templates, context } = scene
  const { settings, centre, today } = context
  const role = useRole()
  const form = useWatch({ control: useFormContext<SaleForm>().control })
  const typed = saleFields.safeParse(form)
  const template = templates.find(({ id }) => id === form.templateId)
  const { startDate, basePrice } = form
  if (!template || !isTerm(template) || !startDate || basePrice === null || basePrice === undefined)
    return <Summary title="Choose a package to see what it comes to" lines={[]} />
  if (!typed.success) return <Summary title="Complete the form to see what it comes to" lines={[]} />

  const terms = termsOf(typed.data, today)
  const reckoning = priceSale(template, terms, settings, centre.type, today, centre.state)
  const { creditApplied, due } = creditFor(member, reckoning.amount)
  const received = receivedIn(typed.data.payments)
  const left = toRupees(Math.max(0, toPaise(due) - toPaise(received)))
  const isAsking = !isApproved && saleNeedsApproval(terms, role, settings)
  return (
    <Summary
      isWide
      title={`${formatCivil(terms.startDate)} to ${formatCivil(endDateOf(terms.startDate, template))}`}
      lines={[
        { label: 'Price', rupees: terms.basePrice },
        ...(terms.joiningFee > 0 ? [{ label: 'Joining fee', rupees: terms.joiningFee }] : []),
        ...(terms.discount > 0 ? [{ label: 'Discount', rupees: -terms.discount }] : []),
        ...(reckoning.promoValue > 0
          ? [{ label: `Code ${terms.promoCode.trim().toUpperCase()}`, rupees: -reckoning.promoValue }]
          : []),
        ...taxLines(reckoning, settings),
        { label: 'Total', rupees: reckoning.amount, isStrong: true },
        ...(creditApplied > 0 ? [{ label: 'From credit', rupees: -creditApplied }] : []),
        ...(received > 0 ? [{ label: 'Received now', rupees: -received }] : []),
        { label: 'Stays due', rupees: left, isStrong: true, isDue: left > 0 },
      ]}
      payInFull={isAsking ? undefined : { due }}
    >
      {isAsking && (
        <p className={styles.asks}>
          {discountLimitOf(role, settings) === 0
            ? 'A discount needs the owner’s approval.'
            : `The discount is more than the ${discountLimitOf(role, settings)} % you may give.`}{' '}
          The owner decides on the Invoices screen. Nothing is sold and no money is taken until then.
        </p>
      )}
    </Summary>
  )
}
