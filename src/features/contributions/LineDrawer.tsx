import { isShareOfSale } from '@/domain/contributions/contribution'
import { paidText } from '@/domain/contributions/payContributions'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import type { RowAction } from '@/lists/EntityTable'
import { Button } from '@/ui/Button'
import { Drawer } from '@/ui/Drawer'
import { Facts } from '@/ui/Facts'
import { StateChip } from '@/ui/StateChip'
import { statusTones, type LedgerRow } from './ledgerRow'
import { SourceLink } from './SourceLink'
import { walkOf, type Walked } from '@/lists/walk'

type Props = {
  row: LedgerRow
  list: Walked
  actions: readonly RowAction[]
  whoIs: (uid: string) => string
}

/** One line of the ledger in full. */
export function LineDrawer({ row: { line, name, category }, list, actions, whoIs }: Props) {
  const { settings } = useGym()
  const { direction, amount, basisAmount, rate, source, status, reason } = line
  const isShare = isShareOfSale(line)
  return (
    <Drawer
      title={formatMoney(amount, settings)}
      subtitle={`${name || MISSING} · ${category || MISSING}`}
      chips={<StateChip tone={statusTones[status]}>{status}</StateChip>}
      actions={actions.map(({ label, icon, run, isDanger = false }, at) => (
        <Button
          key={label}
          size="s"
          icon={icon}
          kind={at === 0 && !isDanger ? 'primary' : 'secondary'}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {...walkOf(list)}
    >
      <Facts
        items={[
          ['Direction', direction],
          ['Date', formatCivil(line.date)],
          ...(isShare ? [['Value before tax', formatMoney(basisAmount, settings)] as const] : []),
          ...(!isShare && basisAmount !== null ? [['Sessions', String(basisAmount)] as const] : []),
          ...(rate === null
            ? []
            : [['Rate', isShare ? `${String(rate)} %` : formatMoney(rate, settings)] as const]),
          ['Source', <SourceLink key="source" source={source} />],
          ['Note', line.note || MISSING],
          ['Paid', line.paidOn === null ? MISSING : paidText(line)],
          ...(reason === '' ? [] : [['Reversed because', reason] as const]),
          ['Entered by', whoIs(line.createdBy)],
          ['Entered at', formatInstant(line.createdAt, settings.timezone)],
        ]}
      />
    </Drawer>
  )
}
