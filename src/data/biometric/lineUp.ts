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

/** A run ends within this (`deviceAsked`): what has stood for longer may be of one that died and that nobody repeats any more. */
const LONGEST_RUN_MS = 600_000

type Asked = z.output<typeof askedSchema>

const askedIn = (stored: StoredDocument | null): Asked | null =>
  askedSchema.safeParse(stored?.data).data ?? null

/**
 * Whether it is left to the run that was asked for before, which looks for it at its end: a terminal names its people in many uploads, and
 * each of them asks. Not what is said to be asked earlier or at once, which that run could take for its own.
 */
function isLeftTo(before: Asked | null, asked: Asked): boolean {
  if (before === null || asked.isAgain) return false
  const between = asked.at.getTime() - before.at.getTime()
  return between > 0 && between < LONGEST_RUN_MS
}

/** What was asked for meanwhile; null: nothing, and it is no more, or what has a run of its own. */
const askedMeanwhile = (store: DocumentStore, sn: string, done: Asked): Promise<Asked | null> =>
  store.transact(async (transaction) => {
    const asked = askedIn(await transaction.get(lineUpPath(sn)))
    if (asked === null) return null
    if (asked.at.getTime() !== done.at.getTime()) return asked.isAgain ? null : asked
    transaction.remove(lineUpPath(sn))
    return null
  })

/**
 * What was asked for is done, and what was asked for meanwhile, and is there no more then. A repeat comes to the same; a device that was
 * removed or switched off since is passed by.
 */
export async function followLineUp(
  store: DocumentStore,
  sn: string,
  { before, after }: { before: StoredDocument | null; after: StoredDocument | null },
  now: Date,
): Promise<void> {
  let asked = askedIn(after)
  if (asked === null || isLeftTo(askedIn(before), asked)) return
  while (asked !== null) {
    const { gymId, isAgain, at } = asked
    const moment = at > now ? at : now
    if (readDevice(await store.get(devicePath(sn)), gymId) !== null)
      await bringIntoLine(store, gymId, moment, isAgain ? { sn } : null)
    asked = await askedMeanwhile(store, sn, asked)
  }
}
