import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { memberRepository } from '@/data/members/memberRepository'
import { listedOf } from '@/domain/members/listedMember'
import { refuseAddressed } from '@/domain/packageLife/addressedAct'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import type { PackageActName } from '@/domain/packageLife/possibleActs'
import { PackageAct } from './PackageAct'
import { INVOICE_PARAMETER, LEAD_PARAMETER } from '@/components/packageLife/actInAddress'

type Props = { act: PackageActName; memberId: string; onClose: () => void }

/**
 * The act that an address asks for (`?id=…&act=renew`), if this role may do it with this member now; else it is said
 * why not, and the drawer opens.
 */
export function AddressedAct({ act, memberId, onClose }: Props) {
  const { gymId, today } = useGym()
  const members = useRepository(memberRepository)
  const role = useRole()
  const [search] = useSearchParams()
  const found = useLive(useMemo(() => members.one(gymId, memberId), [members, gymId, memberId]))
  const member = found.status === 'ready' ? found.value : null
  const why = useMemo(
    () => (member ? (refuseAddressed(act, listedOf(member), today, role)?.reason ?? null) : null),
    [act, member, today, role],
  )
  const [isOffered, setOffered] = useState(false)
  // What was opened stays open: done, the act is no longer on offer, and its sheet closes by itself.
  if (!isOffered && member !== null && why === null) setOffered(true)
  // Of a member that can't be read the drawer says so.
  const isRefused = !isOffered && found.status !== 'loading' && (member === null || why !== null)

  useEffect(() => {
    if (!isRefused) return
    if (why !== null) showToast({ text: why, tone: 'info' })
    onClose()
  }, [isRefused, why, onClose])

  return isOffered ? (
    <PackageAct
      act={act}
      memberId={memberId}
      acceptedId={search.get(INVOICE_PARAMETER) ?? ''}
      leadId={search.get(LEAD_PARAMETER) ?? ''}
      onClose={onClose}
    />
  ) : null
}
