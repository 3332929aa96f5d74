import { useState } from 'react'
import { changesOf } from '@/domain/shared/changesOf'
import type { RepositoryFactory } from '@/data/repositories'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { useRecordsOwner, type OwnedRecords } from './useRecordsOwner'

/** What a form needs of a repository (`recordRepository` has it). */
export type SavedRecords<Fields> = OwnedRecords & {
  add(gymId: string, id: string, fields: Fields): Promise<void>
  change(gymId: string, id: string, changes: Partial<Fields>): Promise<void>
}

/**
 * What a record's form does when it is saved: changes what differs from the record that it opened with, since another desk may have
 * changed the rest meanwhile, or adds one under the id that was made when the form opened, so that a second press finds the first
 * one's work. Rejects with AppError, which the form says.
 */
export function useSaveRecord<Fields extends object>(
  factory: RepositoryFactory<SavedRecords<Fields>>,
  record: ({ id: string } & NoInfer<Fields>) | undefined,
): { id: string; save: (fields: Fields, said: { added: string; saved: string }) => Promise<void> } {
  const { makeId } = useBackend()
  const repository = useRepository(factory)
  const gymId = useRecordsOwner(repository)
  const [newId] = useState(makeId)
  const [opened] = useState(record)
  const id = opened?.id ?? newId
  return {
    id,
    async save(fields, { added, saved }) {
      await (opened
        ? repository.change(gymId, id, changesOf(opened, fields))
        : repository.add(gymId, id, fields))
      showToast({ text: opened ? saved : added })
    },
  }
}
