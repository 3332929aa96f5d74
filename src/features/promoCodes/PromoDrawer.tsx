import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { promoStatusOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { useKeys } from '@/ui/keys/useKeys'
import type { RowAction } from '@/lists/EntityTable'
import { Menu } from '@/ui/Menu'
import { StateChip } from '@/ui/StateChip'
import { PromoUses } from './PromoUses'
import { limitText, packagesText, percentText, statusTones, usedText } from './promoWords'
import styles from './promoCodes.module.css'
import { walkOf, type EditedWalk } from '@/lists/walk'

type Props = {
  promo: PromoCode | undefined
  isLoading: boolean
  templates: readonly PackageTemplate[]
  list: EditedWalk
  canEdit: boolean
  actionsOf: (promo: PromoCode) => RowAction[]
}

/** One code in full. */
export function PromoDrawer({ promo, isLoading, templates, list, canEdit, actionsOf }: Props) {
  const { today } = useGym()
  const walk = walkOf(list)
  if (!promo)
    return (
      <Drawer title="Promo code" isLoading={isLoading} {...walk}>
        {!isLoading && <ErrorState error={{ message: 'There is no promo code with this id.' }} />}
      </Drawer>
    )
  const status = promoStatusOf(promo, today)
  const mayEdit = canEdit && status !== 'Archived'
  return (
    <Drawer
      title={promo.name}
      subtitle={`${percentText(promo.percentOff)} off`}
      chips={<StateChip tone={statusTones[status]}>{status}</StateChip>}
      actions={<Acts name={promo.name} actions={actionsOf(promo)} />}
      onEdit={mayEdit ? () => list.edit(promo.id) : undefined}
      {...walk}
    >
      <div className={styles.sections}>
        <Details promo={promo} templates={templates} />
        {promo.usedCount > 0 && <PromoUses promo={promo} />}
      </div>
    </Drawer>
  )
}

const SHOWN = 2

/** The same acts as on the row, with the same keys; the first stand in the open. */
function Acts({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  useKeys(
    'Promo code',
    actions.flatMap(({ key, label, run }) =>
      key && key !== 'E' ? [{ keys: key.toLowerCase(), label, run }] : [],
    ),
  )
  const behind = actions.slice(SHOWN)
  return (
    <>
      {actions.slice(0, SHOWN).map(({ label, icon, run }, at) => (
        <Button key={label} size="s" kind={at === 0 ? 'primary' : 'secondary'} icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      {behind.length > 0 && (
        <Menu label={`More actions for ${name}`} text="More" icon="pi-ellipsis-h" items={behind} />
      )}
    </>
  )
}

function Details({ promo, templates }: { promo: PromoCode; templates: readonly PackageTemplate[] }) {
  const { settings } = useGym()
  const { minAmount, maxDiscount, usedCount } = promo
  const money = (rupees: number) => formatMoney(rupees, settings)
  return (
    <>
      <Card title="What it takes off">
        <Facts
          items={[
            ['Percent', percentText(promo.percentOff)],
            ['At most', maxDiscount > 0 ? money(maxDiscount) : 'No limit'],
          ]}
        />
      </Card>
      <Card title="When">
        <Facts
          items={[
            ['First day', promo.validFrom ? formatCivil(promo.validFrom) : 'From the day it was added'],
            ['Last day', promo.validTo ? formatCivil(promo.validTo) : 'Until it is ended'],
            ['Limit', limitText(promo, settings.locale)],
            ...(usedCount > 0 ? [['Used', usedText(promo, settings.locale)] as const] : []),
            ['Added', formatInstant(promo.createdAt, settings.timezone)],
          ]}
        />
      </Card>
      <Card title="For what">
        <Facts
          items={[
            ['Packages', packagesText(promo, templates)],
            ['Sales', minAmount > 0 ? `From ${money(minAmount)}` : 'Of any amount'],
            ['Members', promo.newOnly ? 'New members only' : 'Everybody'],
          ]}
        />
      </Card>
    </>
  )
}
