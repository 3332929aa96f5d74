import { useState } from 'react'
import type { ImportFile } from '@/domain/memberImport/fileRows'
import type { PlannedRow, RowKind } from '@/domain/memberImport/planImport'
import { formatCivil } from '@/domain/shared/formatDate'
import { Button } from '@/ui/Button'
import { InfoTable } from '@/ui/InfoTable'
import { Note } from '@/ui/Note'
import { Tabs } from '@/ui/Tabs'
import { faultsText, rowsText, twinText } from './importWords'
import styles from './memberImport.module.css'

/** Rows of a kind that are shown; the rest is said in a line. */
const SHOWN = 100

const labels: Record<RowKind, string> = { new: 'New', faulty: 'To correct', duplicate: 'Already there' }
const kinds = ['new', 'faulty', 'duplicate'] as const

type Props = {
  file: ImportFile
  planned: readonly PlannedRow[]
  packageName: (templateId: string) => string
  addsFamilies: boolean
  onFamilies: (adds: boolean) => void
  /** Why the rows that are new can't all be added; null where they can. */
  problem: string | null
}

/** The dry run: what each row becomes, before anything is saved. */
export function CheckStep({ file, planned, packageName, addsFamilies, onFamilies, problem }: Props) {
  const countOf = (kind: RowKind) => planned.filter((row) => row.kind === kind).length
  const [kind, setKind] = useState<RowKind>(countOf('faulty') > 0 ? 'faulty' : 'new')
  const rows = planned.filter((row) => row.kind === kind)
  const faulty = planned.filter((row) => row.kind === 'faulty')
  const sharing = planned.filter((row) => row.kind === 'duplicate' && !row.isPerson).length

  const becomes = (row: PlannedRow): string => {
    if (row.kind === 'faulty') return faultsText(row)
    if (row.kind === 'duplicate') return `${twinText(row)}. Not added`
    const { held } = row.row
    return held ? `${packageName(held.templateId)} until ${formatCivil(held.endDate)}` : 'No package'
  }
  const download = () =>
    void import('./faultyFile').then(({ saveFaulty }) =>
      saveFaulty(
        file,
        faulty.map((row) => ({ cells: row.cells, text: faultsText(row) })),
      ),
    )

  return (
    <>
      {problem !== null && <Note kind="problem">{problem}</Note>}
      <Tabs
        label="Rows of the file"
        panelId="import-rows"
        items={kinds.map((id) => ({ id, label: labels[id], count: countOf(id) }))}
        current={kind}
        onChange={setKind}
      />
      <div id="import-rows" role="tabpanel" aria-label={labels[kind]} className={styles.part}>
        {kind === 'faulty' && faulty.length > 0 && (
          <div className={styles.line}>
            <Note kind="quiet">These rows are left out. Correct them in the file and import it again.</Note>
            <Button size="s" icon="pi-download" onClick={download}>
              Download {rowsText(faulty.length)}
            </Button>
          </div>
        )}
        {kind === 'duplicate' && (sharing > 0 || addsFamilies) && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={addsFamilies}
              onChange={(event) => onFamilies(event.target.checked)}
            />
            Add people who share a phone number with somebody of another name
          </label>
        )}
        {rows.length === 0 ? (
          <Note kind="quiet">No rows.</Note>
        ) : (
          <InfoTable
            label={labels[kind]}
            headers={['Name', 'Row', 'Phone', kind === 'faulty' ? 'What to correct' : 'Becomes']}
            rows={rows.slice(0, SHOWN).map((row) => ({
              id: String(row.line),
              cells: [
                row.row.name || '--',
                String(row.line),
                row.row.phone || '--',
                <span key="becomes" className={styles.becomes}>
                  {becomes(row)}
                </span>,
              ],
            }))}
          />
        )}
        {rows.length > SHOWN && <Note kind="quiet">And {rowsText(rows.length - SHOWN)} more.</Note>}
      </div>
    </>
  )
}
