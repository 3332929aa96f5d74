import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import type { Member } from '@/domain/members/member'
import { isFreeAgain } from '@/domain/packageLife/given'
import { creditFor, priceSale } from '@/domain/packageLife/sell'
import type { SaleTerms } from '@/domain/packageLife/saleTerms'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { endDateOf, isTerm } from '@/domain/packages/term'
import { formatCivil } from '@/domain/shared/formatDate'
import { minus, notBelowZero, sum, times, toPaise, toRupees } from '@/domain/shared/money'
import { useRole } from '@/session/useSession'
import styles from './SaleSummary.module.css'
import { receivedIn } from './paymentRows'
import { saleFields, termsOf, type SaleForm } from './saleForm'
import { SaleParticulars } from './SaleParticulars'
import { asksOwner } from './saleRefusals'
import { Summary, type SummaryLine } from '../Summary'
import type { PackageScene } from '../usePackageScene'
import { taxLines } from '@/components/invoices/lines/taxLines'

/** What else is sold on the same bill, in one line. */
function extrasLine({ extras = [] }: Pick<SaleTerms, 'extras'>): SummaryLine[] {
  const [first, ...others] = extras
  const rupees = toRupees(sum(extras.map(({ price, quantity }) => times(toPaise(price), quantity))))
  return first && rupees > 0
    ? [{ label: others.length > 0 ? `${extras.length} other items` : first.what, rupees }]
    : []
}

/** Why the owner is asked. `limit`: percent that the role may give. */
const asksWhy = (member: Member, template: PackageTemplate, limit: number): string => {
  if (isFreeAgain(member, template))
    return `${template.name} costs nothing, and ${member.name} had a package before.`
  return limit === 0
    ? 'What is given away needs the owner’s approval.'
    : `This gives away more than the ${limit} % you may give.`
}

/** What the sale comes to while it is typed: term, discount, promo, tax, total, and the balance due. */
export function SaleSummary({ scene }: { scene: PackageScene }) {
  const { member, templates, context } = scene
  const { settings, gym, today } = context
  const role = useRole()
  const form = useWatch({ control: useFormContext<SaleForm>().control })
  const fields = useMemo(() => saleFields(settings), [settings])
  const typed = fields.safeParse(form)
  const template = templates.find(({ id }) => id === form.templateId)
  const { startDate, basePrice } = form
  if (!template || !isTerm(template) || !startDate || basePrice === null || basePrice === undefined)
    return <Summary title="Choose a package to see the total" lines={[]} />
  if (!typed.success) return <Summary title="Complete the form to see the total" lines={[]} />

  const terms = termsOf(typed.data, today)
  const reckoning = priceSale(template, terms, settings, gym.type, today, gym.state)
  const { creditApplied, due } = creditFor(member, reckoning.amount)
  const received = receivedIn(typed.data.payments)
  const left = toRupees(notBelowZero(minus(toPaise(due), toPaise(received))))
  const isAsking = asksOwner(terms, template, scene, role)
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
        ...extrasLine(terms),
        ...taxLines(reckoning, settings),
        { label: 'Total', rupees: reckoning.amount, isStrong: true },
        ...(creditApplied > 0 ? [{ label: 'From credit', rupees: -creditApplied }] : []),
        ...(received > 0 ? [{ label: 'Received now', rupees: -received }] : []),
        { label: 'Balance due', rupees: left, isStrong: true, isDue: left > 0 },
      ]}
      payInFull={isAsking ? undefined : { due }}
    >
      <SaleParticulars scene={scene} priced={reckoning} terms={terms} />
      {isAsking && (
        <p className={styles.asks}>
          {asksWhy(member, template, discountLimitOf(role, settings))} The owner decides on the Invoices
          screen. Nothing is sold and no money is taken until then.
        </p>
      )}
    </Summary>
  )
}
