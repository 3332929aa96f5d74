import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { memberRepository } from '@/data/members/memberRepository'
import { listedOf } from '@/domain/members/listedMember'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { availableActs } from '@/components/packageLife/availableActs'
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
  const acts = useMemo(
    () => (member ? availableActs(listedOf(member), today, role) : []),
    [member, today, role],
  )
  const offered = acts.find((one) => one.act === act)
  const [isOffered, setOffered] = useState(false)
  // What was opened stays open: done, the act is no longer on offer, and its sheet closes by itself.
  if (!isOffered && offered !== undefined && !offered.isDisabled) setOffered(true)
  const isRefused =
    !isOffered &&
    (found.status === 'failed' || (found.status === 'ready' && !offered) || offered?.isDisabled === true)
  const why = offered?.why

  useEffect(() => {
    if (!isRefused) return
    if (why !== undefined) showToast({ text: `${why}.`, tone: 'info' })
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
