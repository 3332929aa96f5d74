import { useState } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { NO_STATE, type PlatformMonth } from '@/domain/gymPackages/platformMonth'
import { formatCivil } from '@/domain/shared/formatDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Note } from '@/ui/Note'
import shares from '../figures/ShareTable.module.css'

/** The largest; the others are unfolded. */
const SHOWN = 8

const count = (gyms: number) => gyms.toLocaleString(PLATFORM_MONEY.locale)

/** Where the centres are (PRODUCT 4, screen 2 "gyms by state"), each state the door to its list. */
export function StatesCard({ month: { byState, day } }: { month: PlatformMonth }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const states = Object.entries(byState).sort(
    ([one, its], [other, others]) => others - its || one.localeCompare(other),
  )
  const all = states.reduce((sum, [, gyms]) => sum + gyms, 0)
  // Kept since a later version than the rest of the month.
  if (all === 0) return null
  // One alone would take as much room as the button.
  const folds = !isUnfolded && states.length > SHOWN + 1
  const shown = folds ? states.slice(0, SHOWN) : states
  const rest = states.slice(shown.length)
  const left = rest.reduce((sum, [, gyms]) => sum + gyms, 0)
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
          {shown.map(([state, gyms]) => {
            const share = Math.round((100 * gyms) / all)
            return (
              <tr key={state}>
                <th scope="row">
                  <Link to={`${screens.gyms.path}?state=${encodeURIComponent(state)}`}>
                    {state === NO_STATE ? 'No state given' : state}
                  </Link>
                  <span className={shares.track} aria-hidden="true">
                    <span style={{ width: `${share}%` }} />
                  </span>
                </th>
                <td>{count(gyms)}</td>
                <td>{share} %</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {folds && (
        <Button size="s" kind="quiet" icon="pi-chevron-down" onClick={() => setUnfolded(true)}>
          {`${rest.length} more states, ${count(left)} ${left === 1 ? 'centre' : 'centres'}`}
        </Button>
      )}
    </Card>
  )
}
