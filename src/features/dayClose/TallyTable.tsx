import type { Tally } from '@/domain/dayClose/dayClose'
import { formatMoney } from '@/domain/shared/money'
import { Money } from '@/components/money/Money'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { StateChip } from '@/ui/StateChip'
import styles from './closeRows.module.css'

export const isAsExpected = (tallies: readonly Tally[]): boolean =>
  tallies.every(({ variance }) => variance === 0)

/** Whether it is right, in a word and a colour. */
export function VarianceChip({ variance }: { variance: number }) {
  const format = useGymFormat()
  if (variance === 0)
    return (
      <StateChip tone="green" icon>
        As expected
      </StateChip>
    )
  return (
    <StateChip tone="red" icon>
      {`${formatMoney(Math.abs(variance), format)} ${variance > 0 ? 'over' : 'short'}`}
    </StateChip>
  )
}

/** One line: counted, expected, and what is between them. */
export function Difference({ tally, nameOf }: { tally: Tally; nameOf: (uid: string) => string }) {
  const { mode, by, counted, expected, variance } = tally
  return (
    <p className={styles.difference}>
      <span>
        {by === '' ? mode : `${mode} by ${nameOf(by)}`} counted <b>{<Money rupees={counted} />}</b>, expected{' '}
        <Money rupees={expected} />
      </span>
      <VarianceChip variance={variance} />
    </p>
  )
}

export function TallyTable({
  tallies,
  nameOf,
}: {
  tallies: readonly Tally[]
  nameOf: (uid: string) => string
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Taken</th>
          <th scope="col">Expected</th>
          <th scope="col">Counted</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ mode, by, expected, counted, variance }) => (
          <tr key={`${mode} ${by}`} data-off={variance !== 0 || undefined}>
            <th scope="row">{by === '' ? mode : `${mode} by ${nameOf(by)}`}</th>
            <td>
              <Money rupees={expected} />
            </td>
            <td>
              <Money rupees={counted} />
            </td>
            <td>
              <Money rupees={variance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
