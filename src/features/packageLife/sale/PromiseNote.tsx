import { isPromiseOver, promiseText, type LeadPromise } from '@/domain/leads/promise'
import { MISSING } from '@/domain/shared/constants'
import { formatMoney } from '@/domain/shared/money'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import styles from './saleFields.module.css'

/** As the subject of a sentence; whom the desk can't name is a colleague. */
const subjects: Record<string, string> = { Owner: 'The owner', Staff: 'A colleague', [MISSING]: 'Somebody' }

/** Who promised the lead a discount, how much and until when: what the sheet begins with, or why it does not. */
export function PromiseNote({ promise }: { promise: LeadPromise }) {
  const { settings, today } = useGym()
  const name = usePeople([promise.by])(promise.by)
  const isOver = isPromiseOver(promise, today)
  return (
    <p className={styles.promise} data-over={isOver || undefined} role="note">
      <i className={`pi ${isOver ? 'pi-clock' : 'pi-tag'}`} aria-hidden="true" />
      <span>
        {`${subjects[name] ?? name} promised ${promiseText(promise, formatMoney(promise.amount, settings))}.`}
        {isOver && ' That day has passed, so it is not filled in.'}
      </span>
    </p>
  )
}
