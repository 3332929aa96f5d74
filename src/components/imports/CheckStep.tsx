import { useState, type ReactNode } from 'react'
import type { ImportFile } from '@/domain/imports/fileRows'
import { Button } from '@/ui/Button'
import { InfoTable } from '@/ui/InfoTable'
import { Note } from '@/ui/Note'
import { Tabs } from '@/ui/Tabs'
import { rowsText } from './importWords'
import styles from './imports.module.css'
import type { PlannedPerson, RowKind } from './planned'

/** Rows of a kind that are shown; the rest is said in a line. */
const SHOWN = 100

const labels: Record<RowKind, string> = { new: 'New', faulty: 'To correct', duplicate: 'Already there' }
const kinds = ['new', 'faulty', 'duplicate'] as const

type Props = {
  file: ImportFile
  cellsToCorrect: (cells: readonly string[]) => string[]
  planned: readonly PlannedPerson<unknown>[]
  /** Above those who are there already: what else may become of them. */
  ofDuplicates?: ReactNode
  /** Why the rows that are new can't all be added; null where they can. */
  problem: string | null
}

/** The dry run: what each row becomes, before anything is saved. */
export function CheckStep({ file, cellsToCorrect, planned, ofDuplicates, problem }: Props) {
  const countOf = (kind: RowKind) => planned.filter((row) => row.kind === kind).length
  const [kind, setKind] = useState<RowKind>(countOf('faulty') > 0 ? 'faulty' : 'new')
  const rows = planned.filter((row) => row.kind === kind)
  const faulty = planned.filter((row) => row.kind === 'faulty')
  const download = () =>
    void import('./saveFaulty').then(({ saveFaulty }) => saveFaulty(file, faulty, cellsToCorrect))

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
        {kind === 'duplicate' && ofDuplicates}
        {rows.length === 0 ? (
          <Note kind="quiet">No rows.</Note>
        ) : (
          <InfoTable
            label={labels[kind]}
            headers={['Name', 'Row', 'Phone', kind === 'faulty' ? 'What to correct' : 'Becomes']}
            rows={rows.slice(0, SHOWN).map(({ line, name, phone, text }) => ({
              id: String(line),
              cells: [
                <span key="name" className={styles.name}>
                  {name || '--'}
                </span>,
                String(line),
                <span key="phone" className={styles.phone}>
                  {phone || '--'}
                </span>,
                <span key="becomes" className={styles.becomes}>
                  {text}
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
