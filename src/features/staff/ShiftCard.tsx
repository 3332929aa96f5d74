import { shiftHistoryOf } from '@/domain/staff/shiftHistory'
import type { Staff } from '@/domain/staff/staff'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'

/** When an employee works and worked, each with its days; nothing where it was never another. */
export function ShiftCard({ staff }: { staff: Staff }) {
  const history = shiftHistoryOf(staff)
  return history.length === 0 ? null : (
    <Card title="Shifts">
      <Facts items={history.map(({ days, shift }) => [days, shift] as const)} />
    </Card>
  )
}
