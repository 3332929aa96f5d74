import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { ClientInfo } from '@/domain/gyms/gym'
import type { SupportVisit } from '@/domain/gyms/gymSupport'
import { formatInstant } from '@/domain/shared/formatDate'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { gymSettings } from '@/session/gymSettings'
import { useBackend, useSession } from '@/session/useSession'
import { Button } from '@/ui/Button'
import styles from './AppFrame.module.css'

/** Over every screen while a super admin is in a centre as support (decision 51), with the way out. */
export function SupportNotice({ info, visit }: { info: ClientInfo; visit: SupportVisit }) {
  const { api } = useBackend()
  const { chooseGym } = useSession()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    await attempt(async () => {
      answered(await api.call('leaveSupport', { gymId: info.id }))
      // First away from the screen whose address names the centre, which would choose it again.
      await navigate(screens.gyms.path)
      chooseGym(null)
    })
    setBusy(false)
  }

  return (
    <div className={styles.notice} data-tone="blue" role="status" data-print="hide">
      <i className="pi pi-headphones" aria-hidden />
      <span className={styles.noticeWords}>
        You are in <strong>{info.name}</strong> as support, until{' '}
        {formatInstant(visit.until, gymSettings(info).timezone)}. Everything you do is in the centre’s log.
      </span>
      <Button size="s" isBusy={isBusy} onClick={() => void leave()}>
        Leave
      </Button>
    </div>
  )
}
