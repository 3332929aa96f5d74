import { useMemo } from 'react'
import type { RepositoryFactory } from '@/data/repositories'
import type { Refusal } from '@/domain/shared/refusal'
import { useRepository } from '@/session/useRepository'
import { showToast } from '@/ui/feedback/toast'
import { attempt } from './attempt'
import { useRecordsOwner, type OwnedRecords } from './useRecordsOwner'

type Said<T> = (record: T) => string

/** What is true after an act, in a sentence for each. A module constant, so that rows are not drawn again. */
export type RecordWords<T> = { archived: Said<T>; restored: Said<T>; removed?: Said<T> }

/** What acts need of a repository (`recordRepository` has it). */
export type ActedRecords<T> = OwnedRecords & {
  add(gymId: string, id: string, fields: Partial<T>): Promise<void>
  change(gymId: string, id: string, changes: Partial<T>): Promise<void>
  /** May answer false: it was put away before, and there is nothing to undo. */
  archive(gymId: string, id: string): Promise<unknown>
  restore(gymId: string, id: string): Promise<void>
  remove(gymId: string, id: string): Promise<Refusal | null>
}

export type RecordActs<T> = {
  archive: (record: T) => void
  restore: (record: T) => void
  /** Where something needs the record, the refusal may offer to archive it instead. */
  remove: (record: T, may?: { orArchive: boolean }) => void
  /** Any other change of some fields; `Undo` puts back what they held. */
  change: (record: T, changes: Partial<T>, text: string) => void
  /** A starter set at a press; those among `removed` come back, and one that is there stays as it is. */
  addSet: (set: readonly { id: string; fields: Partial<T> }[], removed: readonly T[], text: string) => void
}

/** The acts of a row or a drawer on a plain record: done at once, said with `Undo`, and a failure in its own words. */
export function useRecordActs<T extends { id: string }>(
  factory: RepositoryFactory<ActedRecords<T>>,
  words: RecordWords<T>,
): RecordActs<T> {
  const repository = useRepository(factory)
  const gymId = useRecordsOwner(repository)
  return useMemo((): RecordActs<T> => {
    const archive = (record: T) =>
      void attempt(async () => {
        const isOurs = (await repository.archive(gymId, record.id)) !== false
        const undo = () => repository.restore(gymId, record.id)
        showToast({ text: words.archived(record), ...(isOurs && { undo }) })
      })
    return {
      archive,
      restore: (record) =>
        void attempt(async () => {
          await repository.restore(gymId, record.id)
          showToast({
            text: words.restored(record),
            undo: async () => void (await repository.archive(gymId, record.id)),
          })
        }),
      remove: (record, { orArchive } = { orArchive: false }) =>
        void attempt(async () => {
          const refusal = await repository.remove(gymId, record.id)
          if (refusal === null)
            return void showToast({
              text: (words.removed ?? words.archived)(record),
              undo: () => repository.restore(gymId, record.id),
            })
          showToast({
            text: refusal.reason,
            tone: 'problem',
            ...(orArchive && { action: { label: 'Archive', run: () => archive(record) } }),
          })
        }),
      change: (record, changes, text) =>
        void attempt(async () => {
          await repository.change(gymId, record.id, changes)
          showToast({
            text,
            undo: () => repository.change(gymId, record.id, heldBefore(record, changes)),
          })
        }),
      addSet: (set, removed, text) =>
        void attempt(async () => {
          const gone = new Set(removed.map(({ id }) => id))
          await Promise.all(
            set.map(({ id, fields }) =>
              gone.has(id) ? repository.restore(gymId, id) : repository.add(gymId, id, fields),
            ),
          )
          showToast({ text })
        }),
    }
  }, [repository, gymId, words])
}

/** What the changed fields of a record held before. */
function heldBefore<T>(record: T, changes: Partial<T>): Partial<T> {
  const before: Partial<T> = {}
  for (const key in changes) before[key] = record[key]
  return before
}
