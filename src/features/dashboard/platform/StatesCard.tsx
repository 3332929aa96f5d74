import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { NO_STATE, type PlatformMonth } from '@/domain/gymPackages/platformMonth'
import { formatCivil } from '@/domain/shared/formatDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { Card } from '@/ui/Card'
import { Note } from '@/ui/Note'
import shares from '../figures/ShareTable.module.css'

/** The largest; the rest stands in one row. */
const SHOWN = 8

const count = (centres: number) => centres.toLocaleString(PLATFORM_MONEY.locale)

type Row = { name: string; centres: number; to: string | null }

function rowsOf(byState: PlatformMonth['byState']): Row[] {
  const states = Object.entries(byState).sort(
    ([one, its], [other, others]) => others - its || one.localeCompare(other),
  )
  // One alone would take as much room as its name.
  const shown = states.length > SHOWN + 1 ? SHOWN : states.length
  const rest = states.slice(shown)
  return [
    ...states.slice(0, shown).map(([state, centres]) => ({
      name: state === NO_STATE ? 'No state given' : state,
      centres,
      to: state === NO_STATE ? null : `${screens.gyms.path}?state=${encodeURIComponent(state)}`,
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            name: `${rest.length} more states`,
            centres: rest.reduce((sum, [, centres]) => sum + centres, 0),
            to: null,
          },
        ]),
  ]
}

/** Where the centres are (PRODUCT 4, screen 2 "gyms by state"), each state the door to its list. */
export function StatesCard({ month: { byState, day } }: { month: PlatformMonth }) {
  const rows = rowsOf(byState)
  const all = rows.reduce((sum, { centres }) => sum + centres, 0)
  // Kept since a later version than the rest of the month.
  if (all === 0) return null
  return (
    <Card title="Centres by state">
      <Note kind="quiet">Registered until {formatCivil(day)}, disabled ones included</Note>
      <table className={shares.table}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Centres</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, centres, to }) => {
            const share = Math.round((100 * centres) / all)
            return (
              <tr key={name}>
                <th scope="row">
                  {to === null ? name : <Link to={to}>{name}</Link>}
                  <span className={shares.track} aria-hidden="true">
                    <span style={{ width: `${share}%` }} />
                  </span>
                </th>
                <td>{count(centres)}</td>
                <td>{share} %</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
