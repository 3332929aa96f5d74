import { payableFor, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { limitTexts } from '@/domain/gymPackages/registrationPackageForm'
import { durationTextOf } from '@/domain/packages/durationText'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatInstant } from '@/domain/shared/formatDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import type { RowAction } from '@/lists/EntityTable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { useKeys } from '@/ui/keys/useKeys'
import { Menu } from '@/ui/Menu'
import { Note } from '@/ui/Note'
import { FigureLink, OfferChip, platformMoney } from './gymPackageColumns'
import styles from './gymPackages.module.css'
import type { GymPackageRow } from './gymPackageRows'
import { walkOf, type EditedWalk } from '@/lists/walk'

type Props = {
  row: GymPackageRow | undefined
  isLoading: boolean
  list: EditedWalk
  actionsOf: (row: GymPackageRow) => RowAction[]
}

/** One package in full, with who has it and what it brings. */
export function GymPackageDrawer({ row, isLoading, list, actionsOf }: Props) {
  const walk = walkOf(list)
  if (!row)
    return (
      <Drawer title="Package" isLoading={isLoading} {...walk}>
        {!isLoading && (
          <ErrorState error={{ message: 'There is no package with this id. It may have been deleted.' }} />
        )}
      </Drawer>
    )
  const { id, name, offered, figures } = row
  return (
    <Drawer
      title={name}
      chips={<OfferChip row={row} />}
      {...(offered && {
        subtitle: `${offered.category} · ${durationTextOf(offered)}`,
        actions: <Acts name={name} actions={actionsOf(row)} />,
        onEdit: () => list.edit(id),
      })}
      {...walk}
    >
      <div className={styles.sections}>
        <Card title="In use">
          <Facts
            items={[
              ['Centres on it', <FigureLink key="gyms" packageId={id} figures={figures} of="gyms" />],
              [
                'MRR as of last night',
                <FigureLink key="monthly" packageId={id} figures={figures} of="monthly" />,
              ],
            ]}
          />
        </Card>
        {offered === null ? (
          <Note kind="quiet">
            Centres have it from their registration, each with its own price and last day. Assign or renew
            with a package on offer to move them.
          </Note>
        ) : (
          <Terms offered={offered} />
        )}
      </div>
    </Drawer>
  )
}

function Terms({ offered }: { offered: RegistrationPackage }) {
  const { price, tax, total } = payableFor(offered)
  return (
    <>
      <Card title="Price">
        <Facts
          items={[
            ['Price', platformMoney(price)],
            [`GST, ${offered.gst} %`, platformMoney(tax)],
            ['In all', platformMoney(total)],
            ['Type', offered.type],
            ['Trial days', offered.trialDays === 0 ? MISSING : offered.trialDays],
          ]}
        />
      </Card>
      <Card title="What it gives">
        <Facts
          items={[
            ['Limits', limitTexts(offered.limits, PLATFORM_MONEY.locale).join(', ')],
            ['Features', offered.features.join(', ') || MISSING],
            ['Description', offered.description || MISSING],
            ['Updated', formatInstant(offered.updatedAt, DEFAULT_TIMEZONE)],
          ]}
        />
      </Card>
    </>
  )
}

const SHOWN = 3

/** The same acts as on the row, with the same keys; the first stand in the open. */
function Acts({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  useKeys(
    'Package',
    actions.flatMap(({ key, label, run }) =>
      key && key !== 'E' ? [{ keys: key.toLowerCase(), label, run }] : [],
    ),
  )
  return (
    <>
      {actions.slice(0, SHOWN).map(({ label, icon, run }, at) => (
        <Button key={label} size="s" kind={at === 0 ? 'primary' : 'secondary'} icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      <Menu
        label={`More actions for ${name}`}
        text="More"
        icon="pi-ellipsis-h"
        items={actions.slice(SHOWN)}
      />
    </>
  )
}
