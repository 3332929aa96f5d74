import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import type { ImportFile } from '@/domain/imports/fileRows'
import type { ImportedPeople } from '@/domain/imports/importRecord'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { ChosenFileInput } from '@/ui/form/ChosenFileInput'
import { Note } from '@/ui/Note'
import { EarlierImports } from './EarlierImports'
import styles from './imports.module.css'
import { readPasted, readTable } from './readTable'
import type { SampleLine } from './saveSample'

type Props = {
  of: ImportedPeople
  /** What such a file holds, and what becomes of it. */
  children: ReactNode
  sample: SampleLine
  onFile: (file: ImportFile) => void
}

/** The file, by button or dropped, or its rows pasted; below, what was imported before. */
export function ChooseStep({ of, children, sample, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [pasted, setPasted] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)

  const take = async (read: Promise<ImportFile | string>) => {
    setBusy(true)
    const table = await read
    setBusy(false)
    if (typeof table === 'string') setProblem(table)
    else onFile(table)
  }
  const takeFile = (file: File | undefined) => file && void take(readTable(file))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    takeFile(event.dataTransfer.files[0])
  }

  return (
    <>
      <Note>{children}</Note>
      {problem && <ErrorLine error={{ message: problem }} />}
      <div
        role="group"
        aria-label={`File of ${of}`}
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          kind="primary"
          icon="pi-upload"
          isBusy={isBusy}
          data-autofocus
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <Button
          kind="quiet"
          icon="pi-download"
          onClick={() => void import('./saveSample').then(({ saveSample }) => saveSample(of, sample))}
        >
          Download a sample
        </Button>
        <span className={styles.dropHint}>or drop it here: CSV, up to 5 MB and 5,000 rows</span>
        <ChosenFileInput
          ref={input}
          label={`File of ${of}`}
          accept=".csv,.txt,.tsv,text/csv"
          onFile={takeFile}
        />
      </div>
      <textarea
        aria-label="Rows of a spreadsheet"
        className={styles.pasted}
        rows={2}
        placeholder="Or paste rows here that you copied from a spreadsheet, with their headers"
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      {pasted.trim() !== '' && (
        <Button isBusy={isBusy} onClick={() => void take(readPasted(pasted))}>
          Use the pasted rows
        </Button>
      )}
      <EarlierImports of={of} />
    </>
  )
}
