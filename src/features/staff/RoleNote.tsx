import type { StaffRole } from '@/domain/staff/staff'
import { roleWords } from './roleWords'
import styles from './staff.module.css'

/** What a role may do, and what it may not. */
export function RoleNote({ role }: { role: StaffRole }) {
  const { summary, may, mayNot } = roleWords[role]
  return (
    <div className={styles.role}>
      <p>{summary}</p>
      <ul>
        {may.map((line) => (
          <li key={line}>
            <i className={`pi pi-check ${styles.may}`} aria-hidden="true" />
            <span>
              <span className="visually-hidden">May: </span>
              {line}
            </span>
          </li>
        ))}
        {mayNot.map((line) => (
          <li key={line}>
            <i className={`pi pi-times ${styles.mayNot}`} aria-hidden="true" />
            <span>
              <span className="visually-hidden">May not: </span>
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
