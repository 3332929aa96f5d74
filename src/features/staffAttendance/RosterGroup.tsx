import { useState } from 'react'
import type { RosterState } from '@/domain/staffAttendance/rosterState'
import { Button } from '@/ui/Button'
import { StaffTile } from './StaffTile'
import type { RosterAct } from './RosterDialogs'
import type { StaffMarking } from './useMarkStaff'
import type { RosterRow } from '@/components/staff/useRoster'
import styles from './staffAttendance.module.css'

type Props = {
  state: RosterState
  rows: readonly RosterRow[]
  marking: StaffMarking
  onAct: (act: RosterAct) => void
}

/** Those who stand alike, with their number; nothing where nobody does. */
export function RosterGroup({ state, rows, marking, onAct }: Props) {
  if (rows.length === 0) return null
  return state === 'Not in yet' ? (
    <AwaitedGroup rows={rows} marking={marking} onAct={onAct} />
  ) : (
    <section className={styles.group} aria-label={state}>
      <Heading state={state} count={rows.length} />
      <ul className={styles.tiles}>
        {rows.map((row) => (
          <StaffTile key={row.staff.id} row={row} marking={marking} onAct={onAct} />
        ))}
      </ul>
    </section>
  )
}

const Heading = ({ state, count }: { state: RosterState; count: number }) => (
  <h2 className={styles.heading}>
    {state} <span className={styles.count}>{count}</span>
  </h2>
)

/** Who is awaited can be marked present together. */
function AwaitedGroup({ rows, marking, onAct }: Omit<Props, 'state'>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const picked = rows.filter(({ staff }) => chosen.has(staff.id))
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const chooseNobody = () => setChosen(new Set())
  const markChosen = () =>
    marking.markPresent(
      picked.map(({ staff }) => staff),
      chooseNobody,
    )
  return (
    <section className={styles.group} aria-label="Not in yet">
      <div className={styles.head}>
        <Heading state="Not in yet" count={rows.length} />
        {picked.length > 0 && (
          <Button size="s" icon="pi-check" onClick={markChosen}>
            {`Mark ${picked.length} present`}
          </Button>
        )}
        {picked.length < rows.length ? (
          <Button size="s" kind="quiet" onClick={() => setChosen(new Set(rows.map(({ staff }) => staff.id)))}>
            Select all
          </Button>
        ) : (
          <Button size="s" kind="quiet" onClick={chooseNobody}>
            Select none
          </Button>
        )}
      </div>
      <ul className={styles.tiles}>
        {rows.map((row) => (
          <StaffTile
            key={row.staff.id}
            row={row}
            marking={marking}
            onAct={onAct}
            choice={
              <input
                type="checkbox"
                className={styles.choice}
                aria-label={`Select ${row.staff.name}`}
                checked={chosen.has(row.staff.id)}
                onChange={({ target }) => choose(row.staff.id, target.checked)}
              />
            }
          />
        ))}
      </ul>
    </section>
  )
}
