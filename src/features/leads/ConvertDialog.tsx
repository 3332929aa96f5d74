import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Lead } from '@/domain/leads/lead'
import { samePhone } from '@/domain/members/samePhone'
import { memberRepository } from '@/data/members/memberRepository'
import { ACT_PARAMETER, LEAD_PARAMETER } from '@/components/packageLife/actInAddress'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { FormSkeleton } from '@/ui/Skeletons'
import styles from './ConvertDialog.module.css'

/**
 * Opens the sale of a new member, filled from the lead. Where members have the phone already, somebody of a family or a form
 * that was left after its first step, it asks for whom the sale is.
 */
export function ConvertDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { gymId, settings } = useGym()
  const navigate = useNavigate()
  const members = useRepository(memberRepository)
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const digits = lead.phoneDigits
  const found =
    directory.status === 'ready' && digits !== ''
      ? samePhone(directory.value, { phone: digits, locale: settings.locale, exceptId: '' })
      : []
  const isNobody = directory.status === 'ready' && found.length === 0
  const addTo = `${screens.members.path}?new=true&${LEAD_PARAMETER}=${lead.id}`

  useEffect(() => {
    if (isNobody) void navigate(addTo)
  }, [isNobody, navigate, addTo])

  if (directory.status === 'failed')
    return (
      <Dialog title={`Convert ${lead.name}`} onClose={onClose}>
        <ErrorState error={directory.error} retry={() => directory.retry()} />
      </Dialog>
    )
  if (directory.status === 'loading' || isNobody)
    return (
      <Dialog title={`Convert ${lead.name}`} onClose={onClose}>
        <FormSkeleton />
      </Dialog>
    )
  return (
    <Dialog title={`Convert ${lead.name}`} onClose={onClose}>
      <p>This phone is known already. Who buys the package?</p>
      <div className={styles.people}>
        {found.map(({ id, name, code }) => (
          <Button
            key={id}
            icon="pi-user"
            onClick={() =>
              void navigate(
                `${screens.members.path}?id=${id}&${ACT_PARAMETER}=sell&${LEAD_PARAMETER}=${lead.id}`,
              )
            }
          >
            {code === '' ? name : `${name} (${code})`}
          </Button>
        ))}
        <Button kind="primary" icon="pi-user-plus" onClick={() => void navigate(addTo)}>
          {`${lead.name}, a new member`}
        </Button>
      </div>
    </Dialog>
  )
}
