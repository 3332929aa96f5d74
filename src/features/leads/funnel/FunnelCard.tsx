import type { ReactNode } from 'react'
import { hoursToFirstContact, leadFunnel } from '@/domain/leads/leadFunnel'
import type { Lead } from '@/domain/leads/lead'
import type { Span } from '@/domain/monthStats/figureRange'
import { leadsLink, type Narrowed } from '@/components/leads/leadsLink'
import { countText, percentText, spanText } from '@/components/figures/figureWords'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'
import { daysText, leadsText, stepWords, waitText } from './funnelWords'

type Props = {
  leads: readonly Lead[]
  span: Span
  /** What all of them are beside their days, as the list is narrowed to it and in words that follow "leads". */
  of?: Narrowed
  whose?: string
  /** Said where nothing else says it. */
  isCut?: boolean
  actions?: ReactNode
}

const TITLE = 'Lead funnel'

/** How far the leads of these days came. */
export function FunnelCard({ leads, span, of = {}, whose = '', isCut = false, actions }: Props) {
  const { timezone, locale } = useGym().settings
  const steps = leadFunnel(leads, timezone)
  const wait = waitText(hoursToFirstContact(leads), locale)
  const period =
    `${leadsText(leads.length, locale)}${whose} added ${spanText(span)}. ${isCut ? 'Not all are counted: choose fewer days. ' : ''}${wait}`.trim()
  const rows = steps.map(({ step, count, percent, medianDays, medianDaysSince }) => [
    stepWords[step],
    { text: countText(count, locale), to: leadsLink(span, step === 'New' ? of : { ...of, reached: step }) },
    percentText(percent, locale),
    daysText(medianDaysSince, locale),
    daysText(medianDays, locale),
  ])
  const converted = steps.at(-1)
  return (
    <ChartCard
      title={TITLE}
      period={period}
      sums={[
        { mark: 'first', label: 'New leads', text: countText(leads.length, locale), to: leadsLink(span, of) },
        { mark: 'good', label: 'Converted', text: percentText(converted?.percent ?? null, locale) },
      ]}
      table={{
        head: [
          'Step',
          'Leads',
          'Of new leads',
          'Median time since the step before',
          'Median time since they came',
        ],
        rows,
      }}
      actions={actions}
    >
      <Plot
        label={`${TITLE}, ${period} ${steps.map(({ step, count, percent }) => `${stepWords[step]} ${countText(count, locale)} (${percentText(percent, locale)})`).join(', ')}. The table has every figure.`}
        places={steps.map(({ step, percent }) => ({
          id: step,
          tick: stepWords[step],
          name: `${stepWords[step]}, ${percentText(percent, locale)} of new leads`,
        }))}
        series={[
          {
            ...{ kind: 'bar', mark: 'first', label: 'Leads', stack: 'leads' },
            values: steps.map(({ step, count }) => (step === 'Converted' ? null : count)),
          },
          {
            ...{ kind: 'bar', mark: 'good', label: 'Members', stack: 'leads' },
            values: steps.map(({ step, count }) => (step === 'Converted' ? count : null)),
          },
        ]}
        format={(count) => countText(count, locale)}
        exact={(count) => countText(count, locale)}
        isWhole
      />
    </ChartCard>
  )
}
