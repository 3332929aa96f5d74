import { durationTextOf } from '@/domain/packages/durationText'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { listedPrice, perDayOf } from '@/domain/packageLife/listedPrice'
import { formatMoney } from '@/domain/shared/money'
import { Money } from '@/components/money/Money'
import { NameCell } from '@/components/records/NameCell'
import type { Column } from '@/lists/column'
import { moneyCell, numberCell, textCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import { BuyersCell } from './BuyersCell'
import { oldRateText, type RateGround } from './oldRate'

/** What a member pays for the package alone today, tax included. Rupees. */
export const payableFor = (template: PackageTemplate, { settings, type, today }: RateGround): number =>
  listedPrice(template, settings, type, today).amount

export function freezeText({ freeze }: PackageTemplate): string {
  if (!freeze.allowed) return 'No'
  const parts = [
    freeze.maxTimes !== null && `${freeze.maxTimes} ×`,
    freeze.maxDays !== null && `${freeze.maxDays} days`,
  ].filter(Boolean)
  return parts.join(' ') || 'Yes'
}

/** `holders`: how many members hold each package, by its template; null until they are known. */
export const templateColumns = (
  ground: RateGround,
  holders: ReadonlyMap<string, number> | null,
): Column<PackageTemplate>[] => [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    width: 150,
    cell: ({ name, description }) => <NameCell name={name} more={description} />,
    exported: ({ name }) => textCell(name),
  },
  {
    id: 'category',
    header: 'Category',
    width: 112,
    cell: ({ category }) => category,
    exported: ({ category }) => textCell(category),
  },
  {
    id: 'duration',
    header: 'Duration',
    sort: 'duration',
    width: 88,
    cell: (template) => durationTextOf(template),
    exported: (template) => textCell(durationTextOf(template)),
  },
  {
    id: 'price',
    header: 'Price',
    sort: 'price',
    align: 'end',
    width: 102,
    cell: ({ price }) => <Money rupees={price} />,
    exported: ({ price }) => moneyCell(price),
  },
  {
    id: 'payable',
    header: 'Incl. tax',
    align: 'end',
    width: 102,
    cell: (template) => <Money rupees={payableFor(template, ground)} />,
    exported: (template) => moneyCell(payableFor(template, ground)),
  },
  {
    id: 'perDay',
    header: 'A day',
    align: 'end',
    width: 82,
    onPhone: 'hidden',
    cell: (template) => formatMoney(perDayOf(template, ground.today), ground.settings),
    exported: (template) => moneyCell(perDayOf(template, ground.today)),
  },
  {
    id: 'type',
    header: 'Type',
    width: 114,
    cell: ({ type }) => type,
    exported: ({ type }) => textCell(type),
  },
  {
    id: 'freeze',
    header: 'Freeze',
    width: 106,
    onPhone: 'hidden',
    cell: freezeText,
    exported: (template) => textCell(freezeText(template)),
  },
  {
    id: 'buyers',
    header: 'Members',
    align: 'end',
    width: 75,
    cell: ({ id }) => <BuyersCell templateId={id} holders={holders} />,
    exported: ({ id }) => numberCell(holders === null ? null : (holders.get(id) ?? 0)),
  },
  {
    id: 'joiningFee',
    header: 'Joining fee',
    align: 'end',
    isOptional: true,
    cell: ({ joiningFee }) => <Money rupees={joiningFee} />,
    exported: ({ joiningFee }) => moneyCell(joiningFee),
  },
  {
    id: 'state',
    header: 'State',
    width: 130,
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
    exported: ({ isActive, deleted }) => textCell(isActive && !deleted ? 'On sale' : 'Archived'),
  },
]
