import { useMemo } from 'react'
import { genders } from '@/domain/members/member'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import type { FilterDefinition } from '@/ui/list/filter'
import type { MemberFilterId } from './memberFilterOf'

const same = (text: string) => ({ value: text, label: text })

/** The conditions of screens 4 and 5; the packages are the centre's own, archived ones too, as long as members hold them. */
export function useFilterDefinitions(
  endsLabel: string,
  tab: MemberFilter['tab'],
): FilterDefinition<MemberFilterId>[] {
  const { gymId, settings } = useCentre()
  const { repositories } = useBackend()
  const templates = useLive(useMemo(() => repositories.memberPackages.list(gymId), [repositories, gymId]))
  const packages = templates.status === 'ready' ? templates.value.rows : null
  const { sources } = settings
  return useMemo(
    () => [
      {
        id: 'packageId',
        label: 'Package',
        kind: 'choice',
        options: (packages ?? []).map(({ id, name, isActive, deleted }) => ({
          value: id,
          label: isActive && !deleted ? name : `${name} (archived)`,
        })),
      },
      { id: 'gender', label: 'Gender', kind: 'choice', options: genders.map(same) },
      { id: 'source', label: 'Source', kind: 'choice', options: sources.map(same) },
      { id: 'ends', label: endsLabel, kind: 'dates' },
      ...(tab === 'dues' ? [{ id: 'due', label: 'Due over', kind: 'amount' } as const] : []),
    ],
    [packages, sources, endsLabel, tab],
  )
}
