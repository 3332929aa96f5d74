import { useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { classes } from './classes'
import styles from './Tabs.module.css'

export type TabItem<Id extends string = string> = { id: Id; label: string; count?: number | undefined }

type Props<Id extends string> = {
  /** What the tabs choose among, for a reader: "Members by state". */
  label: string
  items: readonly TabItem<Id>[]
  current: Id
} & (
  | /** Saved views are places: links that open in a new tab too. */
    { hrefOf: (id: Id) => string; onChange?: undefined }
  | { hrefOf?: undefined; onChange: (id: Id) => void; panelId?: string }
)

/**
 * One tab stop; the arrow keys walk, Home and End jump. As links they are a navigation, as buttons a tab list whose
 * panel the caller names.
 */
export function Tabs<Id extends string>({ label, items, current, ...how }: Props<Id>) {
  const row = useRef<HTMLDivElement>(null)

  const walk = (event: KeyboardEvent) => {
    const tabs = [...(row.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    tabs[(to + tabs.length) % tabs.length]?.focus()
  }

  const content = ({ label: text, count }: TabItem<Id>) => (
    <>
      {text}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )

  if (how.hrefOf) {
    const { hrefOf } = how
    return (
      <nav aria-label={label} className={styles.scroller}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside take the keys */}
        <div ref={row} className={styles.row} onKeyDown={walk}>
          {items.map((item) => (
            <Link
              key={item.id}
              data-tab
              to={hrefOf(item.id)}
              className={classes(styles.tab, item.id === current && styles.current)}
              aria-current={item.id === current ? 'page' : undefined}
              tabIndex={item.id === current ? 0 : -1}
            >
              {content(item)}
            </Link>
          ))}
        </div>
      </nav>
    )
  }
  const { onChange, panelId } = how
  return (
    <div className={styles.scroller}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={walk} tabIndex={-1}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            data-tab
            className={classes(styles.tab, item.id === current && styles.current)}
            aria-selected={item.id === current}
            aria-controls={panelId}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => onChange(item.id)}
            onFocus={() => item.id !== current && onChange(item.id)}
          >
            {content(item)}
          </button>
        ))}
      </div>
    </div>
  )
}
