import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { lackingIn, lackingText } from '@/domain/contributions/lackingMonths'
import { firstOfMonth } from '@/domain/contributions/payMonth'
import {
  newLinesOf,
  newTotalOf,
  refuseWithoutCategory,
  reversedIn,
  seenOfPay,
} from '@/domain/contributions/payPreview'
import type { Month } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, totalOf } from '@/domain/shared/money'
import { monthText } from '@/domain/shared/monthText'
import { answered } from '@/components/records/answered'
import { asRepeatable, newActKey, useAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine, ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { Note } from '@/ui/Note'
import { TableSkeleton } from '@/ui/Skeletons'
import { PreviewTable } from './PreviewTable'
import { usePayPreview } from './usePayPreview'
import styles from './contributions.module.css'

type Props = {
  month: Month
  name: string
  onClose: () => void
  /** Opens the form of an amount that is entered by hand. */
  onAdd: () => void
  onMonth: (first: CivilDate) => void
}

const reversedText = (count: number): string =>
  count === 1
    ? '1 reversed amount stays reversed and isn’t generated again. Enter a corrected amount by hand.'
    : `${String(count)} reversed amounts stay reversed and aren’t generated again. Enter corrected amounts by hand.`

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** A month's pay to be checked, person by person, before anything of it is written. */
export function GenerateDialog({ month, name, onClose, onAdd, onMonth }: Props) {
  const { settings } = useGym()
  const navigate = useNavigate()
  const act = useAct()
  const [key] = useState(newActKey)
  const { asked, ask } = usePayPreview(month)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const people = useMemo(() => (asked.status === 'ready' ? asked.value : []), [asked])
  const open = people.filter((person) => newLinesOf(person).length > 0)
  const chosen = open.filter(({ staffId }) => !left.has(staffId))
  const reversed = reversedIn(people)
  const without = refuseWithoutCategory(people, month)
  const lacking = lackingIn(chosen)
  const earlier = lacking[0] === undefined ? null : firstOfMonth(lacking[0])
  const total = formatMoney(totalOf(chosen.map(newTotalOf)), settings)

  async function write() {
    setBusy(true)
    setFailure(null)
    try {
      const staffIds = chosen.map(({ staffId }) => staffId)
      const seen = await seenOfPay(chosen)
      answered(await act('generateContributions', { month, staffIds, seen }, key))
      showToast({ text: `${total} added for ${name}. It waits for approval.` })
      onClose()
    } catch (error) {
      setFailure(errorOf(asRepeatable(error)))
      setBusy(false)
    }
  }

  const toCategories = () => void navigate(screens.contributionCategories.path)
  const toggle = (staffId: string) =>
    setLeft((now) => {
      const next = new Set(now)
      if (!next.delete(staffId)) next.add(staffId)
      return next
    })

  return (
    <Dialog
      title={`Generate pay for ${name}`}
      width={880}
      onClose={onClose}
      isDismissable={!isBusy}
      footer={
        open.length > 0 && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              kind="primary"
              icon="pi-check"
              isBusy={isBusy}
              disabled={chosen.length === 0}
              onClick={() => void write()}
            >
              {`Add ${total} for ${chosen.length === 1 ? '1 employee' : `${String(chosen.length)} employees`}`}
            </Button>
          </>
        )
      }
    >
      {asked.status === 'loading' && <TableSkeleton rows={5} columns={6} />}
      {asked.status === 'failed' && <ErrorState error={asked.error} retry={ask} />}
      {asked.status === 'ready' && (
        <div className={styles.preview}>
          {(open.length > 0 || (reversed === 0 && !without)) && (
            <p className={styles.quiet}>
              {open.length === 0
                ? people.length === 0
                  ? 'There is nobody to pay. Add employees first.'
                  : people.some(({ changed }) => changed !== null)
                    ? `Everything for ${name} was generated. Some of it comes to another amount now.`
                    : `Everything for ${name} is in the ledger already.`
                : 'Reckoned from attendance and from payments received. Check it; each amount then waits for your approval.'}
            </p>
          )}
          {without && (
            <Note>
              {without.reason}{' '}
              <Button size="s" onClick={toCategories}>
                Contribution categories
              </Button>
            </Note>
          )}
          {reversed > 0 && (
            <Note>
              {reversedText(reversed)}{' '}
              <Button size="s" onClick={onAdd}>
                Enter an amount
              </Button>
            </Note>
          )}
          {earlier && (
            <Note>
              {lackingText(lacking)}{' '}
              <Button size="s" onClick={() => onMonth(earlier)}>{`Go to ${monthText(earlier)}`}</Button>
            </Note>
          )}
          {failure && <ErrorLine error={failure} retry={ask} />}
          {people.length > 0 && (
            <PreviewTable
              people={people}
              isChosen={(staffId) => !left.has(staffId)}
              onToggle={toggle}
              onAdd={onAdd}
              onCategories={toCategories}
              onSetPay={(staffId) => void navigate(`${screens.staff.path}?edit=${staffId}`)}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
