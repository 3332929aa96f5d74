import { useRef, useState, type DragEvent } from 'react'
import type { ImportFile } from '@/domain/memberImport/fileRows'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { ChosenFileInput } from '@/ui/form/ChosenFileInput'
import { Note } from '@/ui/Note'
import { EarlierImports } from './EarlierImports'
import styles from './memberImport.module.css'
import { readTable } from './readTable'

/** The file, by button or dropped; below, what was imported before. */
export function ChooseStep({ onFile }: { onFile: (file: ImportFile) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const read = await readTable(file)
    setBusy(false)
    if (typeof read === 'string') setProblem(read)
    else onFile(read)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <>
      <Note>
        A CSV file with a line for each member: name and phone are enough. You see what each row becomes
        before anything is saved. No invoice is made, and nobody is messaged.
      </Note>
      {problem && <ErrorLine error={{ message: problem }} />}
      <div
        role="group"
        aria-label="File of members"
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
          onClick={() => void import('./sampleFile').then(({ saveSample }) => saveSample())}
        >
          Download a sample
        </Button>
        <span className={styles.dropHint}>or drop it here: CSV, up to 5 MB and 5,000 rows</span>
        <ChosenFileInput
          ref={input}
          label="File of members"
          accept=".csv,.txt,.tsv,text/csv"
          onFile={(file) => void take(file)}
        />
      </div>
      <EarlierImports />
    </>
  )
}
