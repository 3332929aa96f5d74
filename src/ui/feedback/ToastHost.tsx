import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, showToast, useToasts, type ShownToast } from './toast'
import styles from './ToastHost.module.css'
import { useWork } from './work'

const icons = { done: 'pi-check-circle', info: 'pi-info-circle', problem: 'pi-exclamation-triangle' } as const

/**
 * Where toasts appear: bottom left, above everything, announced politely; on a phone clear of the buttons of a window. Mounted once
 * by UiProvider. An Undo waits until nobody reads how work went: its time would pass.
 */
export function ToastHost() {
  const toasts = useToasts(({ shown }) => shown)
  const isAtWork = useWork(({ current }) => current !== null)
  return createPortal(
    <div className={styles.host} role="region" aria-label="Messages" data-print="hide">
      <div aria-live="polite" aria-relevant="additions">
        {toasts
          .filter(({ undo }) => !undo || !isAtWork)
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>,
    document.body,
  )
}

/** Time stands still while the pointer or the focus is on it: nobody loses an Undo by reaching for it. */
function ToastCard({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const left = useRef(toast.shownFor)
  useEffect(() => {
    if (held || left.current === Infinity) return
    const since = Date.now()
    const timer = window.setTimeout(() => closeToast(toast.id), left.current)
    return () => {
      window.clearTimeout(timer)
      left.current = Math.max(1_000, left.current - (Date.now() - since))
    }
  }, [held, toast.id])

  const tone = toast.tone ?? 'done'
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <i className={`pi ${icons[tone]} ${styles.icon}`} aria-hidden="true" />
      <span className={styles.text}>{toast.text}</span>
      {toast.undo && (
        <button type="button" className={styles.act} onClick={() => void undo(toast)}>
          Undo
        </button>
      )}
      {toast.action && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            closeToast(toast.id)
            toast.action?.run()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Close message"
        onClick={() => closeToast(toast.id)}
      >
        <i className="pi pi-times" aria-hidden="true" />
      </button>
    </div>
  )
}

async function undo(toast: ShownToast) {
  closeToast(toast.id)
  try {
    const rest = await toast.undo?.()
    showToast(rest ? { text: rest, tone: 'problem' } : { text: 'Undone', tone: 'info' })
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : ''
    showToast({ text: `It could not be undone.${reason}`, tone: 'problem' })
  }
}
