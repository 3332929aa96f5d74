import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { changedText } from '@/domain/contributions/changedPay'
import { refuseUngenerated, refuseWithoutCategory } from '@/domain/contributions/payPreview'
import type { Month } from '@/domain/monthStats/monthStats'
import { answered } from '@/components/records/answered'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { useFormAct } from '@/session/useAct'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine, ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { Note } from '@/ui/Note'
import { TableSkeleton } from '@/ui/Skeletons'
import { usePayPreview } from './usePayPreview'
import styles from './contributions.module.css'

type Props = {
  month: Month
  name: string
  onClose: () => void
  /** Shows what is not generated yet. */
  onGenerate: () => void
  /** Opens the form of an amount that is entered by hand. */
  onAdd: () => void
}

/** Locks a month, once the server has said that nothing of it is left to generate. */
export function LockDialog({ month, name, onClose, onGenerate, onAdd }: Props) {
  const navigate = useNavigate()
  const act = useFormAct()
  const format = useGymFormat()
  const { asked, ask } = usePayPreview(month)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const lacking = asked.status === 'ready' ? refuseUngenerated(asked.value, month) : null
  const without = asked.status === 'ready' ? refuseWithoutCategory(asked.value, month) : null

  async function lock() {
    setBusy(true)
    setProblem('')
    try {
      answered(await act('lockPayMonth', { month }))
      showToast({ text: `${name} is locked.` })
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It was not locked. Try again.')
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={`Lock ${name}`}
      onClose={onClose}
      isDismissable={!isBusy}
      footer={
        asked.status === 'ready' && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            {without ? (
              <Button kind="primary" onClick={() => void navigate(screens.contributionCategories.path)}>
                Contribution categories
              </Button>
            ) : lacking ? (
              <Button kind="primary" icon="pi-bolt" onClick={onGenerate}>{`Generate pay for ${name}`}</Button>
            ) : (
              <Button kind="primary" icon="pi-lock" isBusy={isBusy} onClick={() => void lock()}>
                {`Lock ${name}`}
              </Button>
            )}
          </>
        )
      }
    >
      {asked.status === 'loading' && <TableSkeleton rows={2} columns={1} />}
      {asked.status === 'failed' && <ErrorState error={asked.error} retry={ask} />}
      {asked.status === 'ready' && (
        <div className={styles.preview}>
          {asked.value.map(
            ({ staffId, name: who, changed }) =>
              changed && (
                <Note key={staffId}>
                  {who}: {changedText(changed, format)}{' '}
                  <Button size="s" onClick={onAdd}>
                    Enter an amount
                  </Button>
                </Note>
              ),
          )}
          {lacking ? (
            <Note>{lacking.reason}</Note>
          ) : (
            <p className={styles.quiet}>
              Nothing in it can be added, paid or reversed afterwards, and it can’t be unlocked.
            </p>
          )}
          {problem && <ErrorLine error={{ message: problem }} />}
        </div>
      )}
    </Dialog>
  )
}
