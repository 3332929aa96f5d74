import { useMemo } from 'react'
import { gymRepository } from '@/data/gyms/gymRepository'
import { staffRepository } from '@/data/staff/staffRepository'
import type { AuditEntry } from '@/domain/audit/auditEntry'
import { peopleWords } from '@/domain/staff/peopleWords'
import { isEmployed } from '@/domain/staff/staff'
import { usePeople } from '@/components/people/usePeople'
import { useRecords } from '@/components/records/useRecords'
import type { FilterChoice } from '@/lists/filter'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'

/** What the server does by itself: nights, counts, what a visit carries along. */
export const AUTOMATIC = 'Automatic'
/** Whoever runs the platform, in a centre that is not theirs. */
const SUPPORT = 'Support'

const noUids: string[] = []

export type AuditPeople = {
  whoOf: (entry: Pick<AuditEntry, 'by' | 'byRole' | 'support'>) => string
  choices: FilterChoice[]
}

/** Who did it, in the words of `usePeople`, with everybody who ever worked here by name, and whoever came in as support. */
export function useAuditPeople(): AuditPeople {
  const { gymId } = useGym()
  const { uid: own } = useSignedIn().account
  const { records: staff } = useRecords(staffRepository)
  const names = useMemo(() => new Map(staff.map(({ id, name }) => [id, name])), [staff])
  const nameOf = usePeople(noUids, 0, names)
  const gyms = useRepository(gymRepository)
  const gym = useLive(useMemo(() => gyms.one(gymId), [gyms, gymId]))
  const visits = gym.status === 'ready' ? gym.value?.support?.visits : undefined
  return useMemo(
    () => ({
      whoOf: ({ by, byRole, support }) => {
        if (by === 'server') return AUTOMATIC
        if (byRole === 'ADMIN' && by !== own) return support ? `${SUPPORT}: ${support.name}` : SUPPORT
        return nameOf(by)
      },
      choices: [
        ...(own === gymId ? [] : [{ value: own, label: peopleWords.self }]),
        { value: gymId, label: own === gymId ? peopleWords.self : peopleWords.owner },
        ...staff.map((person) => ({
          value: person.id,
          label: isEmployed(person) ? person.name : `${person.name} (left)`,
        })),
        ...Object.entries(visits ?? {})
          .filter(([uid]) => uid !== own)
          .map(([value, { name }]) => ({ value, label: `${SUPPORT}: ${name}` })),
        { value: 'server', label: AUTOMATIC },
      ],
    }),
    [staff, visits, nameOf, own, gymId],
  )
}
