import { useMemo } from 'react'
import { staffRepository } from '@/data/staff/staffRepository'
import type { AuditEntry } from '@/domain/audit/auditEntry'
import { peopleWords } from '@/domain/staff/peopleWords'
import { isEmployed } from '@/domain/staff/staff'
import { usePeople } from '@/components/people/usePeople'
import { useRecords } from '@/components/records/useRecords'
import type { FilterChoice } from '@/lists/filter'
import { useGym } from '@/session/useGym'
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

/** Who did it, in the words of `usePeople`, with everybody who ever worked here by name. */
export function useAuditPeople(): AuditPeople {
  const { gymId } = useGym()
  const { uid: own } = useSignedIn().account
  const { records: staff } = useRecords(staffRepository)
  const plain = usePeople(noUids)
  return useMemo(() => {
    const names = new Map(staff.map(({ id, name }) => [id, name]))
    return {
      whoOf: ({ by, byRole, support }) => {
        if (by === 'server') return AUTOMATIC
        if (byRole === 'ADMIN' && by !== own) return support ? `${SUPPORT}: ${support.name}` : SUPPORT
        return (by === own ? undefined : names.get(by)) ?? plain(by)
      },
      choices: [
        ...(own === gymId ? [] : [{ value: own, label: peopleWords.self }]),
        { value: gymId, label: own === gymId ? peopleWords.self : peopleWords.owner },
        ...staff.map((person) => ({
          value: person.id,
          label: isEmployed(person) ? person.name : `${person.name} (left)`,
        })),
        { value: 'server', label: AUTOMATIC },
      ],
    }
  }, [staff, plain, own, gymId])
}
