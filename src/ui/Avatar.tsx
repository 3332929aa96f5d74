import { useState } from 'react'
import styles from './Avatar.module.css'

type Props = {
  name: string
  /** An address the browser can show (http, blob or data); without one, or when it fails, the initials stand. */
  src?: string | undefined
  /** Pixels. */
  size?: number
}

/** Decorative beside a written name: it has no text of its own for a reader. */
export function Avatar({ name, src, size = 32 }: Props) {
  const [failedSrc, setFailedSrc] = useState('')
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.375) }}
      aria-hidden="true"
    >
      {src && src !== failedSrc ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailedSrc(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.slice(0, 1) ?? ''
  const last = words.length > 1 ? (words.at(-1)?.slice(0, 1) ?? '') : ''
  return (first + last).toUpperCase() || '?'
}
