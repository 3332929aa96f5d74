import styles from './NameCell.module.css'

/** A record's name in its list, with a quiet line of more below it. */
export const NameCell = ({ name, more }: { name: string; more: string }) => (
  <span className={styles.name}>
    <b>{name}</b>
    {more && <span className={styles.more}>{more}</span>}
  </span>
)
