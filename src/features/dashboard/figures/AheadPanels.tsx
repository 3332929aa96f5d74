import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { listPrices } from '@/domain/dashboard/listPrices'
import { packageMix, renewalsAhead, type DayOfRenewals, type PriceOf } from '@/domain/members/renewalsAhead'
import type { ListedMember } from '@/domain/members/listedMember'
import { weekdayOf, weekdays, weekOrder } from '@/domain/attendance/reports/heatmap'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatShortMoney, totalOf } from '@/domain/shared/money'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Card } from '@/ui/Card'
import { useFormat } from '@/ui/format/format'
import { ErrorState } from '@/ui/ErrorState'
import styles from './AheadPanels.module.css'
import shares from './ShareTable.module.css'
import figures from './Figures.module.css'
import { axisMoney, countText, spanText } from '@/components/figures/figureWords'
import { PanelSkeleton } from './PanelSkeleton'

const DAYS_AHEAD = 60

/** `isPart`: of one category alone, which no list of members shows, so that no sum opens one. */
type Props = { members: readonly ListedMember[]; isPart: boolean }

const membersWord = (count: number, locale: string) =>
  count === 1 ? '1 member' : `${countText(count, locale)} members`

/** What the held packages cost in today's list; no price is made up for one that is no longer there. */
export function AheadPanels({ members, isPart }: Props) {
  const { gymId, info, settings, today } = useGym()
  const packages = useRepository(memberPackageRepository)
  const templates = useLive(useMemo(() => packages.list(gymId), [packages, gymId]))
  const listed = useMemo(() => {
    const rows = templates.status === 'ready' ? templates.value.rows : []
    const held = new Map(rows.map((row) => [row.id, row]))
    return { held, prices: listPrices(held, settings, info.type, today) }
  }, [templates, settings, info.type, today])
  if (templates.status === 'failed')
    return <ErrorState error={templates.error} retry={() => templates.retry()} />
  if (templates.status === 'loading') return <PanelSkeleton />
  const priceOf: PriceOf = (id) => listed.prices.get(id) ?? null
  const nameOf = (id: string) => (listed.prices.has(id) ? (listed.held.get(id)?.name ?? '') : '')
  return (
    <div className={figures.pair}>
      <RenewalCalendar days={renewalsAhead(members, DAYS_AHEAD, priceOf, today, settings)} isPart={isPart} />
      <PackageMix rows={packageMix(members, nameOf, priceOf, today, settings)} isPart={isPart} />
    </div>
  )
}

type ListLinkProps = {
  to: string | null
  className?: string | undefined
  title?: string
  children: ReactNode
}

/** A figure opens its list, where there is one. */
const ListLink = ({ to, children, ...rest }: ListLinkProps) =>
  to === null ? (
    <span {...rest}>{children}</span>
  ) : (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )

/** Said wherever members hold a package that has no price any more: their part is not in the sum. */
function Unpriced({ count }: { count: number }) {
  const { settings } = useGym()
  if (count === 0) return null
  return (
    <p className={styles.note}>
      {membersWord(count, settings.locale)} with a package that is no longer in your list, without an amount.
    </p>
  )
}

