import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { collectsTax } from '@/domain/tax/regime'
import { isUndivided } from '@/domain/tax/placeOfSupply'
import { rateFor } from '@/domain/tax/rateFor'
import { reckon } from '@/domain/tax/reckon'
import { Money } from '@/parts/Money'
import { useCentre } from '@/session/useCentre'
import styles from '../acts/acts.module.css'
import type { DraftForm, Then } from './draftForm'

/** What it comes to while it is typed, by the tax of today. */
export function DraftSummary({ onThen }: { onThen: (then: Then) => void }) {
  const { info, settings, today } = useCentre()
  const { control } = useFormContext<DraftForm>()
  const [price, discount, place, then] = useWatch({
    control,
    name: ['price', 'discount', 'placeOfSupply', 'then'],
  })
  useEffect(() => onThen(then), [onThen, then])
  const [typed, off] = [price ?? 0, discount ?? 0]
  if (typed <= 0 || off < 0 || off > typed)
    return <p className={styles.note}>Enter the price to see what it comes to.</p>
  const { rate, tax, amount, roundOff } = reckon({
    basePrice: typed,
    discount: off,
    percentOff: 0,
    rate: rateFor({ taxRate: null }, settings, info.type, today),
    inclusive: settings.taxInclusive,
    roundToRupee: settings.roundToRupee,
    interState: isUndivided(settings.taxRegime, info.state, place),
  })
  const isTaxed = rate > 0 && collectsTax(settings.taxRegime)
  return (
    <section className={styles.bill} aria-live="polite" aria-label="Summary">
      <dl className={styles.lines}>
        {isTaxed && (
          <div>
            <dt>
              {settings.taxInclusive ? 'of which ' : ''}
              {settings.taxName} {rate} %
            </dt>
            <dd>
              <Money rupees={tax} />
            </dd>
          </div>
        )}
        {roundOff !== 0 && (
          <div>
            <dt>Round off</dt>
            <dd>
              <Money rupees={roundOff} />
            </dd>
          </div>
        )}
        <div data-strong="">
          <dt>Total</dt>
          <dd>
            <Money rupees={amount} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
