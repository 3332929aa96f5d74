import { formatMoney } from '@/domain/shared/money'
import styles from './Money.module.css'
import { useGymFormat } from '@/components/gym/useGymFormat'

/** What a member owes; nothing owed reads as the quiet dash of a missing value. */
export function DueAmount({ rupees }: { rupees: number }) {
  const format = useGymFormat()
  const owes = rupees > 0
  return (
    <span className={`${styles.money} ${owes ? styles.due : styles.none}`}>
      {owes ? formatMoney(rupees, format) : '--'}
    </span>
  )
}
