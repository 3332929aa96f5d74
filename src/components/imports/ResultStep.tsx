import type { ImportFile } from '@/domain/imports/fileRows'
import type { ImportedPeople } from '@/domain/imports/importRecord'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { Progress } from '@/ui/feedback/Progress'
import { InfoTable } from '@/ui/InfoTable'
import { Note } from '@/ui/Note'
import { peopleText, rowsText } from './importWords'
import styles from './imports.module.css'
import type { PlannedPerson } from './planned'
import type { ImportRun } from './useImportRun'

type Props = {
  of: ImportedPeople
  file: ImportFile
  cellsToCorrect: (cells: readonly string[]) => string[]
  planned: readonly PlannedPerson<unknown>[]
  run: ImportRun
  onTryAgain: () => void
}

/** How far it is, then what became of the rows: counts, what the server left out, and the rows to correct as a file. */
export function ResultStep({ of, file, cellsToCorrect, planned, run, onTryAgain }: Props) {
  const cellsOf = new Map(planned.map((row) => [row.line, row.cells]))
  const faults = [
    ...planned.filter(({ kind }) => kind === 'faulty'),
    ...run.notAdded.flatMap(({ line, outcome, reason }) =>
      outcome === 'faulty' ? [{ cells: cellsOf.get(line) ?? [], text: reason }] : [],
    ),
  ]
  const download = () =>
    void import('./saveFaulty').then(({ saveFaulty }) => saveFaulty(file, faults, cellsToCorrect))

  if (run.isRunning)
    return (
      <div className={styles.part}>
        <p role="status">
          {run.sent} of {rowsText(run.of)} done. Keep this window open.
        </p>
        <Progress label="Import" done={run.sent} of={run.of} />
      </div>
    )
  return (
    <>
      {run.stopped !== '' && (
        <div className={styles.line}>
          <ErrorLine error={{ message: run.stopped }} />
          <Button size="s" onClick={onTryAgain}>
            Try again
          </Button>
        </div>
      )}
      <p role="status" className={styles.result}>
        {peopleText(of, run.added)} added
        {run.stopped === '' ? '.' : `, ${rowsText(run.of - run.sent)} not sent yet.`}
      </p>
      {faults.length > 0 && (
        <div className={styles.line}>
          <Note>{rowsText(faults.length)} to correct. Download them, correct them and import that file.</Note>
          <Button size="s" icon="pi-download" onClick={download}>
            Download {rowsText(faults.length)}
          </Button>
        </div>
      )}
      {run.notAdded.length > 0 && (
        <InfoTable
          label="Not added"
          headers={['Row', 'Why it was not added']}
          rows={run.notAdded.map(({ line, reason }) => ({
            id: String(line),
            cells: [
              String(line),
              <span key="reason" className={styles.becomes}>
                {reason}
              </span>,
            ],
          }))}
        />
      )}
      <Note kind="quiet">
        You can roll this import back under Import, as long as nothing has happened on its {of}.
      </Note>
    </>
  )
}
