import { durationTextOf } from '@/domain/packages/durationText'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { priceSale } from '@/domain/packages/sell'
import { cycleDays, isTerm } from '@/domain/packages/term'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { Money } from '@/parts/Money'
import type { Column } from '@/ui/list/column'
import { StateChip } from '@/ui/StateChip'
import { BuyersCell } from './BuyersCell'
import styles from './memberPackages.module.css'
import { oldRateText, type RateGround } from './oldRate'

/** What a member pays for the package alone today, tax included. Rupees. */
export function payableFor(template: PackageTemplate, { settings, type, today }: RateGround): number {
  const terms = {
    startDate: today,
    basePrice: template.price,
    joiningFee: 0,
    discount: 0,
    discountReason: '',
    promoCode: '',
    percentOff: 0,
    comments: '',
    dueOn: null,
    payment: null,
  }
  return priceSale(template, terms, settings, type, today).amount
}

/** Rupees a day over the first term, whole paise; null where the duration is no term. */
export const perDayOf = (template: PackageTemplate, today: CivilDate): number | null =>
  isTerm(template) ? toRupees(Math.round(toPaise(template.price) / cycleDays(today, template))) : null

export function freezeText({ freeze }: PackageTemplate): string {
  if (!freeze.allowed) return 'No'
  const parts = [
    freeze.maxTimes !== null && `${freeze.maxTimes} ×`,
    freeze.maxDays !== null && `${freeze.maxDays} days`,
  ].filter(Boolean)
  return parts.join(' ') || 'Yes'
}

export const templateColumns = (ground: RateGround): Column<PackageTemplate>[] => [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    width: 200,
    cell: (template) => (
      <span className={styles.name}>
        <b>{template.name}</b>
        {template.description && <span className={styles.description}>{template.description}</span>}
      </span>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    width: 120,
    cell: ({ category }) => category,
  },
  {
    id: 'duration',
    header: 'Duration',
    sort: 'duration',
    width: 90,
    cell: (template) => durationTextOf(template),
  },
  {
    id: 'price',
    header: 'Price',
    sort: 'price',
    align: 'end',
    width: 105,
    cell: ({ price }) => <Money rupees={price} />,
  },
  {
    id: 'payable',
    header: 'Incl. tax',
    align: 'end',
    width: 105,
    cell: (template) => <Money rupees={payableFor(template, ground)} />,
  },
  {
    id: 'perDay',
    header: 'A day',
    align: 'end',
    width: 85,
    onPhone: 'hidden',
    cell: (template) => formatMoney(perDayOf(template, ground.today), ground.settings),
  },
  { id: 'type', header: 'Type', width: 110, cell: ({ type }) => type },
  { id: 'freeze', header: 'Freeze', width: 130, onPhone: 'hidden', cell: freezeText },
  {
    id: 'buyers',
    header: 'Members',
    align: 'end',
    width: 85,
    cell: ({ id }) => <BuyersCell templateId={id} />,
  },
  {
    id: 'joiningFee',
    header: 'Joining fee',
    align: 'end',
    isOptional: true,
    cell: ({ joiningFee }) => <Money rupees={joiningFee} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 124,
    onPhone: 'badge',
    cell: (template) =>
      !template.isActive || template.deleted ? (
        <StateChip tone="grey">Archived</StateChip>
      ) : oldRateText(template, ground) !== null ? (
        <StateChip tone="amber" icon="pi-exclamation-triangle">
          Old tax rate
        </StateChip>
      ) : (
        <StateChip tone="green">On sale</StateChip>
      ),
  },
]
