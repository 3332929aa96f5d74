import { useMemo } from 'react'
import type { ImportedPeople, ImportRecord } from '@/domain/imports/importRecord'
import { formatInstant } from '@/domain/shared/formatDate'
import { memberImportRepository } from '@/data/memberImport/memberImportRepository'
import { usePeople } from '@/components/people/usePeople'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { InfoTable } from '@/ui/InfoTable'
import { peopleText } from './importWords'
import styles from './imports.module.css'
import { useUndoImport } from './useUndoImport'

function stateOf({ of, added, removed, kept, undoneAt }: ImportRecord): string {
  if (undoneAt === null) return `${peopleText(of, added)} added`
  return kept === 0 ? `Rolled back, ${removed} removed` : `Rolled back, ${removed} removed, ${kept} kept`
}

/** What was imported before, each to be rolled back as far as nothing has happened on whom it brought. */
export function EarlierImports({ of }: { of: ImportedPeople }) {
  const { gymId, settings } = useGym()
  const repository = useRepository(memberImportRepository)
  const live = useLive(useMemo(() => repository.list(gymId), [repository, gymId]))
  const imports = (live.status === 'ready' ? live.value.rows : []).filter((each) => each.of === of)
  const nameOf = usePeople(imports.map(({ by }) => by))
  const { busy, undo } = useUndoImport()
  if (imports.length === 0) return null
  return (
    <section className={styles.part} aria-label="Earlier imports">
      <h3 className={styles.title}>Earlier imports</h3>
      <InfoTable
        label="Earlier imports"
        headers={['File', 'When', of === 'leads' ? 'Leads' : 'Members', '']}
        rows={imports.map((each) => ({
          id: each.id,
          cells: [
            each.fileName,
            `${formatInstant(each.at, settings.timezone)}, ${nameOf(each.by)}`,
            stateOf(each),
            each.ids.length > 0 && (
              <Button size="s" isBusy={busy === each.id} onClick={() => void undo(each)}>
                Roll back
              </Button>
            ),
          ],
        }))}
      />
    </section>
  )
}
