import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { civilDateIn } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { leadRepository } from '@/data/leads/leadRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Whom the centre talked to before the member bought. */
export function LeadLink({ id }: { id: string }) {
  const { gymId, settings } = useGym()
  const leads = useRepository(leadRepository)
  const found = useLive(useMemo(() => leads.one(gymId, id), [leads, gymId, id]))
  const lead = found.status === 'ready' ? found.value : null
  const since = lead?.createdAt
    ? `, asked ${formatCivil(civilDateIn(lead.createdAt, settings.timezone))}`
    : ''
  return (
    <Link to={`${screens.leads.path}?id=${encodeURIComponent(id)}`}>
      {lead ? `${lead.name}${since}` : 'Open the lead'}
    </Link>
  )
}
