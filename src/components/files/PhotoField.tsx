import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { pictureTypes } from '@/ui/form/checkFile'
import { ChosenFileInput } from '@/ui/form/ChosenFileInput'
import { FieldShell } from '@/ui/form/FieldShell'
import { useBlobUrl, useChosenFile } from '@/ui/form/useChosenFile'
import { useField, type FieldProps } from '@/ui/form/useField'
import styles from './PhotoField.module.css'

const CameraDialog = lazy(() => import('./CameraDialog').then((module) => ({ default: module.CameraDialog })))

type Props<V extends FieldValues> = FieldProps<V> & {
  /** What is stored now, drawn by the caller (it knows where files are); null when there is none. */
  current?: ReactNode
  /** Takes the stored one away on saving. */
  onRemoveCurrent?: () => void
  /** Shown whole on white paper, and not round like a face. */
  isWide?: boolean
}

const SIDE = 512
const hasCamera = typeof navigator !== 'undefined' && 'mediaDevices' in navigator

/** Chosen, dropped or taken with the camera. The value is the new picture as a Blob (at most 512 px), else null. */
export function PhotoField<V extends FieldValues = FieldValues>(props: Props<V>) {
  const { id, shell, value, change, ref } = useField(props)
  const photo = value instanceof Blob ? value : null
  const url = useBlobUrl(photo)
  const [isTaking, setIsTaking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { take, problem, isBusy, isOver, dropTarget } = useChosenFile({
    accepts: 'picture',
    maxSide: SIDE,
    onTake: change,
  })
  const hasPhoto = photo !== null || Boolean(props.current)

  return (
    <FieldShell isGroup {...shell} parts={{ ...shell.parts, error: problem || shell.parts.error }}>
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={styles.photo}
        data-over={isOver || undefined}
        {...dropTarget}
      >
        <span className={styles.frame} data-wide={props.isWide || undefined}>
          {url ? (
            <img src={url} alt="The new one" />
          ) : (
            (props.current ?? (
              <i className={props.isWide ? 'pi pi-pencil' : 'pi pi-user'} aria-hidden="true" />
            ))
          )}
        </span>
        <span className={styles.acts}>
          <Button ref={ref} size="s" icon="pi-upload" isBusy={isBusy} onClick={() => input.current?.click()}>
            {hasPhoto ? 'Choose another' : 'Choose a picture'}
          </Button>
          {hasCamera && (
            <Button size="s" icon="pi-camera" onClick={() => setIsTaking(true)}>
              Camera
            </Button>
          )}
          {(photo !== null || (props.current && props.onRemoveCurrent)) && (
            <Button size="s" kind="quiet" onClick={() => (photo ? change(null) : props.onRemoveCurrent?.())}>
              Remove
            </Button>
          )}
          <span className={styles.drop}>or drop one here</span>
        </span>
        <ChosenFileInput ref={input} label={props.label} accept={pictureTypes} onFile={take} />
      </div>
      {isTaking && (
        <Suspense fallback={null}>
          <CameraDialog onClose={() => setIsTaking(false)} onTake={take} />
        </Suspense>
      )}
    </FieldShell>
  )
}
