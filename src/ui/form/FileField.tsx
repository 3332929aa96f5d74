import { useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../Button'
import { pictureOrPdfTypes } from './checkFile'
import { ChosenFileInput } from './ChosenFileInput'
import { FieldShell } from './FieldShell'
import styles from './FileField.module.css'
import { useChosenFile } from './useChosenFile'
import { useField, type FieldProps } from './useField'

type Props<V extends FieldValues> = FieldProps<V> & {
  /** What is stored now: a link to it, drawn by the caller. */
  current?: ReactNode
  onRemoveCurrent?: () => void
}

/** Wide enough to read a printed card. */
const SIDE = 1600

/** A picture or a PDF of at most 5 MB. The value is the new file as a Blob, else null. */
export function FileField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, value, change, ref } = useField(props)
  const file = value instanceof Blob ? value : null
  const input = useRef<HTMLInputElement>(null)
  const { take, problem, isBusy, isOver, dropTarget } = useChosenFile({
    accepts: 'pictureOrPdf',
    maxSide: SIDE,
    onTake: change,
  })

  return (
    <FieldShell
      isGroup
      {...shell}
      parts={{ ...shell.parts, error: problem || shell.parts.error }}
      hint={props.hint ?? 'A picture or a PDF, at most 5 MB. Only the centre sees it.'}
    >
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={styles.file}
        data-over={isOver || undefined}
        {...dropTarget}
      >
        <i
          className={`pi ${file || props.current ? 'pi-file' : 'pi-id-card'} ${styles.fileIcon}`}
          aria-hidden="true"
        />
        <span className={styles.fileName}>
          {file ? fileWords(file) : (props.current ?? 'Nothing chosen')}
        </span>
        {(file ?? (props.current && props.onRemoveCurrent)) && (
          <Button size="s" kind="quiet" onClick={() => (file ? change(null) : props.onRemoveCurrent?.())}>
            Remove
          </Button>
        )}
        <Button ref={ref} size="s" icon="pi-upload" isBusy={isBusy} onClick={() => input.current?.click()}>
          {file || props.current ? 'Replace' : 'Choose a file'}
        </Button>
        <ChosenFileInput ref={input} label={props.label} accept={pictureOrPdfTypes} onFile={take} />
      </div>
    </FieldShell>
  )
}

function fileWords(file: Blob): string {
  const size =
    file.size < 1024 * 1024
      ? `${Math.ceil(file.size / 1024)} kB`
      : `${(file.size / 1024 / 1024).toFixed(1)} MB`
  const name = file instanceof File ? file.name : 'Picture'
  return `${name}, ${size}`
}
