import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import styles from './DeskPart.module.css'
import type { Stretch } from './useStretch'

type Props = {
  name: string
  /** Shown beside the name: '12 of 60'. */
  count: string
  /** A state that holds for the whole part. */
  chip?: ReactNode
  /** How much of it is shown; undefined where it is always all. */
  stretch?: Stretch
  children: ReactNode
}

/** A part of the desk below the verdict: whom it lists and how many, more of them on request. */
export function DeskPart({ name, count, chip, stretch, children }: Props) {
  return (
    <section className={styles.part} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {name} <span className={styles.count}>{count}</span>
          {chip}
        </h2>
        {stretch?.fewer && (
          <Button size="s" kind="quiet" onClick={stretch.fewer.press}>
            {stretch.fewer.text}
          </Button>
        )}
      </div>
      {children}
      {stretch?.more && (
        <div>
          <Button size="s" kind="quiet" onClick={stretch.more.press}>
            {stretch.more.text}
          </Button>
        </div>
      )}
    </section>
  )
}
