import { gymPath } from '@/data/gyms/gymOf'
import { memberPath } from '@/data/members/memberRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import { accessMoment, holderOf } from './accessMoment'
import { biometricUserPath } from './biometricRecords'
import { openQueue } from './deviceQueue'
import { readUser } from './deviceRecords'
import { deviceSerialsOf } from './gymDevices'
import { otherHolder } from './otherHolder'
import { planAccess } from './planAccess'
import { pinOfHolder, planPin, withPin, writePin } from './writePin'

type Followed = { gymId: string; memberId: string; pinBefore: string }

/**
 * Brings the doors into line with what a page has written of a member: deactivated, restored or deleted. A member who comes back and
 * whose number somebody else has by now has none any more: one space of numbers a centre (DOMAIN 1.6). By how the member stands
 * now and not by what the event brought, so late and repeated deliveries come to the same.
 */
export async function followMember(
  store: DocumentStore,
  { gymId, memberId, pinBefore }: Followed,
  now: Date,
): Promise<void> {
  const gym = await store.get(gymPath(gymId))
  const serials = gym === null ? [] : deviceSerialsOf(gym)
  // Whoever registers the first device is told of everybody then.
  if (gym === null || serials.length === 0) return
  const moment = accessMoment(gym, now)
  await store.transactByVersion(async (transaction) => {
    const stored = await transaction.get(memberPath(memberId))
    const holder = holderOf('member', stored, moment)
    if (stored === null || holder === null) {
      const claim = readUser(await transaction.get(biometricUserPath(gymId, pinBefore)))
      if (claim?.personId !== memberId) return
      const queue = await openQueue(transaction, gymId, serials, now)
      const left = await planAccess(transaction, queue, { pin: pinBefore, holder: null }, moment)
      left?.write(transaction)
      queue.write(transaction)
      return
    }
    const pin = pinOfHolder(holder)
    const asked = { pin, personId: memberId }
    const taken = pin !== '' && (await otherHolder(store, transaction, asked, moment)) !== null
    if (taken && holder.person.deleted) return
    const after = taken ? withPin(holder, '') : holder
    const person = taken ? await writePin(transaction, stored, after, moment.settings.timezone) : null
    const door = await planPin(store, transaction, serials, { before: pinBefore, after }, moment)
    person?.(transaction)
    door.write(transaction)
  })
}
