import { useCallback, useMemo, useState } from 'react'
import { gymPackageRepository } from '@/data/gymPackages/gymPackageRepository'
import type { PageOf } from '@/data/store/live'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import type { FilterChoice } from '@/lists/filter'
import { useRepository } from '@/session/useRepository'
import type { GymRow } from './gymRow'
import { packageChoices } from './packageChoices'

/**
 * The packages to filter by, for an administrator. They are read once the filters are opened or one of them is asked for: most who
 * open the list do neither.
 */
export function usePackageChoices(
  isAdmin: boolean,
  page: Live<PageOf<GymRow>>,
  chosen: string | undefined,
): { choices: FilterChoice[]; open: () => void } {
  const [isOpened, setOpened] = useState(false)
  const repository = useRepository(gymPackageRepository)
  const query = useMemo(() => repository.list(''), [repository])
  const live = useLive(isAdmin && (isOpened || chosen !== undefined) ? query : null)
  const choices = useMemo(() => {
    const rows = page.status === 'ready' ? page.value.rows : []
    const held = rows.flatMap(({ gym }) => (gym?.currentPackage ? [gym.currentPackage] : []))
    return packageChoices(live.status === 'ready' ? live.value.rows : [], held, chosen)
  }, [live, page, chosen])
  return { choices, open: useCallback(() => setOpened(true), []) }
}
