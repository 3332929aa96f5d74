import { useState, type ReactNode } from 'react'
import type { ImportFile } from '@/domain/imports/fileRows'
import type { ImportedPeople } from '@/domain/imports/importRecord'
import type { Live } from '@/live/live'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { CheckStep } from './CheckStep'
import { IMPORT_WIDTH } from './ImportStart'
import { peopleText } from './importWords'
import type { PlannedPerson } from './planned'
import { ResultStep } from './ResultStep'
import { useImportRun, type SendRows } from './useImportRun'

type Props<Row> = {
  of: ImportedPeople
  file: ImportFile
  /** A row as it goes into the file of those to correct, which has to be read as this one is. */
  cellsToCorrect: (cells: readonly string[]) => string[]
  onBack: () => void
  onClose: () => void
  /** What the columns of the file are (`ColumnsStep`). */
  columns: ReactNode
  /** Fields that every row needs and no column has. */
  lacks: readonly string[]
  /** What tells who is there already, and whatever else the check needs. */
  reading: readonly Live<unknown>[]
  isChecked: boolean
  onChecked: (isChecked: boolean) => void
  /** The dry run, once the columns are checked. */
  plan: readonly PlannedPerson<Row>[]
  /** Why so many can't be added; null where they can. */
  problemOf?: (count: number) => string | null
  ofDuplicates?: ReactNode
  send: SendRows<Row>
}

/** A chosen file: say what its columns are, see what each row becomes, then add them. */
export function ImportSteps<Row>(props: Props<Row>) {
  const { of, file, cellsToCorrect, onBack, onClose, lacks, onChecked, plan } = props
  // Whom the import adds is there from then on: the plan stays as it was when it began.
  const [begun, setBegun] = useState<typeof plan | null>(null)
  const { run, start } = useImportRun(props.send)
  const planned = begun ?? plan
  const fresh = planned.flatMap((row) => (row.kind === 'new' ? [row.row] : []))
  const problem = props.problemOf?.(fresh.length) ?? null
  const isKnown = props.reading.every(({ status }) => status === 'ready')
  const frame = { width: IMPORT_WIDTH, isDismissable: false }

  const add = () => {
    setBegun(plan)
    void start(fresh, null)
  }

  if (run !== null)
    return (
      <Dialog
        {...frame}
        title={`Import ${of}`}
        onClose={() => !run.isRunning && onClose()}
        footer={
          !run.isRunning && (
            <>
              <Button onClick={onBack}>Import another file</Button>
              <Button kind="primary" onClick={onClose}>
                Done
              </Button>
            </>
          )
        }
      >
        <ResultStep
          {...{ of, file, cellsToCorrect, planned, run }}
          onTryAgain={() => void start(fresh, run)}
        />
      </Dialog>
    )
  if (!props.isChecked)
    return (
      <Dialog
        {...frame}
        title={`Import ${of}: columns`}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onBack}>Back</Button>
            <Button kind="primary" disabled={lacks.length > 0 || !isKnown} onClick={() => onChecked(true)}>
              Check the rows
            </Button>
          </>
        }
      >
        {!isKnown && <Reading reading={props.reading} />}
        {lacks.length > 0 && (
          <Note kind="problem">
            Choose which column is the {lacks.join(' and which is the ')}. Both are needed.
          </Note>
        )}
        {props.columns}
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      title={`Import ${of}: check`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onChecked(false)}>Back</Button>
          <Button kind="primary" disabled={fresh.length === 0 || problem !== null} onClick={add}>
            Import {peopleText(of, fresh.length)}
          </Button>
        </>
      }
    >
      <CheckStep {...{ file, cellsToCorrect, planned, problem }} ofDuplicates={props.ofDuplicates} />
    </Dialog>
  )
}

/** Why the rows can't be checked yet. */
function Reading({ reading }: { reading: readonly Live<unknown>[] }) {
  const failed = reading.find((live) => live.status === 'failed')
  if (failed?.status === 'failed') return <ErrorLine error={failed.error} retry={() => failed.retry()} />
  return (
    <Note kind="quiet" role="status">
      Reading who is there already
    </Note>
  )
}
