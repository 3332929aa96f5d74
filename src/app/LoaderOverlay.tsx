import { useEffect, useRef } from 'react'
import { Wheel } from './Wheel'
import styles from './LoaderOverlay.module.css'

/** SPECIFICATION 2: the full-screen blurred loader. A modal dialog, so nothing under it can be pressed or tabbed to. */
export function LoaderOverlay({ label }: { label: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      tabIndex={-1}
    >
      <Wheel label={label} />
      <p aria-hidden>{label}</p>
    </dialog>
  )
}
