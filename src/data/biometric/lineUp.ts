import { z } from 'zod'
import type { DocumentStore, StoredDocument, Writer } from '@/data/store/documentStore'
import { devicePath, lineUpPath } from './biometricRecords'
import { bringIntoLine } from './bringIntoLine'
import { readDevice } from './deviceRecords'

const askedSchema = z.object({ gymId: z.string().min(1), isAgain: z.boolean(), at: z.date() })

/**
 * Has everybody who is linked queued for a device by the trigger that follows (`deviceAsked`): at a large centre that takes longer than a
 * call may (decision 67). `isAgain`: what the device has done already goes along.
 */
export const askLineUp = (
  writer: Writer,
  { gymId, sn }: { gymId: string; sn: string },
  isAgain: boolean,
  at: Date,
): void => writer.set(lineUpPath(sn), { gymId, isAgain, at })

/**
 * What was asked for is done, and is there no more then. A repeat comes to the same; a device that was removed or switched off since is
 * passed by.
 */
export async function followLineUp(
  store: DocumentStore,
  sn: string,
  asked: StoredDocument | null,
  now: Date,
): Promise<void> {
  const parsed = askedSchema.safeParse(asked?.data)
  if (!parsed.success) return
  const { gymId, isAgain, at } = parsed.data
  if (readDevice(await store.get(devicePath(sn)), gymId) !== null)
    await bringIntoLine(store, gymId, now, isAgain ? { sn } : null)
  await store.transact(async (transaction) => {
    const stored = await transaction.get(lineUpPath(sn))
    // Asked for once more meanwhile, it has an event of its own.
    if (askedSchema.safeParse(stored?.data).data?.at.getTime() === at.getTime())
      transaction.remove(lineUpPath(sn))
  })
}
