import type { GymSettings } from '@/domain/gyms/settings'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { promoStatusOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { CivilDate } from '@/domain/shared/civilDate'
import { dateColumn, textColumn } from '@/components/records/columns'
import type { Column } from '@/lists/column'
import { numberCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import { conditionsText, limitText, percentText, statusTones, usedText } from './promoWords'
import styles from './promoCodes.module.css'

type Ground = {
  templates: readonly PackageTemplate[]
  settings: GymSettings
  today: CivilDate
  /** Uses are shown as soon as one is recorded. */
  hasUses: boolean
}

const usedColumn = (locale: string): Column<PromoCode> => ({
  ...{ id: 'used', header: 'Used', sort: 'used', align: 'end', width: 95 },
  cell: (promo) => usedText(promo, locale),
  exported: ({ usedCount }) => numberCell(usedCount),
})

export const promoColumns = ({ templates, settings, today, hasUses }: Ground): Column<PromoCode>[] => [
  textColumn('name', 'Code', ({ name }) => name, {
    sort: 'name',
    width: 150,
    cell: ({ name }) => <b className={styles.code}>{name}</b>,
  }),
  {
    id: 'percentOff',
    header: 'Off',
    sort: 'percentOff',
    align: 'end',
    width: 65,
    cell: ({ percentOff }) => percentText(percentOff),
    exported: ({ percentOff }) => numberCell(percentOff),
  },
  textColumn('status', 'Status', (promo) => promoStatusOf(promo, today), {
    width: 120,
    onPhone: 'badge',
    cell: (promo) => {
      const status = promoStatusOf(promo, today)
      return <StateChip tone={statusTones[status]}>{status}</StateChip>
    },
  }),
  dateColumn('validFrom', 'Valid from', ({ validFrom }) => validFrom, { sort: 'validFrom', width: 125 }),
  dateColumn('validTo', 'Valid to', ({ validTo }) => validTo, { sort: 'validTo', width: 125 }),
  ...(hasUses ? [usedColumn(settings.locale)] : []),
  textColumn('limit', 'Limit', (promo) => limitText(promo, settings.locale), { width: 135 }),
  textColumn('conditions', 'Good for', (promo) => conditionsText(promo, templates, settings), {
    width: 440,
    cell: (promo) => <span className={styles.conditions}>{conditionsText(promo, templates, settings)}</span>,
  }),
]
