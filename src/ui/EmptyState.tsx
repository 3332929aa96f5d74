import type { ReactNode } from 'react'
import { Button } from './Button'
import { Drawing } from './drawings'
import styles from './EmptyState.module.css'

export type EmptyAct = { label: string; icon?: string; run: () => void }

/** One active condition of a list, as a sentence part: "Package: Monthly". */
export type ActiveFilter = { id: string; label: string; value: string; clear: () => void }

type Props =
  /** Nothing was ever added: one line why, the act that fills it, a second way where there is one. */
  | {
      kind: 'firstUse'
      text: string
      act?: EmptyAct | undefined
      secondAct?: EmptyAct | undefined
      children?: ReactNode
    }
  /** The conditions found nothing: each is listed and cleared by itself. */
  | { kind: 'noMatch'; plural: string; filters: readonly ActiveFilter[]; clearAll: () => void }
  | { kind: 'notPermitted'; text?: string }
  /** No network and nothing kept on this device. */
  | { kind: 'offline'; retry?: (() => void) | undefined }

export function EmptyState(props: Props) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>
        <Drawing name={props.kind} />
      </div>
      <Words {...props} />
    </div>
  )
}

function Words(props: Props) {
  switch (props.kind) {
    case 'firstUse':
      return (
        <>
          <p className={styles.text}>{props.text}</p>
          {props.children}
          <div className={styles.acts}>
            {props.act && (
              <Button kind="primary" icon={props.act.icon} onClick={props.act.run}>
                {props.act.label}
              </Button>
            )}
            {props.secondAct && (
              <Button icon={props.secondAct.icon} onClick={props.secondAct.run}>
                {props.secondAct.label}
              </Button>
            )}
          </div>
        </>
      )
    case 'noMatch':
      return (
        <>
          <p className={styles.text}>
            {props.filters.length > 0
              ? `No ${props.plural} match all of this:`
              : `No ${props.plural} here at the moment.`}
          </p>
          {props.filters.length > 0 && (
            <ul className={styles.filters}>
              {props.filters.map((filter) => (
                <li key={filter.id}>
                  <button type="button" className={styles.filter} onClick={filter.clear}>
                    <span>
                      {filter.label}: <b>{filter.value}</b>
                    </span>
                    <i className="pi pi-times" aria-hidden="true" />
                    <span className="visually-hidden">, clear</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {props.filters.length > 1 && (
            <div className={styles.acts}>
              <Button onClick={props.clearAll}>Clear all</Button>
            </div>
          )}
        </>
      )
    case 'notPermitted':
      return (
        <p className={styles.text}>
          {props.text ?? 'Your account may not see this. Ask the owner of the centre if you need it.'}
        </p>
      )
    case 'offline':
      return (
        <>
          <p className={styles.text}>
            You are offline and this list is not on this device yet. It appears when the connection is back.
          </p>
          {props.retry && (
            <div className={styles.acts}>
              <Button icon="pi-refresh" onClick={props.retry}>
                Try again
              </Button>
            </div>
          )}
        </>
      )
  }
}
