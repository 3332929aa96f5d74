import { useMemo, useState } from 'react'
import { AppError } from '@/domain/shared/appError'
import { renewalProblem } from '@/domain/gymPackages/renewalProblem'
import { answered } from '@/components/records/answered'
import { untilLimit } from '@/components/records/untilLimit'
import type { BulkAction } from '@/lists/bulkAction'
import { useBackend } from '@/session/useSession'
import type { GymRow } from './gymRow'

/**
 * Renewing many centres at once, each its own package for another term: one call a centre. The key of a call goes with the term that
 * is renewed, so that a centre that is tried again after its answer was lost gets one term and not two.
 */
export function useRenewals(): BulkAction<GymRow> {
  const { api } = useBackend()
  const [keys] = useState(() => new Map<string, string>())
  return useMemo(() => {
    function keyOf(term: string): string {
      const key = keys.get(term) ?? crypto.randomUUID()
      keys.set(term, key)
      return key
    }
    return {
      id: 'renew',
      label: 'Renew package',
      icon: 'pi-replay',
      title: (count) => `Renew ${count === 1 ? '1 package' : `${count} packages`}`,
      text: 'Each centre gets another term of its own package, at what it costs now. Where that price is for new sales only and the package lasts as long as before, it pays what it pays today. Centres that can’t be renewed are left as they are and named.',
      each: untilLimit(async ({ gym }) => {
        if (gym === null) return
        const problem = renewalProblem(gym)
        if (problem !== null) throw new AppError('refused', problem)
        const { packageId = '', endDate = null } = gym.currentPackage ?? {}
        const key = keyOf(`${gym.id} ${endDate ?? ''}`)
        answered(await api.call('renewGymPackage', { gymId: gym.id, key, packageId, seenEnd: endDate }))
      }),
      doneText: (done) => (done === 1 ? '1 package is renewed.' : `${done} packages are renewed.`),
    }
  }, [api, keys])
}
