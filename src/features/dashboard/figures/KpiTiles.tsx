import { screens } from '@/domain/access/screens'
import { kpiIds, type KpiId, type Kpis } from '@/domain/dashboard/kpis'
import { MOST_READ } from '@/domain/leads/leadMonths'
import type { Span } from '@/domain/monthStats/figureRange'
import { daysUntil } from '@/domain/shared/calendar'
import { MISSING } from '@/domain/shared/constants'
import { formatShortMoney, type MoneyFormat } from '@/domain/shared/money'
import type { Live } from '@/live/live'
import { useGym } from '@/session/useGym'
import { Link } from 'react-router-dom'
import { countText, percentText, spanText } from '@/components/figures/figureWords'
import { leadsLink } from '@/components/leads/leadsLink'
import styles from './KpiTiles.module.css'
import type { Conversion } from './useConversion'

type Words = {
  label: string
  formula: string
  /** What the trade aims at (PRODUCT 4.1). */
  target?: string
  unit: 'count' | 'percent' | 'money'
  /** Whether more is better. */
  isGoodUp: boolean
}

const words: Record<KpiId, Words> = {
  active: {
    label: 'Active members',
    formula: 'A package runs today',
    unit: 'count',
    isGoodUp: true,
  },
  growth: {
    label: 'Net growth',
    formula: 'Active at the end − at the start',
    unit: 'count',
    isGoodUp: true,
  },
  renewal: {
    label: 'Renewal rate',
    formula: 'Renewed ÷ (renewed + lapsed)',
    target: 'Target: over 80 %',
    unit: 'percent',
    isGoodUp: true,
  },
  churn: {
    label: 'Churn',
    formula: 'Lapsed of those active at the start',
    unit: 'percent',
    isGoodUp: false,
  },
  collection: {
    label: 'Collection',
    formula: 'Collected ÷ billed',
    target: 'Target: over 95 %',
    unit: 'percent',
    isGoodUp: true,
  },
  revenue: {
    label: 'Revenue a member',
    formula: 'Collected ÷ average active members',
    unit: 'money',
    isGoodUp: true,
  },
  ltv: {
    label: 'Lifetime value',
    formula: 'Revenue a member a month ÷ churn a month',
    unit: 'money',
    isGoodUp: true,
  },
  conversion: {
    label: 'Conversion',
    formula: 'Leads that bought ÷ leads that came',
    unit: 'percent',
    isGoodUp: true,
  },
}

/** What a member's record tells of a day that is over: the days of earlier packages are not kept with it (`activeOn`). */
const EARLIER_DAYS = 'Earlier days: a gap before the latest package counts as active'

/** What money and renewals come to is not counted by the category of a package, and nobody knows which one a lead would buy. */
const overAll: ReadonlySet<KpiId> = new Set(['renewal', 'collection', 'revenue', 'ltv', 'conversion'])

function written(id: KpiId, value: number | null, format: MoneyFormat): string {
  if (value === null) return MISSING
  const sign = id === 'growth' && value > 0 ? '+' : ''
  switch (words[id].unit) {
    case 'count':
      return `${sign}${countText(value, format.locale)}`
    case 'percent':
      return percentText(value, format.locale)
    case 'money':
      return formatShortMoney(Math.round(value), format)
  }
}

/** `3.2 points`: how far two values lie apart, without the sign. */
function apart(id: KpiId, difference: number, format: MoneyFormat): string {
  const size = Math.abs(difference)
  if (words[id].unit === 'money') return formatShortMoney(Math.round(size), format)
  const count = (Math.round(size * 10) / 10).toLocaleString(format.locale)
  if (words[id].unit === 'count') return count
  return `${count} ${count === '1' ? 'point' : 'points'}`
}

const CHURN_A_MONTH = 3
const DAYS_A_MONTH = 30

/** Churn grows with the days it is about, so its target does too. */
function churnTarget(span: Span, locale: string): string {
  const most = Math.round(((CHURN_A_MONTH * daysUntil(span.from, span.to)) / DAYS_A_MONTH) * 10) / 10
  const isMonth = Math.round(most) === CHURN_A_MONTH
  return isMonth
    ? `Target: under ${percentText(CHURN_A_MONTH, locale)} a month`
    : `Target: under ${percentText(most, locale)} (${percentText(CHURN_A_MONTH, locale)} a month)`
}

