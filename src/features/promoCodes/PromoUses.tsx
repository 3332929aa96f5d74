import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { PromoCode } from '@/domain/promoCodes/promoCode'
import type { PromoUse } from '@/domain/promoCodes/promoUse'
import { figuresOf, usesByDay } from '@/domain/promoCodes/promoFigures'
import { formatCivil } from '@/domain/shared/formatDate'
import { promoUseRepository } from '@/data/promoCodes/promoUses'
import { useLive } from '@/live/useLive'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import { DrawerSkeleton } from '@/ui/Skeletons'
import styles from './promoCodes.module.css'

/** One read each, so a code that is used a thousand times is not read whole at once. */
const READ_AT_FIRST = 99
const SHOWN_AT_ONCE = 20
const PLOTTED_DAYS = 30

/** Who used a code, when and for what, and what it brought. */
export function PromoUses({ promo }: { promo: PromoCode }) {
  const { gymId, settings } = useGym()
  const promoUses = useRepository(promoUseRepository)
  const { id, usedCount } = promo
  const [most, setMost] = useState(READ_AT_FIRST)
  const live = useLive(
    useMemo(() => promoUses.list(gymId, { id, usedCount }, most), [promoUses, gymId, id, usedCount, most]),
  )
  if (live.status === 'loading') return <DrawerSkeleton />
  if (live.status === 'failed') return <ErrorLine error={live.error} retry={() => live.retry()} />
  const uses = live.value
  const isWhole = uses.length >= usedCount || uses.length < most
  return (
    <Card title="Uses">
      {uses.length === 0 ? (
        <p className={styles.quiet}>The sales it was used in were entered before uses were listed.</p>
      ) : (
        <>
          <Figures uses={uses} isWhole={isWhole} />
          <ByDay uses={uses} />
          <UseList uses={uses} />
        </>
      )}
      {!isWhole && (
        <Button size="s" onClick={() => setMost(Infinity)}>
          Read all {usedCount.toLocaleString(settings.locale)} uses
        </Button>
      )}
    </Card>
  )
}

function Figures({ uses, isWhole }: { uses: readonly PromoUse[]; isWhole: boolean }) {
  const { locale } = useGym().settings
  const { discount, sales, newMembers } = figuresOf(uses)
  return (
    <dl
      className={styles.useFigures}
      aria-label={isWhole ? 'What it brought' : `What ${uses.length} uses brought`}
    >
      <div>
        <dt>Taken off</dt>
        <dd>
          <Money rupees={discount} />
        </dd>
      </div>
      <div>
        <dt>Sales</dt>
        <dd>
          <Money rupees={sales} />
        </dd>
      </div>
      <div>
        <dt>New members</dt>
        <dd>{newMembers.toLocaleString(locale)}</dd>
      </div>
    </dl>
  )
}

/** The last thirty days as small bars; the list below says the same in words. */
function ByDay({ uses }: { uses: readonly PromoUse[] }) {
  const { today } = useGym()
  const days = usesByDay(uses, today, PLOTTED_DAYS)
  const most = Math.max(...days.map(({ count }) => count))
  const recent = days.reduce((sum, { count }) => sum + count, 0)
  if (recent === 0) return <p className={styles.quiet}>Not used in the last {PLOTTED_DAYS} days.</p>
  return (
    <div
      className={styles.byDay}
      role="img"
      aria-label={`${recent} uses in the last ${PLOTTED_DAYS} days, at most ${most} on a day`}
    >
      {days.map(({ day, count }) => (
        <span key={day} title={`${formatCivil(day)}: ${count}`} data-none={count === 0 || undefined}>
          <span style={{ height: `${(count / most) * 100}%` }} />
        </span>
      ))}
    </div>
  )
}

function UseList({ uses }: { uses: readonly PromoUse[] }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  return (
    <>
      <ul className={styles.uses}>
        {uses
          .slice(0, shown)
          .map(({ id, on, customerName, packageName, isNewMember, discount, sale, invoiceId }) => (
            <li key={id}>
              <span className={styles.use}>
                {customerName || 'A customer'}
                <span className={styles.quiet}>
                  {[formatCivil(on), packageName, isNewMember && 'new member'].filter(Boolean).join(' · ')}
                </span>
                <Link to={`${screens.invoices.path}?id=${encodeURIComponent(invoiceId)}`}>
                  Open the invoice
                </Link>
              </span>
              <span className={styles.useMoney}>
                <Money rupees={sale} />
                <span className={styles.quiet}>
                  off <Money rupees={discount} />
                </span>
              </span>
            </li>
          ))}
      </ul>
      {uses.length > shown && (
        <Button size="s" onClick={() => setShown((count) => count + SHOWN_AT_ONCE)}>
          Show more
        </Button>
      )}
    </>
  )
}
