import type { CentreSettings } from '@/domain/gyms/settings'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { promoStatusOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Column } from '@/ui/list/column'
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
  text: ({ usedCount }) => usedCount,
}

export const promoColumns = ({ templates, settings, today, hasUses }: Ground): Column<PromoCode>[] => [
  {
    id: 'name',
    header: 'Code',
    sort: 'name',
    width: 150,
    cell: ({ name }) => <b className={styles.code}>{name}</b>,
    text: ({ name }) => name,
  },
  {
    id: 'percentOff',
    header: 'Off',
    sort: 'percentOff',
    align: 'end',
    width: 65,
    cell: ({ percentOff }) => percentText(percentOff),
    text: ({ percentOff }) => percentOff,
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
    text: (promo) => promoStatusOf(promo, today),
  },
  {
    id: 'validFrom',
    header: 'Valid from',
    sort: 'validFrom',
    width: 125,
    cell: ({ validFrom }) => formatCivil(validFrom),
    text: ({ validFrom }) => formatCivil(validFrom),
  },
  {
    id: 'validTo',
    header: 'Valid to',
    sort: 'validTo',
    width: 125,
    cell: ({ validTo }) => formatCivil(validTo),
    text: ({ validTo }) => formatCivil(validTo),
  },
  ...(hasUses ? [used] : []),
  {
    id: 'limit',
    header: 'Limit',
    width: 135,
    cell: limitText,
    text: limitText,
  },
  {
    id: 'conditions',
    header: 'Good for',
    width: 440,
    cell: (promo) => <span className={styles.conditions}>{conditionsText(promo, templates, settings)}</span>,
    text: (promo) => conditionsText(promo, templates, settings),
  },
]