type Props = {
  span: Span
  kpis: Kpis
  /** Of the period before; null where nothing is compared. */
  before: { kpis: Kpis; span: Span } | null
  /** Of one category of packages alone; '' for all. */
  category: string
  /** Figures that still wait for their documents. */
  isLoading: boolean
  /** Of the leads of the span. */
  leads: Live<Conversion>
}

/** The figures of a business in one strip: each with its formula and how far it is from the period before. */
export function KpiTiles({ span, kpis, before, category, isLoading, leads }: Props) {
  const { settings } = useGym()
  return (
    <dl className={styles.tiles} aria-label="Key figures">
      {kpiIds.map((id) => {
        const { label } = words[id]
        const isMissing = category !== '' && overAll.has(id)
        const formula = isMissing ? 'Not counted by category' : words[id].formula
        const target = id === 'churn' ? churnTarget(span, settings.locale) : words[id].target
        const saysEarlier = id === 'growth' || (id === 'active' && before !== null)
        const isRead = id === 'conversion' ? leads.status !== 'loading' : !isLoading
        const waits = !isRead && kpis[id] === null && !isMissing
        const to = category === '' ? listOf(id, span) : null
        // Nobody has left, so nothing tells how long members stay.
        const isNotYet = id === 'ltv' && kpis.ltv === null && kpis.revenue !== null && kpis.churn === 0
        return (
          <div key={id} className={styles.tile}>
            <dt>
              {to === null ? (
                label
              ) : (
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              )}
            </dt>
            <dd className={styles.value} aria-busy={waits || undefined}>
              {waits ? (
                <span className={styles.waiting} />
              ) : isNotYet ? (
                'Not yet'
              ) : (
                written(id, kpis[id], settings)
              )}
              {before && !waits && <Delta id={id} now={kpis[id]} before={before} format={settings} />}
            </dd>
            <dd className={styles.formula}>{formula}</dd>
            {target && !isMissing && <dd className={styles.formula}>{target}</dd>}
            {id === 'conversion' && !isMissing && <LeadCounts span={span} leads={leads} />}
            {saysEarlier && <dd className={styles.formula}>{EARLIER_DAYS}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

/** The list that a figure adds up to; null where there is none. */
function listOf(id: KpiId, span: Span): string | null {
  if (id === 'active') return `${screens.members.path}?running=1`
  return id === 'conversion' ? leadsLink(span) : null
}

/** The two counts that the conversion is made of; the first opens those who bought, its label all that came. */
function LeadCounts({ span, leads }: Pick<Props, 'span' | 'leads'>) {
  const { locale } = useGym().settings
  if (leads.status !== 'ready') return null
  const { bought } = leads.value
  return (
    <dd className={styles.formula}>
      {bought === null ? (
        `More than ${countText(MOST_READ, locale)} leads came in these months. Choose fewer days.`
      ) : (
        <>
          <Link to={leadsLink(span, { reached: 'Converted' })} className={styles.link}>
            {countText(bought.bought, locale)}
          </Link>{' '}
          of {countText(bought.came, locale)}
        </>
      )}
    </dd>
  )
}

type DeltaProps = {
  id: KpiId
  now: number | null
  before: NonNullable<Props['before']>
  format: MoneyFormat
}

function Delta({ id, now, before: { kpis, span }, format }: DeltaProps) {
  const earlier = kpis[id]
  if (now === null || earlier === null) return null
  const difference = now - earlier
  const about = `${written(id, earlier, format)} from ${spanText(span)}`
  if (Math.abs(difference) < 0.05)
    return (
      <span className={styles.delta} title={about}>
        no change
      </span>
    )
  const isUp = difference > 0
  return (
    <span
      className={styles.delta}
      data-tone={isUp === words[id].isGoodUp ? 'good' : 'bad'}
      title={`Before: ${about}`}
    >
      <i className={`pi ${isUp ? 'pi-arrow-up' : 'pi-arrow-down'}`} aria-hidden="true" />
      <span className="visually-hidden">{isUp ? 'up by' : 'down by'} </span>
      {apart(id, difference, format)}
    </span>
  )
}
