import { useState } from 'react'
import { Link } from 'react-router-dom'
import { stillWaits, type TodoGroup } from '@/domain/dashboard/todoRow'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatShortMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { TableSkeleton } from '@/ui/Skeletons'
import { FailedFigures } from '../FailedFigures'
import type { Snoozes } from '../useSnoozes'
import styles from './todo.module.css'
import { TodoRowItem } from './TodoRowItem'
import { groupHint, groupList, groupWords, MOST_ROWS, SHOWN_ROWS } from './todoWords'
import { useTodo } from './useTodo'
import { useTodoActs, type TodoActs } from './useTodoActs'

/** Everything that waits, by what is at stake (PRODUCT 4, screen 1): the reason to open the app. */
export function ToDo({ snoozes }: { snoozes: Snoozes }) {
  const { hidden, live } = snoozes
  const { groups, isLoading, asked } = useTodo(hidden)
  const acts = useTodoActs(snoozes)
  const [wantsHidden, setWantsHidden] = useState(false)
  const isWaiting = isLoading || live.status === 'loading'
  const putOff = groups.flatMap(({ rows }) => rows).filter(({ key }) => hidden.has(key)).length
  // With the last one brought back there is nothing more to show: what is put off next goes away again.
  if (wantsHidden && putOff === 0 && !isWaiting) setWantsHidden(false)
  const showsHidden = wantsHidden && putOff > 0
  const shown = showsHidden
    ? groups
    : groups.filter((group) => stillWaits(group, ({ key }) => hidden.has(key)))
  return (
    <section className={styles.todo} aria-label="To do" aria-busy={isWaiting || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>To do</h2>
        {putOff > 0 && !isWaiting && (
          <Button
            size="s"
            kind="quiet"
            icon={showsHidden ? 'pi-eye-slash' : 'pi-eye'}
            aria-pressed={showsHidden}
            onClick={() => setWantsHidden(!showsHidden)}
          >
            {showsHidden ? 'Leave out what was put off' : `${putOff} put off or done`}
          </Button>
        )}
      </div>
      <FailedFigures asked={[...asked, live]} />
      {isWaiting && <TableSkeleton rows={6} columns={3} />}
      {!isWaiting && shown.length === 0 && (
        <p className={styles.nothing}>
          <i className="pi pi-check-circle" aria-hidden="true" /> Nothing waits for you. Expiring packages,
          overdue invoices and approvals appear here.
        </p>
      )}
      {!isWaiting &&
        shown.map((group) => (
          <Group key={group.kind} group={group} hidden={hidden} showsHidden={showsHidden} acts={acts} />
        ))}
      {acts.sheet}
    </section>
  )
}

type GroupProps = {
  group: TodoGroup
  hidden: ReadonlyMap<string, CivilDate>
  showsHidden: boolean
  acts: TodoActs
}

function Group({ group, hidden, showsHidden, acts }: GroupProps) {
  const { today, settings } = useGym()
  const { kind, count, rupees, isAddedUp } = group
  const { title, icon } = groupWords[kind]
  const to = groupList(kind, today, settings)
  const [isUnfolded, setUnfolded] = useState(false)
  const visible = group.rows.filter(({ key }) => !hidden.has(key))
  const open = visible.slice(0, to !== null ? SHOWN_ROWS : isUnfolded ? visible.length : MOST_ROWS)
  const rows = showsHidden ? [...open, ...group.rows.filter(({ key }) => hidden.has(key))] : open
  const total = count ?? `${group.rows.length}+`
  const hint = groupHint(kind, settings)
  const name = (
    <>
      <i className={`pi ${icon} ${styles.groupIcon}`} data-kind={kind} aria-hidden="true" />
      {title} <span className={styles.count}>{total.toLocaleString(settings.locale)}</span>
    </>
  )
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{to === null ? name : <Link to={to}>{name}</Link>}</h3>
        {hint && <span className={styles.hint}>{hint}</span>}
        <span className={styles.total}>
          {rupees > 0 && isAddedUp ? formatShortMoney(rupees, settings) : ''}
        </span>
        {to !== null && (count === null || count > rows.length) ? (
          <Link to={to} className={styles.all} data-print="hide" aria-label={`Show all: ${title}`}>
            Show all
          </Link>
        ) : (
          <span className={styles.all} />
        )}
      </div>
      {group.rows.length > 0 && visible.length === 0 && !showsHidden && (
        <p className={styles.putOff}>
          The first {group.rows.length} are put off. The others wait on the list.
        </p>
      )}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <TodoRowItem key={row.key} row={row} acts={acts} hiddenUntil={hidden.get(row.key)} />
          ))}
        </ul>
      )}
      {open.length < visible.length && to === null && (
        <Button size="s" kind="quiet" icon="pi-chevron-down" onClick={() => setUnfolded(true)}>
          {`Show all ${visible.length}`}
        </Button>
      )}
    </section>
  )
}
