import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { MISSING } from '@/domain/shared/constants'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

/** How many members hold the package today; opens the list of them. */
export function BuyersCell({ templateId }: { templateId: string }) {
  const { gymId, today } = useCentre()
  const { members } = useBackend().repositories
  const count = useLive(
    members.count(
      gymId,
      { tab: 'all', packageId: templateId, endsFrom: today, sort: 'name', direction: 'asc' },
      today,
    ),
  )
  if (count.status !== 'ready') return MISSING
  return count.value === 0 ? (
    '0'
  ) : (
    <Link to={`${screens.members.path}?packageId=${encodeURIComponent(templateId)}&ends=${today}..`}>
      {count.value.toLocaleString('en-IN')}
    </Link>
  )
}
