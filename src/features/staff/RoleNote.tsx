import { discountLimitOf } from '@/domain/invoices/discountLimit'
import type { StaffRole } from '@/domain/staff/staff'
import { useGym } from '@/session/useGym'
import styles from './staff.module.css'

/** PRODUCT 2.I in plain words: what somebody of that role may do once signed in. */
const roleWords: Record<
  StaffRole | '',
  { summary: string; may: readonly string[]; mayNot: readonly string[] }
> = {
  '': {
    summary: 'Has no account. Attendance, shifts, pay and members are still kept.',
    may: [],
    mayNot: [],
  },
  Manager: {
    summary: 'Works the front desk of this centre.',
    may: [
      'Mark attendance',
      'Add and edit members',
      'Follow up leads',
      'Sell, renew, freeze and extend packages, and take payments',
      'See invoices, promo codes and the packages that are on sale',
    ],
    mayNot: [
      'Change prices, cancel packages or delete members',
      'Export lists',
      'See the dashboard, staff or settings',
    ],
  },
  Sales: {
    summary: 'Follows up the leads of this centre.',
    may: ['Add leads, log contacts and book trials', 'See the name, place and package of this centre'],
    mayNot: ['Sell packages, or turn a lead into a member', 'See members, visits or money', 'Export lists'],
  },
}

/** PRODUCT 4.10: what of the list price the desk takes off by itself. */
const discountWords = (percent: number): string =>
  percent === 0
    ? 'Ask you for each discount'
    : percent === 100
      ? 'Give any discount'
      : `Give up to ${String(percent)} % discount, and ask you for more`

/** What a role may do, and what it may not. */
export function RoleNote({ role }: { role: StaffRole | '' }) {
  const { settings } = useGym()
  const { summary, mayNot, may: always } = roleWords[role]
  const may = role === 'Manager' ? [...always, discountWords(discountLimitOf('MANAGER', settings))] : always
  return (
    <div className={styles.role}>
      <p>{summary}</p>
      {may.length + mayNot.length > 0 && (
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
      )}
    </div>
  )
}
