import { openText, weekLines } from '@/domain/gyms/openNow'
import { settingsOf } from '@/domain/gyms/settings'
import { useMinute } from '@/components/gym/useMinute'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import type { GymRow } from './gymRow'

/** Whether the centre is open, in its own zone, and its week; nothing where it has set no hours. */
export function GymHours({ row }: { row: GymRow }) {
  const now = useMinute()
  const settings = settingsOf(row.preference, row.type)
  const { openingHours, weekStart } = settings
  if (openingHours === null) return null
  return (
    <Card title="Opening hours" hint={openText(settings, now)}>
      <Facts
        items={weekLines(openingHours, weekStart ?? 1).map(({ days, hours }) => [days, hours] as const)}
      />
    </Card>
  )
}
