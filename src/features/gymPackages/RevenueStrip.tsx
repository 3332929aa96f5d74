import { isOffered } from '@/domain/gymPackages/registrationPackage'
import { MISSING } from '@/domain/shared/constants'
import { sum, toRupees } from '@/domain/shared/money'
import { FigureStrip } from '@/components/money/FigureStrip'
import { platformMoney } from './gymPackageColumns'
import type { GymPackageRow } from './gymPackageRows'

type Props = { rows: readonly GymPackageRow[]; isKnown: boolean }

/** What all packages bring, as the dashboard says it, and in which part of the list it stands. */
export function RevenueStrip({ rows, isKnown }: Props) {
  const figure = (name: string, has: (row: GymPackageRow) => boolean) => {
    const paise = rows.filter(has).flatMap(({ figures }) => (figures === null ? [] : [figures.monthly]))
    return [name, isKnown ? platformMoney(toRupees(sum(paise))) : MISSING] as const
  }
  return (
    <FigureStrip
      label="Monthly recurring revenue"
      figures={[
        figure('MRR as of last night', () => true),
        figure('On offer', ({ offered }) => offered !== null && isOffered(offered)),
        figure('Retired', ({ offered }) => offered !== null && !isOffered(offered)),
        figure('Not on offer', ({ offered }) => offered === null),
      ]}
    />
  )
}
