import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import styles from './DeskPart.module.css'

type Props = {
  name: string
  /** Shown beside the name: '12 of 60'. */
  count: string
  /** A state that holds for the whole part. */
  chip?: ReactNode
  /** Shows all of them or a few; undefined where all are shown anyway. */
  more: { isWhole: boolean; text: string; toggle: () => void } | undefined
  children: ReactNode
}

/** A part of the desk below the verdict: whom it lists and how many, shown whole on request. */
export function DeskPart({ name, count, chip, more, children }: Props) {
  return (
    <section className={styles.part} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {name} <span className={styles.count}>{count}</span>
          {chip}
        </h2>
        {more && (
          <Button size="s" kind="quiet" aria-expanded={more.isWhole} onClick={more.toggle}>
            {more.text}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
