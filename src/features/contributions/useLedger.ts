import { useMemo } from 'react'
import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import { contributionRepository } from '@/data/contributions/contributionRepository'
import { staffRepository } from '@/data/staff/staffRepository'
import type { Month } from '@/domain/monthStats/monthStats'
import { useRecords } from '@/components/records/useRecords'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ledgerRows } from './ledgerRow'

/** A month's lines with their names; live. */
export function useLedger(month: Month) {
  const { gymId } = useGym()
  const repository = useRepository(contributionRepository)
  const lines = useLive(useMemo(() => repository.ofMonth(gymId, month), [repository, gymId, month]))
  const held = useLive(useMemo(() => repository.month(gymId, month), [repository, gymId, month]))
  const { live: people, records: staff } = useRecords(staffRepository)
  const { live: sorts, records: categories } = useRecords(contributionCategoryRepository)
  const rows = useMemo(
    () => (lines.status === 'ready' ? ledgerRows(lines.value.rows, staff, categories) : []),
    [lines, staff, categories],
  )
  // With their names at once: rows that get them a moment later would look as if somebody had changed them.
  const waiting = [people, sorts].find(({ status }) => status === 'loading')
  return {
    live: lines.status === 'ready' && waiting?.status === 'loading' ? waiting : lines,
    rows,
    staff,
    categories,
    lockedOn: held.status === 'ready' ? (held.value?.lockedOn ?? null) : null,
  }
}
