import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import { contributionRepository } from '@/data/contributions/contributionRepository'
import { screens } from '@/domain/access/screens'
import { lastOfMonth } from '@/domain/contributions/payMonth'
import { linesOfStatement } from '@/domain/contributions/payStatement'
import { startOfMonth } from '@/domain/shared/calendar'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { payRuleOn } from '@/domain/staff/payHistory'
import { noPayRule, payText } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { MonthStepper } from '@/components/gym/MonthStepper'
import { useRecords } from '@/components/records/useRecords'
import { PayStatementView } from '@/components/staff/PayStatementView'
import { usePayStatement, type StatementOf } from '@/components/staff/usePayStatement'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import styles from './contributions.module.css'

/** An employee's pay by month, in their drawer. */
export function PayTab({ staff }: { staff: Staff }) {
  const { gymId, today, settings } = useGym()
  const [first, setFirst] = useState(() => startOfMonth(today))
  const month = monthKey(first)
  const repository = useRepository(contributionRepository)
  const lines = useLive(useMemo(() => repository.ofMonth(gymId, month), [repository, gymId, month]))
  const { live: sorts, records: categories } = useRecords(contributionCategoryRepository)
  const own = lines.status === 'ready' ? linesOfStatement(lines.value.rows, staff.id) : []
  const rule = payRuleOn(staff, lastOfMonth(month)) ?? noPayRule
  const failed = [lines, sorts].find(({ status }) => status === 'failed')
  const isLoading = lines.status === 'loading' || sorts.status === 'loading'
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <MonthStepper month={first} thisMonth={startOfMonth(today)} onChange={setFirst} />
        <Link to={`${screens.contributions.path}?month=${month}&staff=${staff.id}`}>
          Open in Contributions
        </Link>
      </div>
      {failed?.status === 'failed' && <ErrorState error={failed.error} retry={() => failed.retry()} />}
      {failed === undefined && isLoading && <TableSkeleton rows={4} columns={3} />}
      {failed === undefined && !isLoading && own.length === 0 && (
        <p className={styles.quiet}>
          {`Nothing in ${monthText(first)}. ${
            rule.payBasis === '' ? 'No base pay is set.' : `Base pay is ${payText(rule, settings)}.`
          }`}
        </p>
      )}
      {failed === undefined && !isLoading && own.length > 0 && (
        <Statement staff={staff} month={month} lines={own} categories={categories} />
      )}
    </div>
  )
}

const Statement = (of: StatementOf) => (
  <PayStatementView statement={usePayStatement(of)} phone={of.staff.phone} isNamed />
)
