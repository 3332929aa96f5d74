import { collectedIn, spentIn, type CashMove } from '@/domain/dayClose/cashMoves'
import { expectedBy, modesIn, peopleIn } from '@/domain/dayClose/closeDay'
import { CASH } from '@/domain/gyms/wayKind'
import { formatTime } from '@/domain/shared/formatDate'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import styles from './closeRows.module.css'

type Props = { moves: readonly CashMove[]; opening: number; nameOf: (uid: string) => string }

/** What must be there, by way of payment and by who took it. */
export function ExpectedTable({ moves, opening, nameOf }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Taken</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">In the drawer at the start</th>
          <td>
            <Money rupees={opening} />
          </td>
        </tr>
        {modesIn(moves).map((mode) => (
          <ModeRows key={mode} mode={mode} moves={moves} opening={opening} nameOf={nameOf} />
        ))}
        <tr className={styles.total}>
          <th scope="row">
            Collected <span className={styles.quiet}>Payments less refunds</span>
          </th>
          <td>
            <Money rupees={collectedIn(moves)} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function ModeRows({ mode, moves, opening, nameOf }: Props & { mode: string }) {
  return (
    <>
      {peopleIn(moves, mode).map((by) => (
        <tr key={by} className={styles.person}>
          <th scope="row">
            {mode} by {nameOf(by)}
          </th>
          <td>
            <Money rupees={expectedBy(moves, 0, mode, by)} />
          </td>
        </tr>
      ))}
      {mode === CASH && spentIn(moves) !== 0 && (
        <tr className={styles.person}>
          <th scope="row">Cash expenses</th>
          <td>
            <Money rupees={-spentIn(moves)} />
          </td>
        </tr>
      )}
      <tr className={styles.total}>
        <th scope="row">{mode === CASH ? 'Cash in the drawer' : mode}</th>
        <td>
          <Money rupees={expectedBy(moves, opening, mode, '')} />
        </td>
      </tr>
    </>
  )
}

const timeOf = ({ at }: CashMove) => at?.getTime() ?? 0

/** Every movement by itself: where a difference is looked for. */
export function MoveList({ moves, nameOf }: Pick<Props, 'moves' | 'nameOf'>) {
  const { timezone } = useGym().settings
  if (moves.length === 0) return <p className={styles.quiet}>No money moved on this day.</p>
  return (
    <details className={styles.details}>
      <summary>{moves.length === 1 ? '1 transaction' : `${moves.length} transactions`}</summary>
      <ul className={styles.moves}>
        {[...moves]
          .sort((one, other) => timeOf(one) - timeOf(other))
          .map(({ id, at, what, mode, by, amount }) => (
            <li key={id}>
              <span className={styles.when}>{at ? formatTime(at, timezone) : ''}</span>
              <span className={styles.what}>
                {what}
                <span className={styles.quiet}>
                  {mode}, {nameOf(by)}
                </span>
              </span>
              <Money rupees={amount} />
            </li>
          ))}
      </ul>
    </details>
  )
}
