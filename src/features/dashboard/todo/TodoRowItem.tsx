import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TodoRow } from '@/domain/dashboard/todoRow'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatShortMoney } from '@/domain/shared/money'
import { PersonCell } from '@/components/people/PersonCell'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Menu } from '@/ui/Menu'
import styles from './todo.module.css'
import { nameOf, personOf, recordOf, whyOf } from './todoWords'
import { useContact } from './useContact'
import type { TodoActs } from './useTodoActs'

type Props = { row: TodoRow; acts: TodoActs; hiddenUntil: CivilDate | undefined }

/** One thing to do: the person it is about, why, how much, and what can be done about it here. */
export function TodoRowItem({ row, acts, hiddenUntil }: Props) {
  const { today, settings } = useGym()
  const person = personOf(row)
  const why = whyOf(row, today, settings)
  const to = recordOf(row, today)
  return (
    <li className={styles.row} data-hidden={hiddenUntil !== undefined || undefined}>
      {person ? (
        <>
          <RecordLink to={to} className={styles.person}>
            <PersonCell {...person} />
          </RecordLink>
          <span className={styles.why}>{why}</span>
        </>
      ) : (
        <RecordLink to={to} className={styles.finding}>
          {why}
        </RecordLink>
      )}
      <span className={styles.rupees}>{row.rupees > 0 ? formatShortMoney(row.rupees, settings) : ''}</span>
      {hiddenUntil === undefined ? (
        <Acts row={row} acts={acts} />
      ) : (
        <span className={styles.acts} data-print="hide">
          <span className={styles.until}>Hidden until {formatCivil(hiddenUntil)}</span>
          <Button size="s" onClick={() => acts.show(row)}>
            Show again
          </Button>
        </span>
      )}
    </li>
  )
}

function RecordLink({
  to,
  ...rest
}: {
  to: string | null
  className: string | undefined
  children: ReactNode
}) {
  return to === null ? <span {...rest} /> : <Link to={to} {...rest} />
}

function Acts({ row, acts }: Pick<Props, 'row' | 'acts'>) {
  const name = nameOf(row)
  const { call, whatsApp } = useContact(row)
  return (
    <span className={styles.acts} data-print="hide">
      {acts.mainActs(row).map(({ label, icon, run }) => (
        <Button key={label} size="s" icon={icon} aria-label={`${label}: ${name}`} onClick={run}>
          {label}
        </Button>
      ))}
      {whatsApp !== null && (
        <IconButton
          icon="pi-whatsapp"
          label={`WhatsApp ${name}`}
          onClick={() => {
            whatsApp()
            acts.contacted(row)
          }}
        />
      )}
      {call !== null && (
        <IconButton
          icon="pi-phone"
          label={`Call ${name}`}
          onClick={() => {
            call()
            acts.contacted(row)
          }}
        />
      )}
      <Menu label={`Put off or done: ${name}`} icon="pi-clock" items={acts.laterActs(row)} />
    </span>
  )
}
