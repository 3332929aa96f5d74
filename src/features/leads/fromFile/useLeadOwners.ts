import { useMemo } from 'react'
import { lowerName } from '@/domain/shared/text'
import { peopleWords } from '@/domain/staff/peopleWords'
import { useEmployees } from '@/components/staff/useEmployees'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'

/** Who may follow up a lead, by the names that a file may have: the owner and everybody who works here. null until they are known. */
export function useLeadOwners() {
  const { gymId, info } = useGym()
  const { uid } = useSignedIn().account
  const employees = useEmployees()
  const people = employees.status === 'ready' ? employees.value : null
  return useMemo(() => {
    const ids = new Map<string, string[]>()
    const called = (name: string, id: string) => {
      const key = lowerName(name)
      if (key !== '' && !ids.get(key)?.includes(id)) ids.set(key, [...(ids.get(key) ?? []), id])
    }
    called(peopleWords.owner, gymId)
    called(info.ownerName, gymId)
    // What the list and its export call whoever looks at them.
    if (uid === gymId) called(peopleWords.self, gymId)
    for (const { id, name } of people ?? []) called(name, id)
    const names = new Map(people?.map(({ id, name }) => [id, name]))
    return {
      employees,
      owners: people && ids,
      nameOf: (id: string) => names.get(id) ?? peopleWords.owner,
    }
  }, [gymId, info.ownerName, people, employees, uid])
}
