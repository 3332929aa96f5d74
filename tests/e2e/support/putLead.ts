import type { CivilDate } from '@/domain/shared/civilDate'
import { leadSchema, type Lead } from '@/domain/leads/lead'
import { foundBy } from '@/domain/leads/leadForm'
import { monthCame } from '@/domain/leads/leadMonths'
import { IRON } from '../../../scripts/seed/accounts'
import { adminStore } from '../../support/emulators'
import { todayInIndia, type Someone } from './people'

export const leadIdOf = ({ name }: Someone): string => `${IRON}-${name.toLowerCase().replace(/\W/g, '-')}`

/** As the page that adds a lead writes it, on that day. */
export async function putLead(
  who: Someone,
  fields: Partial<Lead> = {},
  came: CivilDate = todayInIndia(),
): Promise<void> {
  const createdAt = new Date(`${came}T04:30:00Z`)
  const whole = leadSchema.parse({
    ...{ id: leadIdOf(who), gymId: IRON, status: 'New', ...who, ...foundBy(who) },
    ...{ ownerId: IRON, createdBy: IRON, nextFollowUpOn: todayInIndia(), createdAt, updatedAt: createdAt },
    ...{ cameIn: monthCame(createdAt), ...fields },
  })
  await adminStore().doc(`leads/${whole.id}`).set(whole)
}
