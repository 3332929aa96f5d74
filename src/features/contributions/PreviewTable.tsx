import { Fragment, useState } from 'react'
import { changedText } from '@/domain/contributions/changedPay'
import { netOf } from '@/domain/contributions/contribution'
import { overtimeText } from '@/domain/contributions/overtimeText'
import {
  inLedger,
  newLinesOf,
  newTotalOf,
  type PersonPreview,
  type PreviewLine,
} from '@/domain/contributions/payPreview'
import { MISSING } from '@/domain/shared/constants'
import { totalOf } from '@/domain/shared/money'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { Money } from '@/components/money/Money'
import { Button } from '@/ui/Button'
import styles from './contributions.module.css'

type Props = {
  people: readonly PersonPreview[]
  isChosen: (staffId: string) => boolean
  onToggle: (staffId: string) => void
  onSetPay: (staffId: string) => void
  /** Opens the contribution categories, where one lacks or has a rate that can’t be. */
  onCategories: () => void
  /** Opens the form of an amount that is entered by hand. */
  onAdd: () => void
}

const sumOf = ({ lines }: PersonPreview, kind: PreviewLine['kind']): number | null => {
  const own = lines.filter((line) => line.kind === kind)
  return own.length === 0 ? null : netOf(own.map(inLedger))
}

/** What became of what the ledger has, where nothing is left to add. */
function standingText({ lines }: PersonPreview): string {
  if (lines.length === 0) return MISSING
  return lines.every(({ stands }) => stands?.status === 'Reversed') ? 'Reversed' : 'Added'
}

const Amount = ({ rupees }: { rupees: number | null }) =>
  rupees === null ? MISSING : <Money rupees={rupees} />

/** A month's pay by person; a press on a name shows what it is made of. */
export function PreviewTable({ people, isChosen, onToggle, onSetPay, onCategories, onAdd }: Props) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const show = (staffId: string) =>
    setShown((now) => {
      const next = new Set(now)
      if (!next.delete(staffId)) next.add(staffId)
      return next
    })
  const counted = people.filter(({ staffId }) => isChosen(staffId))
  return (
    // A region that scrolls is reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles.scroller} role="region" aria-label="Pay by employee" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Include</span>
            </th>
            <th scope="col">Employee</th>
            <th scope="col" className={styles.end}>
              Days payable
            </th>
            <th scope="col" className={styles.end}>
              Base pay
            </th>
            <th scope="col" className={styles.end}>
              Overtime
            </th>
            <th scope="col" className={styles.end}>
              Commission
            </th>
            <th scope="col" className={styles.end}>
              To add
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const { staffId, name, payableDays, monthDays, lines, mendedIn, changed } = person
            const isNew = newLinesOf(person).length > 0
            const isShown = shown.has(staffId)
            return (
              <Fragment key={staffId}>
                <tr>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`Include ${name}`}
                      checked={isNew && isChosen(staffId)}
                      disabled={!isNew}
                      onChange={() => onToggle(staffId)}
                    />
                  </td>
                  <th scope="row">
                    {lines.length > 0 ? (
                      <button
                        type="button"
                        className={styles.name}
                        aria-expanded={isShown}
                        onClick={() => show(staffId)}
                      >
                        <i
                          className={`pi ${isShown ? 'pi-chevron-down' : 'pi-chevron-right'}`}
                          aria-hidden="true"
                        />
                        {name}
                      </button>
                    ) : (
                      name
                    )}
                    <Remarks person={person} />
                    {mendedIn.includes('categories') && (
                      <Button size="s" kind="quiet" onClick={onCategories}>
                        Contribution categories
                      </Button>
                    )}
                    {mendedIn.includes('pay') && (
                      <Button size="s" kind="quiet" onClick={() => onSetPay(staffId)}>
                        Set pay
                      </Button>
                    )}
                    {changed && (
                      <Button size="s" kind="quiet" onClick={onAdd}>
                        Enter an amount
                      </Button>
                    )}
                  </th>
                  <td className={styles.end}>{`${String(payableDays)} of ${String(monthDays)}`}</td>
                  <td className={styles.end}>
                    <Amount rupees={sumOf(person, 'base')} />
                  </td>
                  <td className={styles.end}>
                    <Amount rupees={sumOf(person, 'overtime')} />
                  </td>
                  <td className={styles.end}>
                    <Amount rupees={sumOf(person, 'commission')} />
                  </td>
                  <td className={styles.end}>
                    {isNew ? <Money rupees={newTotalOf(person)} /> : standingText(person)}
                  </td>
                </tr>
                {isShown && lines.map((line) => <LineRow key={line.id} line={line} />)}
              </Fragment>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">Total</th>
            <td colSpan={4} />
            <td className={styles.end}>
              <Money rupees={totalOf(counted.map(newTotalOf))} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** What to look at before the month is paid. */
function Remarks({ person }: { person: PersonPreview }) {
  const format = useGymFormat()
  const { lackingExits, halfDays, lateHalfDays, problem, changed } = person
  const words = [
    problem,
    changed && changedText(changed, format),
    lateHalfDays > 0 &&
      `${String(lateHalfDays)} half ${lateHalfDays === 1 ? 'day' : 'days'} off for coming late`,
    halfDays > 0 && `${String(halfDays)} half ${halfDays === 1 ? 'day' : 'days'}`,
    overtimeText(person),
    lackingExits > 0 && `${String(lackingExits)} ${lackingExits === 1 ? 'day' : 'days'} without an exit`,
  ].filter(Boolean)
  return words.length === 0 ? null : <span className={styles.remarks}>{words.join(' · ')}</span>
}

/** What a line is for; the note of overtime says so itself. */
const kinds: Record<PreviewLine['kind'], string> = {
  base: 'Base pay: ',
  overtime: '',
  commission: 'Commission: ',
}

const LineRow = ({ line }: { line: PreviewLine }) => (
  <tr className={styles.line}>
    <td />
    <td colSpan={5}>
      {kinds[line.kind]}
      {line.note}
      {line.kind === 'commission' && line.basisAmount !== null && (
        <>
          {' · '}
          {line.rate === null ? 'of ' : `${String(line.rate)} % of `}
          <Money rupees={line.basisAmount} />
        </>
      )}
      {line.stands && line.stands.amount !== line.amount && line.kind !== 'commission' && (
        <>
          {' · '}
          <Money rupees={line.amount} /> now
        </>
      )}
      {line.stands && ` · ${line.stands.status} in the ledger`}
    </td>
    <td className={styles.end}>
      <Money rupees={netOf([inLedger(line)])} />
    </td>
  </tr>
)
