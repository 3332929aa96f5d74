import { useMemo } from 'react'
import type { RepositoryFactory } from '@/data/repositories'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { useRecordsOwner, type OwnedRecords } from './useRecordsOwner'

const none: readonly never[] = []

/** All records of the centre or the platform, archived ones too, in the order of their repository; none while they are read. */
export function useRecords<T>(
  factory: RepositoryFactory<OwnedRecords & { list(gymId: string): LiveQuery<PageOf<T>> }>,
): {
  live: Live<PageOf<T>>
  records: readonly T[]
} {
  const repository = useRepository(factory)
  const gymId = useRecordsOwner(repository)
  const live = useLive(useMemo(() => repository.list(gymId), [repository, gymId]))
  return { live, records: live.status === 'ready' ? live.value.rows : none }
}
