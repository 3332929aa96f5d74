import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import { holderIn } from './accessMoment'
import { biometricUserPath } from './biometricRecords'
import { readUser } from './deviceRecords'
import { personsByPin } from './personByPin'
import type { AccessMoment } from './planAccess'
import { stillOn } from './stillOn'
import { pinOfHolder } from './writePin'

type Asked = { pin: string; personId: string }

/** `name` '' where nobody knows it; `stillOn`: a device that has yet to delete whoever had the number. */
export type OtherHolder = { name: string; stillOn?: string }

/**
 * Who else of the centre has a number (DOMAIN 1.6: one space of numbers a centre), with the name for whoever asks. By the number's
 * document, read first: of two who are given it at once the second finds the first there. Where that names nobody, by the records, which
 * are older than the devices. null: it is free, or the asker's own. One that nobody has is not free before each device has deleted whoever
 * was erased.
 */
export async function otherHolder(
  store: DocumentStore,
  reader: Pick<StoreTransaction, 'get'>,
  { pin, personId }: Asked,
  moment: Pick<AccessMoment, 'gymId' | 'settings'>,
): Promise<OtherHolder | null> {
  const claim = readUser(await reader.get(biometricUserPath(moment.gymId, pin)))
  if (claim?.personId === personId) return null
  const waits = claim?.personId === '' ? await stillOn(reader, claim) : null
  if (waits !== null) return { name: '', stillOn: waits }
  const claimant = claim === null || claim.personId === '' ? null : await holderIn(reader, claim, moment)
  if (claimant !== null && pinOfHolder(claimant) === pin && !claimant.person.deleted)
    return { name: claimant.person.name }
  const holders = await personsByPin(store, moment.gymId, pin)
  return holders.find((each) => each.personId !== personId) ?? null
}
