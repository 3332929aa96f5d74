import type { ReactNode } from 'react'
import styles from './login.module.css'

type NoticeProps = { kind: 'problem' | 'done'; children: ReactNode }

/** A sentence that a screen reader says at once. */
export function Notice({ kind, children }: NoticeProps) {
  const isProblem = kind === 'problem'
  return (
    <div role={isProblem ? 'alert' : 'status'} className={isProblem ? styles.problem : styles.done}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden
      >
        <circle cx="10" cy="10" r="7.6" />
        <path d={isProblem ? 'M10 6v5M10 13.6v.1' : 'M6.8 10.2l2.2 2.3 4.2-4.8'} strokeLinecap="round" />
      </svg>
      <p>{children}</p>
    </div>
  )
}
