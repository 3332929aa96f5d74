import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import { agreedCommission, commissionText } from '@/domain/contributions/agreedCommission'
import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import { formatShortMoney, type MoneyFormat } from '@/domain/shared/money'
import { payHistoryOf } from '@/domain/staff/payHistory'
import { payText, type PayRule } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { useRecords } from '@/components/records/useRecords'
import { useGym } from '@/session/useGym'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import { Note } from '@/ui/Note'

/** What an employee is and was paid by, each with its days. */
export function PayCard({ staff }: { staff: Staff }) {
  const { settings } = useGym()
  const { records: categories } = useRecords(contributionCategoryRepository)
  const history = payHistoryOf(staff)
  return (
    <Card title="Pay">
      {history.length === 0 ? (
        <Note kind="quiet">No pay is set.</Note>
      ) : (
        <Facts
          items={history.map(({ days, rule }) => [days, ruleText(rule, categories, settings)] as const)}
        />
      )}
    </Card>
  )
}

function ruleText(rule: PayRule, categories: readonly ContributionCategory[], format: MoneyFormat): string {
  const agreed = agreedCommission(rule, categories)
  const parts = [
    rule.payBasis !== '' && payText(rule, format),
    rule.overtimeRate !== null &&
      rule.payBasis !== 'session' &&
      `${formatShortMoney(rule.overtimeRate, format)} an hour of overtime`,
    agreed !== null && `${agreed.category.name}: ${commissionText(agreed, format)}`,
  ].filter(Boolean)
  return parts.join(' · ') || 'No pay'
}
