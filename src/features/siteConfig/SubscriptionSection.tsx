import { useMemo } from 'react'
import { gymRepository } from '@/data/gyms/gymRepository'
import { messageCountRepository } from '@/data/messages/messageCountRepository'
import { messagesInMonthOf } from '@/domain/messages/messageCount'
import type { Gym, GymPackage } from '@/domain/gyms/gym'
import { packageOn } from '@/domain/gyms/monthlyPrice'
import { limitedThings, NEAR_PERCENT, usedOf, type LimitedThing } from '@/domain/gyms/gymLimits'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Card, Cards } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { Meter } from '@/ui/Meter'
import { Note } from '@/ui/Note'
import { FormSkeleton } from '@/ui/Skeletons'
import { configSections } from './sections'
import { SubscriptionInvoices } from './SubscriptionInvoices'

/** What the centre has bought from the platform, how much of it is used, and what it was billed (PRODUCT 4, screens 3 and 19). */
export function SubscriptionSection() {
  const { gymId } = useGym()
  const gyms = useRepository(gymRepository)
  const gym = useLive(useMemo(() => gyms.one(gymId), [gyms, gymId]))
  const { title, hint } = configSections.subscription
  return (
    <Cards>
      <Card title={title} hint={hint}>
        {gym.status === 'loading' && <FormSkeleton />}
        {gym.status === 'failed' && <ErrorState error={gym.error} retry={() => gym.retry()} />}
        {gym.status === 'ready' && gym.value && <Held gym={gym.value} />}
      </Card>
      <Card title="Invoices">
        <SubscriptionInvoices />
      </Card>
    </Cards>
  )
}

const priceText = ({ price, gst, isTrial }: GymPackage) =>
  isTrial ? 'Free, as a trial' : `${formatMoney(price, PLATFORM_MONEY)}${gst > 0 ? `, and ${gst} % GST` : ''}`

const renewalText = (renewal: GymPackage) =>
  `${renewal.name || MISSING}, ${formatCivil(renewal.startDate)} to ${formatCivil(renewal.endDate)}. ${priceText(renewal)}`

function Held({ gym }: { gym: Gym }) {
  const { today, settings, limits } = useGym()
  const used = useUsed(gym)
  const last = gym.currentPackage
  if (last === null) return <Note>This centre has no package.</Note>
  // Of a renewal ahead the package before it runs still.
  const held = packageOn(gym, today, settings.timezone) ?? last
  return (
    <Facts
      items={[
        ['Package', held.name || MISSING],
        ['Price', priceText(held)],
        ['First day', formatCivil(held.startDate)],
        ['Last day', formatCivil(held.endDate)],
        ...(held === last ? [] : [['Then', renewalText(last)] as const]),
        ...limitedThings.map(
          (thing) =>
            [limitNames[thing], <Used key={thing} used={used[thing]} limit={limits[thing]} />] as const,
        ),
        ...(held.features.length > 0 ? [['Features', held.features.join(', ')] as const] : []),
      ]}
    />
  )
}

const limitNames: Record<LimitedThing, string> = {
  members: 'Members',
  staff: 'Staff',
  devices: 'Devices',
  messages: 'Messages this month',
}

/** What is used of each; null while the messages are counted. */
function useUsed(gym: Gym): Record<LimitedThing, number | null> {
  const { gymId, today } = useGym()
  const counts = useRepository(messageCountRepository)
  const sent = useLive(useMemo(() => counts.ofGym(gymId), [counts, gymId]))
  return {
    members: usedOf(gym, 'members'),
    staff: usedOf(gym, 'staff'),
    devices: usedOf(gym, 'devices'),
    messages: sent.status === 'ready' ? messagesInMonthOf(today, sent.value) : null,
  }
}

function Used({ used, limit }: { used: number | null; limit: number | null }) {
  const { settings } = useGym()
  const written = (count: number) => count.toLocaleString(settings.locale)
  if (used === null) return MISSING
  if (limit === null) return `${written(used)}, no limit`
  const percent = limit === 0 ? 100 : (used / limit) * 100
  const tone = used >= limit ? 'red' : percent >= NEAR_PERCENT ? 'amber' : 'green'
  return <Meter percent={percent} tone={tone} text={`${written(used)} of ${written(limit)}`} />
}
