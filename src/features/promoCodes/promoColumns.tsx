import type { CentreSettings } from '@/domain/gyms/settings'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { promoStatusOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Column } from '@/ui/list/column'
import { dateCell, numberCell, textCell } from '@/ui/list/exportCell'
import { StateChip } from '@/ui/StateChip'
import { conditionsText, limitText, percentText, statusTones, usedText } from './promoWords'
import styles from './promoCodes.module.css'

type Ground = {
  templates: readonly PackageTemplate[]
  settings: CentreSettings
  today: CivilDate
  /** Uses are shown as soon as one is recorded. */
  hasUses: boolean
}

const used: Column<PromoCode> = {
  id: 'used',
  header: 'Used',
  sort: 'used',
  align: 'end',
  width: 95,
  cell: usedText,
  exported: ({ usedCount }) => numberCell(usedCount),
}

export const promoColumns = ({ templates, settings, today, hasUses }: Ground): Column<PromoCode>[] => [
  {
    id: 'name',
    header: 'Code',
    sort: 'name',
    width: 150,
    cell: ({ name }) => <b className={styles.code}>{name}</b>,
    exported: ({ name }) => textCell(name),
  },
  {
    id: 'percentOff',
    header: 'Off',
    sort: 'percentOff',
    align: 'end',
    width: 65,
    cell: ({ percentOff }) => percentText(percentOff),
    exported: ({ percentOff }) => numberCell(percentOff),
  },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    onPhone: 'badge',
    cell: (promo) => {
      const status = promoStatusOf(promo, today)
      return <StateChip tone={statusTones[status]}>{status}</StateChip>
    },
    exported: (promo) => textCell(promoStatusOf(promo, today)),
  },
  {
    id: 'validFrom',
    header: 'Valid from',
    sort: 'validFrom',
    width: 125,
    cell: ({ validFrom }) => formatCivil(validFrom),
    exported: ({ validFrom }) => dateCell(validFrom),
  },
  {
    id: 'validTo',
    header: 'Valid to',
    sort: 'validTo',
    width: 125,
    cell: ({ validTo }) => formatCivil(validTo),
    exported: ({ validTo }) => dateCell(validTo),
  },
  ...(hasUses ? [used] : []),
  {
    id: 'limit',
    header: 'Limit',
    width: 135,
    cell: limitText,
    exported: (promo) => textCell(limitText(promo)),
  },
  {
    id: 'conditions',
    header: 'Good for',
    width: 440,
    cell: (promo) => <span className={styles.conditions}>{conditionsText(promo, templates, settings)}</span>,
    exported: (promo) => textCell(conditionsText(promo, templates, settings)),
  },
]
