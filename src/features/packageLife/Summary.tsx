import { useFormContext } from 'react-hook-form'
import { Money } from '@/components/money/Money'
import { Button } from '@/ui/Button'
import { restOf } from './sale/paymentRows'
import type { SaleForm } from './sale/saleForm'
import styles from './Summary.module.css'

export type SummaryLine = { label: string; rupees: number; isStrong?: boolean; isDue?: boolean }

/** What a credit note does, and that it takes back no tax where it is too late for that (DOMAIN 2.6). */
export const noteLabel = (label: string, { isCommercial }: { isCommercial: boolean }) =>
  isCommercial ? `${label}, without its tax` : label

type Props = {
  title: string
  lines: readonly SummaryLine[]
  /** Offers to fill in the payment; `due` is what is to be paid. */
  payInFull?: { due: number } | undefined
  /** Below a wide sheet, where the lines stand in two columns. */
  isWide?: boolean
  children?: React.ReactNode
}

function PayInFull({ due }: { due: number }) {
  const { setValue, getValues } = useFormContext<SaleForm>()
  if (due <= 0) return null
  const fill = () => {
    const { row, amount } = restOf(getValues('payments'), due)
    setValue(`payments.${row}.amount`, amount, { shouldValidate: true, shouldDirty: true })
  }
  return (
    <span className={styles.payInFull}>
      <Button size="s" kind="secondary" icon="pi-check" onClick={fill}>
        Received in full
      </Button>
    </span>
  )
}

/** A small bill beside the form; said politely to screen readers as it changes. */
export function Summary({ title, lines, payInFull, isWide = false, children }: Props) {
  return (
    <section
      className={styles.summary}
      data-wide={isWide || undefined}
      aria-live="polite"
      aria-label="Summary"
    >
      <p className={styles.summaryTitle}>{title}</p>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, rupees, isStrong, isDue }) => (
            <div
              key={label}
              className={styles.line}
              data-strong={isStrong || undefined}
              data-due={isDue || undefined}
            >
              <dt>{label}</dt>
              <dd>
                <Money rupees={rupees} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {payInFull && <PayInFull due={payInFull.due} />}
    </section>
  )
}
