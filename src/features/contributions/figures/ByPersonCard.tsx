import type { PaidPerson } from '@/domain/contributions/payFigures'
import { formatMoney, formatShortMoney, totalOf } from '@/domain/shared/money'
import type { Staff } from '@/domain/staff/staff'
import { axisMoney } from '@/components/figures/figureWords'
import { ChartCard } from '@/plots/ChartCard'
import { Plot } from '@/plots/Plot'
import { useGym } from '@/session/useGym'

type Props = { people: readonly PaidPerson[]; staff: readonly Staff[]; period: string }

/** What is drawn; the table has all. */
const MOST_DRAWN = 8

/** What each was paid beside what each sold. */
export function ByPersonCard({ people, staff, period }: Props) {
  const { settings } = useGym()
  const money = (rupees: number) => formatMoney(rupees, settings)
  const short = (rupees: number | null) => formatShortMoney(rupees, settings)
  const named = people.map((person) => {
    const found = staff.find(({ id }) => id === person.staffId)
    const name = found?.name ?? 'Former employee'
    // Two of one name are told apart.
    const more = [found?.designation, found?.empId].filter(Boolean).join(', ')
    return { ...person, name, full: more === '' ? name : `${name} (${more})` }
  })
  const drawn = named.slice(0, MOST_DRAWN)
  const pay = totalOf(people.map((person) => person.pay))
  const sold = totalOf(people.map((person) => person.sold))
  return (
    <ChartCard
      title="Pay and sales by employee"
      period={`${period}. Sales are before tax, of those who have a commission on them.`}
      sums={[
        { mark: 'first', label: 'Sold', text: short(sold) },
        { mark: 'second', label: 'Pay', text: short(pay) },
      ]}
      table={{
        head: ['Employee', 'Sold', 'Pay'],
        rows: named.map((person) => [person.full, money(person.sold), money(person.pay)]),
        foot: ['Total', money(sold), money(pay)],
      }}
    >
      <Plot
        label={`Pay and sales by employee, ${period}: ${drawn
          .map((person) => `${person.name} ${short(person.pay)}`)
          .join(', ')}. The table has every figure.`}
        places={drawn.map((person) => ({
          id: person.staffId,
          tick: person.name.split(' ')[0] ?? person.name,
          name: person.full,
        }))}
        series={[
          { kind: 'bar', mark: 'first', label: 'Sold', values: drawn.map((person) => person.sold) },
          { kind: 'bar', mark: 'second', label: 'Pay', values: drawn.map((person) => person.pay) },
        ]}
        format={(rupees) => axisMoney(rupees, settings)}
        exact={short}
      />
    </ChartCard>
  )
}
