import { useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { agoText } from '@/domain/shared/agoText'
import { leadRepository } from '@/data/leads/leadRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ButtonLink } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { FormSkeleton } from '@/ui/Skeletons'
import { LogStrip } from './LogStrip'
import { UnloggedNote } from './UnloggedNote'
import styles from './leads.module.css'

/** Logs a contact with a lead from another screen, and closes with it: the strip of its drawer and what was said last. */
export function LogDialog({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { gymId, today } = useGym()
  const leads = useRepository(leadRepository)
  const found = useLive(useMemo(() => leads.one(gymId, leadId), [leads, gymId, leadId]))
  const lead = found.status === 'ready' ? found.value : null
  const last = lead?.interactions.at(-1)
  return (
    <Dialog
      title={lead === null ? 'Log a contact' : `Log a contact with ${lead.name}`}
      width={560}
      onClose={onClose}
      footer={
        <ButtonLink icon="pi-external-link" to={`${screens.leads.path}?id=${encodeURIComponent(leadId)}`}>
          Open the lead
        </ButtonLink>
      }
    >
      {found.status === 'loading' && <FormSkeleton />}
      {found.status === 'failed' && <ErrorState error={found.error} retry={() => found.retry()} />}
      {found.status === 'ready' && lead === null && (
        <>
          <ErrorState error={{ message: 'This lead is not there any more.' }} />
          <UnloggedNote leadId={leadId} />
        </>
      )}
      {lead && (
        <>
          <p className={styles.quiet}>
            {last === undefined
              ? 'Nobody has talked to them yet.'
              : [`Last contact: ${last.outcome || last.kind}`, last.on && agoText(last.on, today), last.note]
                  .filter((part) => part !== null && part !== '')
                  .join(' · ')}
          </p>
          <LogStrip lead={lead} onLogged={onClose} />
        </>
      )}
    </Dialog>
  )
}
