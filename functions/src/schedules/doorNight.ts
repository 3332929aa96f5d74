import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { enabledDevices } from '@/data/biometric/deviceRecords'
import { trueUpSerials } from '@/data/biometric/gymDevices'
import { storedSettings } from '@/data/gyms/gymOf'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { queueOnce } from '../biometric/queueOnce'
import { askPunches } from '../biometric/refetchPunches'

/**
 * The doors of a centre as its day begins (DOMAIN 1.6): whose access ends or begins today is told to the devices, what one of
 * them missed is queued for it, and yesterday's punches are asked for again, which closes gaps. Answers about how many people.
 */
export async function doorNight(store: DocumentStore, gym: StoredDocument, now: Date): Promise<number> {
  const gymId = gym.id
  await trueUpSerials(store, gymId)
  const moved = await bringIntoLine(store, gymId, now)
  const yesterday = addDays(civilDateIn(now, storedSettings(gym).timezone), -1)
  const asking = { store, now, requestId: `night ${gymId} ${yesterday}` }
  for (const sn of await enabledDevices(store, gymId))
    await queueOnce(asking, { gymId, sn }, askPunches(yesterday, yesterday))
  return moved
}
