import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { trueUpSerials } from '@/data/biometric/gymDevices'
import type { DocumentStore } from '@/data/store/documentStore'

/**
 * The doors of a centre as its day begins (DOMAIN 1.6): whose access ends or begins today is told to the devices, and what one of
 * them missed is queued for it. Answers about how many people.
 */
export async function doorNight(store: DocumentStore, gymId: string, now: Date): Promise<number> {
  await trueUpSerials(store, gymId)
  return bringIntoLine(store, gymId, now)
}
