import { rosterLineSchema } from '@/domain/biometric/roster'
import { biometricUserPath, devicePath, passwordPath, rosterPath } from '@/data/biometric/biometricRecords'
import { rosterOf } from '@/data/biometric/deviceQueries'
import { readCommand, readUser } from '@/data/biometric/deviceRecords'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

/** A device sends its people before it says that it is done, or after: by then they are all there. */
const SURELY_SENT_MS = 3_600_000

/** Of a device's answers with all its people; nobody asks for them so often. */
const MOST_ANSWERED = 500

const PEOPLE_A_BATCH = 200

/** When the device was last asked for all its people and has said that it sent them; null: not yet, or just now. */
async function listedAt(store: DocumentStore, sn: string, now: Date): Promise<Date | null> {
  const answered = await store.query({
    collection: `${devicePath(sn)}/commands`,
    where: [
      { field: 'kind', op: '==', value: 'QUERY' },
      { field: 'status', op: '==', value: 'DONE' },
      // Beside the night's questions for punches, of which every night adds one.
      { field: 'payload.table', op: '==', value: 'USERINFO' },
    ],
    orderBy: [],
    limit: MOST_ANSWERED,
  })
  const asked = answered.flatMap((stored) => {
    const command = readCommand(stored)
    if (command === null || command.pin !== '' || command.sentAt === null || command.ackAt === null) return []
    return now.getTime() - command.ackAt.getTime() >= SURELY_SENT_MS ? [command.sentAt] : []
  })
  return asked.reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null)
}

type Device = { gymId: string; sn: string }

/**
 * Whether a person that a device did not name may be missing there by our own doing: shut out, which with some devices means deleted,
 * or told to the device since. Their line and their password are what they are put back with.
 */
async function isShutByUs(store: DocumentStore, { gymId, sn }: Device, pin: string, at: Date) {
  const stored = await store.get(biometricUserPath(gymId, pin))
  const user = stored && readUser(stored)
  if (!user) return false
  const device = user.devices[sn]
  return (
    user.desired === 'disabled' ||
    (device !== undefined && (device.state !== 'done' || device.at === null || device.at >= at))
  )
}

/**
 * Whoever a device no longer named when it was last asked for all its people is not on it any more: somebody took them off at the
 * terminal, and their number is free. A device that named nobody since is believed nothing.
 */
export async function forgetGone(store: DocumentStore, device: Device, now: Date): Promise<void> {
  const { gymId, sn } = device
  const at = await listedAt(store, sn, now)
  if (at === null) return
  const unnamed: string[] = []
  let isBelieved = false
  const { path, where, orderBy } = rosterOf(gymId, sn)
  for await (const page of pagesOf(store, {
    collection: path,
    where: [tenantFilter(gymId), ...where],
    orderBy,
  }))
    for (const { id, data } of page) {
      const seenAt = rosterLineSchema.safeParse({ ...data, id }).data?.seenAt ?? null
      if (seenAt !== null && seenAt >= at) isBelieved = true
      else unnamed.push(id)
    }
  if (!isBelieved) return
  const gone: string[] = []
  for (const pin of unnamed) if (!(await isShutByUs(store, device, pin, at))) gone.push(pin)
  for (let from = 0; from < gone.length; from += PEOPLE_A_BATCH)
    await store.batch((writer) => {
      for (const pin of gone.slice(from, from + PEOPLE_A_BATCH)) {
        writer.remove(rosterPath(sn, pin))
        writer.remove(passwordPath(sn, pin))
      }
    })
}
