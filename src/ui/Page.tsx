import { useContext, useEffect, type ReactNode } from 'react'
import { Button } from './Button'
import { classes } from './classes'
import { useFormat } from './format/format'
import { WriteProblemContext } from './writeProblem'
import styles from './Page.module.css'

export type PrimaryAct = {
  label: string
  icon?: string
  run: () => void
  isBusy?: boolean
  /** Why it can't be done now: the button is off and says so. */
  problem?: string | null | undefined
}

type Props = {
  title: string
  /** How many there are in all; nothing is shown until it is known. */
  count?: number | undefined
  /** One sentence where a newcomer would ask "what is this". */
  hint?: ReactNode
  primary?: PrimaryAct | undefined
  /** Quieter acts left of the primary one. */
  actions?: ReactNode
  tabs?: ReactNode
  toolbar?: ReactNode
  /** True for a list: the page takes the window's height and the table scrolls inside it. */
  fills?: boolean
  children: ReactNode
}

/** The primary act of a page makes something: it can't where nothing can be saved, nor for a reason of its own. */
export function usePrimaryProblem(primary: PrimaryAct | undefined): string | null {
  const saving = useContext(WriteProblemContext)
  return saving ?? primary?.problem ?? null
}

/** Every page: title with its count, one sentence, the primary act top right; tabs, one toolbar line, the content. */
export function Page({
  title,
  count,
  hint,
  primary,
  actions,
  tabs,
  toolbar,
  fills = false,
  children,
}: Props) {
  const { locale } = useFormat()
  const problem = usePrimaryProblem(primary)
  useEffect(() => {
    document.title = `${title} · Fitness Centre`
  }, [title])
  return (
    <div className={classes(styles.page, fills && styles.fills)}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {title}
          {count !== undefined && <span className={styles.count}> {count.toLocaleString(locale)}</span>}
        </h1>
        {hint && <p className={styles.hint}>{hint}</p>}
        <div className={styles.acts}>
          {actions}
          {primary && (
            <Button
              kind="primary"
              icon={primary.icon}
              isBusy={primary.isBusy ?? false}
              disabled={problem !== null}
              title={problem ?? undefined}
              onClick={primary.run}
            >
              {primary.label}
            </Button>
          )}
        </div>
      </div>
      {tabs}
      {toolbar}
      {children}
    </div>
  )
}
