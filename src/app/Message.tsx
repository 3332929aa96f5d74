import { useEffect, type ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/ui/drawings'
import styles from './Message.module.css'

type MessageProps = {
  /** Also the document's title. */
  title: string
  drawing: DrawingName
  children: ReactNode
  actions: ReactNode
}

/** A page that says what happened and where to go. */
export function Message({ title, drawing, children, actions }: MessageProps) {
  useEffect(() => {
    document.title = `${title} · Fitness Centre`
  }, [title])
  return (
    <section className={styles.message}>
      <div className={styles.drawing}>
        <Drawing name={drawing} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
