import { formatMoney } from '@/domain/shared/money'
import styles from './Money.module.css'
import { useGymFormat } from '@/components/gym/useGymFormat'

/** An amount of rupees, tabular, in the centre's currency; '--' for what is none. */
export function Money({ rupees }: { rupees: number | null | undefined }) {
  return <span className={styles.money}>{formatMoney(rupees, useGymFormat())}</span>
}
