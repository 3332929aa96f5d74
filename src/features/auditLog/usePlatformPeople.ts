import { useMemo } from 'react'
import { askedOnce } from '@/data/store/liveQueries'
import { peopleWords } from '@/domain/staff/peopleWords'
import { useLive } from '@/live/useLive'
import type { ListData } from '@/lists/listData'
import { useBackend, useSignedIn } from '@/session/useSession'
import type { AuditRow } from './auditRow'
import { AUTOMATIC, type AuditPeople } from './useAuditPeople'

/** Until their name is known. */
const SOMEBODY = 'Super admin'

/**
 * Who runs the platform, by the names of their accounts, which the log does not keep: one call for each who stands on the open
 * page. `gymId` is the deleted centre whose lines they are.
 */
export function usePlatformPeople(page: ListData<AuditRow>, gymId: string): AuditPeople {
  const { api } = useBackend()
  const { uid: own } = useSignedIn().account
  const asked = useMemo(() => {
    const rows = page.status === 'ready' ? page.value.rows : []
    const admins = rows.map(({ entry }) => entry).filter(({ byRole, by }) => byRole === 'ADMIN' && by !== own)
    return [...new Set(admins.map(({ by }) => by))].sort().join(' ')
  }, [page, own])
  const found = useLive(
    useMemo(() => {
      if (asked === '') return null
      return askedOnce(`administrators ${asked}`, async () => {
        const uids = asked.split(' ')
        const users = await Promise.all(uids.map((uid) => api.call('getUser', { uid })))
        return new Map(users.flatMap((user) => (user ? [[user.id, user.name || user.email] as const] : [])))
      })
    }, [api, asked]),
  )
  const names = found.status === 'ready' ? found.value : null
  return useMemo(
    () => ({
      whoOf: ({ by, byRole }) => {
        if (by === 'server') return AUTOMATIC
        if (by === own) return peopleWords.self
        // Whose account is gone has no other name.
        if (byRole === 'ADMIN') return names === null ? SOMEBODY : (names.get(by) ?? by)
        return by === gymId ? peopleWords.owner : peopleWords.unnamed
      },
      choices: [
        { value: own, label: peopleWords.self },
        ...[...(names ?? [])].map(([value, label]) => ({ value, label })),
      ],
    }),
    [own, names, gymId],
  )
}
