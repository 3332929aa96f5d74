import type { Invoice } from '@/domain/invoices/invoice'
import { timelineOf, type InvoiceEvent } from '@/domain/invoices/timelineOf'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import { Money } from '@/components/money/Money'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import styles from './drawer.module.css'

const looks: Record<InvoiceEvent['what'], { words: string; icon: string }> = {
  written: { words: 'Written', icon: 'pi-pencil' },
  'made by itself': { words: 'Made by itself', icon: 'pi-replay' },
  approved: { words: 'Approved', icon: 'pi-check' },
  rejected: { words: 'Rejected', icon: 'pi-times' },
  issued: { words: 'Issued', icon: 'pi-file-check' },
  received: { words: 'Received', icon: 'pi-wallet' },
  reversed: { words: 'Payment taken back', icon: 'pi-undo' },
  bounced: { words: 'Cheque bounced', icon: 'pi-ban' },
  cleared: { words: 'Cheque cleared', icon: 'pi-check-circle' },
  refunded: { words: 'Refunded', icon: 'pi-replay' },
  credited: { words: 'Credit note', icon: 'pi-file-edit' },
  'written off': { words: 'Written off', icon: 'pi-eraser' },
}

/** What happened, the first first, with who did it. */
export function Timeline({ invoice }: { invoice: Invoice }) {
  const { settings } = useGym()
  const events = timelineOf(invoice, settings.timezone)
  const nameOf = usePeople(events.map(({ by }) => by))
  return (
    <ol className={styles.timeline}>
      {events.map(({ id, what, on, at, rupees, by, note }) => (
        <li key={id} className={styles.event}>
          <span className={styles.eventIcon}>
            <i className={`pi ${looks[what].icon}`} aria-hidden="true" />
          </span>
          <span className={styles.what}>
            <span>
              {looks[what].words}
              {rupees !== null && rupees !== 0 && (
                <>
                  {' '}
                  <strong>
                    <Money rupees={rupees} />
                  </strong>
                </>
              )}
            </span>
            <span className={styles.quiet}>
              {[
                [formatCivil(on), at && formatTime(at, settings.timezone)].filter(Boolean).join(' '),
                by && nameOf(by),
                note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
