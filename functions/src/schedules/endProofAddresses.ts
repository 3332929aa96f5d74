import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { proofsWithAddress, endPublicAddress } from '../files/storedFiles'

/**
 * Ends the public addresses of ID proofs that pages of before, an import or the console put into Storage; those that
 * the server puts there have none. Answers how many there were.
 */
export async function endProofAddressesWork(): Promise<number> {
  const files = await proofsWithAddress()
  for (const file of files) await endPublicAddress(file)
  return files.length
}

export const endProofAddresses = onSchedule(
  {
    ...{
      schedule: 'every sunday 03:00',
      timeZone: 'Asia/Kolkata',
      region: 'us-central1',
      timeoutSeconds: 1800,
    },
    // All the proofs of the bucket are listed at once.
    memory: '1GiB',
  },
  async () => {
    const ended = await endProofAddressesWork()
    if (ended > 0) logger.warn('public addresses of ID proofs ended', { ended })
  },
)
