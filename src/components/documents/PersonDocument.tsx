import type { ReactNode } from 'react'
import styles from './PersonDocument.module.css'

type Props = {
  title: ReactNode
  /** A picture, or a `PersonDocumentNote` in its place. */
  picture: ReactNode
  /** What may be done with it. */
  children?: ReactNode
}

/** One of somebody's documents: how it looks, what it is, what may be done with it. */
export const PersonDocument = ({ title, picture, children }: Props) => (
  <figure className={styles.document}>
    <div className={styles.picture}>{picture}</div>
    <figcaption className={styles.caption}>
      <span className={styles.title}>{title}</span>
      {children && <span className={styles.acts}>{children}</span>}
    </figcaption>
  </figure>
)

/** Words where no picture can stand. */
export const PersonDocumentNote = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <span className={styles.note}>
    <i className={`pi ${icon}`} aria-hidden="true" />
    {children}
  </span>
)

/** Opens the file in a tab of its own. */
export const OpenDocument = ({ url, what }: { url: string; what: string }) => (
  <a className={styles.open} href={url} target="_blank" rel="noopener noreferrer">
    <i className="pi pi-external-link" aria-hidden="true" />
    Open<span className="visually-hidden"> {what}</span>
  </a>
)

export const PersonDocuments = ({ children }: { children: ReactNode }) => (
  <div className={styles.documents}>{children}</div>
)
