import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import type { BiometricUser } from '@/domain/biometric/device'
import { holderIn } from './accessMoment'
import { biometricUserPath, commandPath, devicePath } from './biometricRecords'
import { deviceOf, readCommand, readUser } from './deviceRecords'
import { personsByPin } from './personByPin'
import type { AccessMoment } from './planAccess'
import { pinOfHolder } from './writePin'

type Asked = { pin: string; personId: string }

/** `name` '' where nobody knows it; `stillOn`: a device that has yet to delete whoever had the number. */
export type OtherHolder = { name: string; stillOn?: string }

/**
 * A device that was told to delete whoever had a number, and has not said that it did: whoever is given the number before would be told
 * to it in place of that, and it would let the other one's face in as theirs. One that is switched off counts; one that was removed does not.
 */
async function stillOn(
  reader: Pick<StoreTransaction, 'get'>,
  gymId: string,
  { devices }: BiometricUser,
): Promise<OtherHolder | null> {
  for (const sn of Object.keys(devices).sort()) {
    const { commandId = 0 } = devices[sn] ?? {}
    const command = commandId === 0 ? null : readCommand(await reader.get(commandPath(sn, commandId)))
    if (command?.kind !== 'DELETE' || command.status === 'DONE') continue
    const device = deviceOf(await reader.get(devicePath(sn)), gymId)
    if (device !== null) return { name: '', stillOn: device.name || sn }
  }
  return null
}

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
  const waits = claim?.personId === '' ? await stillOn(reader, moment.gymId, claim) : null
  if (waits !== null) return waits
  const claimant = claim === null || claim.personId === '' ? null : await holderIn(reader, claim, moment)
  if (claimant !== null && pinOfHolder(claimant) === pin && !claimant.person.deleted)
    return { name: claimant.person.name }
  const holders = await personsByPin(store, moment.gymId, pin)
  return holders.find((each) => each.personId !== personId) ?? null
}
