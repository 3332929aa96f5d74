import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { PackageFigures } from '@/domain/gymPackages/packageFigures'
import { isOffered } from '@/domain/gymPackages/registrationPackage'
import { limitTexts } from '@/domain/gymPackages/registrationPackageForm'
import { limitedThings } from '@/domain/gyms/gymLimits'
import { durationTextOf } from '@/domain/packages/durationText'
import { civilDateIn } from '@/domain/shared/calendar'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, PLATFORM_MONEY, sum, toRupees } from '@/domain/shared/money'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, numberCell, textCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import type { GymPackageRow } from './gymPackageViews'
import styles from './gymPackages.module.css'

export const platformMoney = (rupees: number) => formatMoney(rupees, PLATFORM_MONEY)

/** How many centres have the package, or what they bring in a month; either opens the list of those centres. */
export function FigureLink({
  packageId,
  figures,
  of,
}: {
  packageId: string
  figures: PackageFigures | null
  of: 'centres' | 'monthly'
}) {
  if (figures === null) return MISSING
  const { centres, monthly } = figures
  const text =
    of === 'centres' ? centres.toLocaleString(PLATFORM_MONEY.locale) : platformMoney(toRupees(monthly))
  return centres === 0 ? (
    text
  ) : (
    <Link to={`${screens.gyms.path}?package=${encodeURIComponent(packageId)}`}>{text}</Link>
  )
}

const limitsText = ({ offered: { limits } }: GymPackageRow) => {
  const texts = limitTexts(limits, PLATFORM_MONEY.locale).filter(
    (_, at) => limits[limitedThings[at] ?? 'members'] !== null,
  )
  return texts.length === 0 ? 'No limits' : texts.join(', ')
}

/** PRODUCT 4, screen 3. */
export const gymPackageColumns: Column<GymPackageRow>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    width: 140,
    cell: ({ offered }) => (
      <span className={styles.name}>
        <b>{offered.name}</b>
        {offered.description && <span className={styles.quiet}>{offered.description}</span>}
      </span>
    ),
    exported: ({ offered }) => textCell(offered.name),
  },
  {
    id: 'place',
    header: 'Place',
    sort: 'order',
    align: 'end',
    width: 62,
    cell: ({ place }) => place ?? MISSING,
    exported: ({ place }) => numberCell(place),
  },
  {
    id: 'price',
    header: 'Price',
    sort: 'price',
    align: 'end',
    width: 108,
    cell: ({ offered }) => platformMoney(offered.price),
    exported: ({ offered }) => moneyCell(offered.price),
  },
  {
    id: 'duration',
    header: 'Duration',
    sort: 'duration',
    width: 88,
    cell: ({ offered }) => durationTextOf(offered),
    exported: ({ offered }) => textCell(durationTextOf(offered)),
  },
  {
    id: 'type',
    header: 'Type',
    width: 100,
    cell: ({ offered }) => offered.type,
    exported: ({ offered }) => textCell(offered.type),
  },
  {
    id: 'limits',
    header: 'Limits',
    width: 176,
    cell: (row) => <span className={styles.wrapped}>{limitsText(row)}</span>,
    exported: (row) => textCell(limitsText(row)),
  },
  {
    id: 'trialDays',
    header: 'Trial',
    align: 'end',
    width: 80,
    cell: ({ offered: { trialDays } }) => (trialDays === 0 ? MISSING : `${trialDays} days`),
    exported: ({ offered }) => numberCell(offered.trialDays),
  },
  {
    id: 'features',
    header: 'Features',
    width: 160,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ offered: { features } }) => (
      <span className={styles.wrapped}>{features.length === 0 ? MISSING : features.join(', ')}</span>
    ),
    exported: ({ offered }) => textCell(offered.features.join(', ')),
  },
  {
    id: 'centres',
    header: 'Centres',
    sort: 'centres',
    align: 'end',
    width: 74,
    cell: ({ offered, figures }) => <FigureLink packageId={offered.id} figures={figures} of="centres" />,
    exported: ({ figures }) => numberCell(figures?.centres),
    sum: (rows) =>
      rows
        .reduce((all, { figures }) => all + (figures?.centres ?? 0), 0)
        .toLocaleString(PLATFORM_MONEY.locale),
  },
  {
    id: 'revenue',
    header: 'MRR',
    sort: 'revenue',
    align: 'end',
    width: 108,
    cell: ({ offered, figures }) => <FigureLink packageId={offered.id} figures={figures} of="monthly" />,
    exported: ({ figures }) => moneyCell(figures === null ? null : toRupees(figures.monthly)),
    sum: (rows) =>
      platformMoney(
        toRupees(sum(rows.flatMap(({ figures }) => (figures === null ? [] : [figures.monthly])))),
      ),
  },
  {
    id: 'state',
    header: 'Active',
    width: 100,
    onPhone: 'badge',
    cell: ({ offered }) =>
      isOffered(offered) ? (
        <StateChip tone="green">On offer</StateChip>
      ) : (
        <StateChip tone="grey">Retired</StateChip>
      ),
    exported: ({ offered }) => textCell(isOffered(offered) ? 'On offer' : 'Retired'),
  },
  {
    id: 'updated',
    header: 'Updated',
    sort: 'updated',
    width: 112,
    isOptional: true,
    cell: ({ offered: { updatedAt } }) =>
      formatCivil(updatedAt === null ? null : civilDateIn(updatedAt, DEFAULT_TIMEZONE)),
    exported: ({ offered: { updatedAt } }) =>
      dateCell(updatedAt === null ? null : civilDateIn(updatedAt, DEFAULT_TIMEZONE)),
  },
  {
    id: 'gst',
    header: 'GST',
    align: 'end',
    width: 65,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ offered }) => `${offered.gst} %`,
    exported: ({ offered }) => numberCell(offered.gst),
  },
  {
    id: 'category',
    header: 'Category',
    width: 110,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ offered }) => offered.category,
    exported: ({ offered }) => textCell(offered.category),
  },
]
