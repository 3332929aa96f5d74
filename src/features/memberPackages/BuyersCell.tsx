import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { MISSING } from '@/domain/shared/constants'
import { useGym } from '@/session/useGym'

type Props = {
  templateId: string
  /** How many hold each package, by its template; null until they are known. */
  holders: ReadonlyMap<string, number> | null
}

/** How many members hold the package today; opens the list of them. */
export function BuyersCell({ templateId, holders }: Props) {
  const { settings } = useGym()
  if (holders === null) return MISSING
  const count = holders.get(templateId) ?? 0
  return count === 0 ? (
    '0'
  ) : (
    <Link to={`${screens.members.path}?packageId=${encodeURIComponent(templateId)}&running=1`}>
      {count.toLocaleString(settings.locale)}
    </Link>
  )
}
