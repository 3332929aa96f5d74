import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { PackageFigures } from '@/domain/gymPackages/packageFigures'
import { isOffered, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { limitTexts } from '@/domain/gymPackages/registrationPackageForm'
import { limitedThings } from '@/domain/gyms/gymLimits'
import { durationTextOf } from '@/domain/packages/durationText'
import { civilDateIn } from '@/domain/shared/calendar'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, NO_PAISE, PLATFORM_MONEY, sum, toRupees } from '@/domain/shared/money'
import { NameCell } from '@/components/records/NameCell'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, numberCell, textCell, type ExportCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import type { GymPackageRow } from './gymPackageRows'
import styles from './gymPackages.module.css'

export const platformMoney = (rupees: number) => formatMoney(rupees, PLATFORM_MONEY)

/** The list of the centres that have it. */
export const gymsOf = (packageId: string) => `${screens.gyms.path}?package=${encodeURIComponent(packageId)}`

/** How many centres have the package, or what they bring in a month; each opens the list of those that it adds up. */
export function FigureLink({
  packageId,
  figures,
  of,
}: {
  packageId: string
  figures: PackageFigures | null
  of: 'gyms' | 'monthly'
}) {
  if (figures === null) return MISSING
  const { gyms, monthly } = figures
  const list = gymsOf(packageId)
  const [text, to, isNone] =
    of === 'gyms'
      ? [gyms.toLocaleString(PLATFORM_MONEY.locale), list, gyms === 0]
      : [platformMoney(toRupees(monthly)), `${list}&kind=paying`, monthly === NO_PAISE]
  return isNone ? text : <Link to={to}>{text}</Link>
}

/** Of a package of the platform's; what else centres have, nothing more is known of. */
const known =
  (cell: (offered: RegistrationPackage) => ReactNode) =>
  ({ offered }: GymPackageRow) =>
    offered === null ? MISSING : cell(offered)
const knownCell =
  (cell: (offered: RegistrationPackage) => ExportCell) =>
  ({ offered }: GymPackageRow) =>
    offered === null ? textCell('') : cell(offered)

const stateText = ({ offered }: GymPackageRow) =>
  offered === null ? 'Not on offer' : isOffered(offered) ? 'On offer' : 'Retired'

const limitsText = ({ limits }: RegistrationPackage) => {
  const texts = limitTexts(limits, PLATFORM_MONEY.locale).filter(
    (_, at) => limits[limitedThings[at] ?? 'members'] !== null,
  )
  return texts.length === 0 ? 'No limits' : texts.join(', ')
}

const updatedOn = ({ updatedAt }: RegistrationPackage) =>
  updatedAt === null ? null : civilDateIn(updatedAt, DEFAULT_TIMEZONE)

export const OfferChip = ({ row }: { row: GymPackageRow }) => {
  const text = stateText(row)
  return <StateChip tone={text === 'On offer' ? 'green' : 'grey'}>{text}</StateChip>
}

/** PRODUCT 4, screen 3. */
export const gymPackageColumns: Column<GymPackageRow>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    width: 150,
    cell: ({ name, offered }) => (
      <NameCell name={name} more={offered === null ? 'Typed at registration' : offered.description} />
    ),
    exported: ({ name }) => textCell(name),
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
    cell: known(({ price }) => platformMoney(price)),
    exported: knownCell(({ price }) => moneyCell(price)),
  },
  {
    id: 'duration',
    header: 'Duration',
    sort: 'duration',
    width: 88,
    cell: known((offered) => durationTextOf(offered)),
    exported: knownCell((offered) => textCell(durationTextOf(offered))),
  },
  {
    id: 'type',
    header: 'Type',
    width: 100,
    cell: known(({ type }) => type),
    exported: knownCell(({ type }) => textCell(type)),
  },
  {
    id: 'limits',
    header: 'Limits',
    width: 176,
    cell: known((offered) => <span className={styles.wrapped}>{limitsText(offered)}</span>),
    exported: knownCell((offered) => textCell(limitsText(offered))),
  },
  {
    id: 'trialDays',
    header: 'Trial',
    align: 'end',
    width: 80,
    cell: known(({ trialDays }) => (trialDays === 0 ? MISSING : `${trialDays} days`)),
    exported: knownCell(({ trialDays }) => numberCell(trialDays)),
  },
  {
    id: 'features',
    header: 'Features',
    width: 160,
    isOptional: true,
    onPhone: 'hidden',
    cell: known(({ features }) => (
      <span className={styles.wrapped}>{features.length === 0 ? MISSING : features.join(', ')}</span>
    )),
    exported: knownCell(({ features }) => textCell(features.join(', '))),
  },
  {
    id: 'gyms',
    header: 'Centres',
    sort: 'gyms',
    align: 'end',
    width: 74,
    cell: ({ id, figures }) => <FigureLink packageId={id} figures={figures} of="gyms" />,
    exported: ({ figures }) => numberCell(figures?.gyms),
    sum: (rows) =>
      rows.reduce((all, { figures }) => all + (figures?.gyms ?? 0), 0).toLocaleString(PLATFORM_MONEY.locale),
  },
  {
    id: 'revenue',
    header: 'MRR',
    sort: 'revenue',
    align: 'end',
    width: 108,
    cell: ({ id, figures }) => <FigureLink packageId={id} figures={figures} of="monthly" />,
    exported: ({ figures }) => moneyCell(figures === null ? null : toRupees(figures.monthly)),
    sum: (rows) =>
      platformMoney(
        toRupees(sum(rows.flatMap(({ figures }) => (figures === null ? [] : [figures.monthly])))),
      ),
  },
  {
    id: 'state',
    header: 'Active',
    width: 118,
    onPhone: 'badge',
    cell: (row) => <OfferChip row={row} />,
    exported: (row) => textCell(stateText(row)),
  },
  {
    id: 'updated',
    header: 'Updated',
    sort: 'updated',
    width: 112,
    isOptional: true,
    cell: known((offered) => formatCivil(updatedOn(offered))),
    exported: knownCell((offered) => dateCell(updatedOn(offered))),
  },
  {
    id: 'gst',
    header: 'GST',
    align: 'end',
    width: 65,
    isOptional: true,
    onPhone: 'hidden',
    cell: known(({ gst }) => `${gst} %`),
    exported: knownCell(({ gst }) => numberCell(gst)),
  },
  {
    id: 'category',
    header: 'Category',
    width: 110,
    isOptional: true,
    onPhone: 'hidden',
    cell: known(({ category }) => category),
    exported: knownCell(({ category }) => textCell(category)),
  },
]