/** The coming 60 days as weeks: how many memberships end on each, and what renewing them brings at today's prices. */
function RenewalCalendar({ days, isPart }: { days: readonly DayOfRenewals[]; isPart: boolean }) {
  const { settings } = useGym()
  const { weekStart } = useFormat()
  const { locale } = settings
  const most = Math.max(1, ...days.map(({ members }) => members))
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const order = weekOrder(weekStart)
  const blanks = order.indexOf(weekdayOf(first.date))
  const cells: (DayOfRenewals | null)[] = [...Array.from({ length: blanks }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) =>
    Array.from({ length: 7 }, (_day, place) => cells[at * 7 + place] ?? null),
  )
  const members = days.reduce((sum, day) => sum + day.members, 0)
  const to = `${screens.members.path}?ends=${first.date}..${last.date}&sort=endsOn`
  return (
    <Card title={`Renewals of the next ${String(DAYS_AHEAD)} days`}>
      <p className={styles.period}>
        {spanText({ from: first.date, to: last.date })}, by the last day of the membership
      </p>
      <p className={styles.sum}>
        <strong>{formatShortMoney(totalOf(days.map(({ amount }) => amount)), settings)}</strong>{' '}
        <ListLink to={isPart ? null : to}>from {membersWord(members, locale)}</ListLink>
      </p>
      <table className={styles.calendar}>
        <caption className="visually-hidden">Memberships that end, by day</caption>
        <thead>
          <tr>
            {order.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdays[weekday]}>
                {weekdays[weekday]?.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={addDays(first.date, at * 7)}>
              {week.map((cell, place) =>
                cell === null ? (
                  <td key={order[place]} />
                ) : (
                  <td
                    key={cell.date}
                    style={{
                      background: `color-mix(in srgb, var(--brand) ${String(Math.round((cell.members / most) * 30))}%, var(--surface))`,
                    }}
                  >
                    <DayCell day={cell} isFirst={cell.date === first.date} isPart={isPart} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Unpriced count={days.reduce((sum, { unpriced }) => sum + unpriced, 0)} />
    </Card>
  )
}

function DayCell({
  day: { date, members, amount, unpriced },
  isFirst,
  isPart,
}: {
  day: DayOfRenewals
  isFirst: boolean
  isPart: boolean
}) {
  const { settings } = useGym()
  const number = Number(date.slice(8))
  const shown = isFirst || number === 1 ? formatCivil(date).slice(0, 6) : String(number)
  if (members === 0) return <span className={styles.day}>{shown}</span>
  const isPriced = unpriced < members
  const price = isPriced ? formatShortMoney(amount, settings) : 'no amount'
  const words = `${formatCivil(date)}: ${membersWord(members, settings.locale)}, ${price}`
  return (
    <ListLink
      className={styles.day}
      to={isPart ? null : `${screens.members.path}?ends=${date}..${date}`}
      title={words}
    >
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">{shown}</span>
      <strong aria-hidden="true">{members}</strong>
      <span aria-hidden="true" className={styles.amount}>
        {isPriced ? axisMoney(amount, settings) : '--'}
      </span>
    </ListLink>
  )
}

/** Active members by package, with what theirs cost at today's prices: what each brings. */
function PackageMix({ rows, isPart }: { rows: ReturnType<typeof packageMix>; isPart: boolean }) {
  const { settings } = useGym()
  const { locale } = settings
  const total = totalOf(rows.map(({ amount }) => amount))
  const members = rows.reduce((sum, row) => sum + row.members, 0)
  return (
    <Card title="Package mix">
      <p className={styles.period}>Active members today, at the prices of your list</p>
      <p className={styles.sum}>
        <strong>{formatShortMoney(total, settings)}</strong>{' '}
        <ListLink to={isPart ? null : `${screens.members.path}?running=1`}>
          from {membersWord(members, locale)}
        </ListLink>
      </p>
      {rows.length > 0 && (
        <table className={shares.table}>
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col">Members</th>
              <th scope="col">Amount</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const share = total > 0 ? Math.round((row.amount / total) * 100) : 0
              const isPriced = row.unpriced === 0
              return (
                <tr key={row.packageId}>
                  <th scope="row">
                    {row.packageId === '' ? (
                      row.name || '--'
                    ) : (
                      <Link to={`${screens.members.path}?packageId=${row.packageId}&running=1`}>
                        {row.name || '--'}
                      </Link>
                    )}
                    {isPriced && (
                      <span className={shares.track} aria-hidden="true">
                        <span style={{ width: `${String(share)}%` }} />
                      </span>
                    )}
                  </th>
                  <td>{countText(row.members, locale)}</td>
                  <td>{isPriced ? formatShortMoney(row.amount, settings) : '--'}</td>
                  <td>{isPriced && total > 0 ? `${String(share)} %` : '--'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <Unpriced count={rows.reduce((sum, { unpriced }) => sum + unpriced, 0)} />
    </Card>
  )
}
