import type { BiometricDevice } from '@/domain/biometric/device'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { devicePath } from '@/data/biometric/biometricRecords'
import { deviceOf } from '@/data/biometric/deviceRecords'
import type { StoreTransaction, Writer } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { notAllowed } from '../http/httpError'
import { tellOf } from './tellOf'

/** The centre's own device; another's and one that is not there are refused alike. */
export async function ownDevice(
  reader: Pick<StoreTransaction, 'get'>,
  { gymId, sn }: { gymId: string; sn: string },
): Promise<BiometricDevice> {
  const device = deviceOf(await reader.get(devicePath(sn)), gymId)
  if (device === null) throw notAllowed()
  return device
}

type Told = Omit<Parameters<typeof tellOf>[1], 'collection' | 'documentId'> & { sn: string }

export const tellOfDevice = (
  writer: Writer,
  { sn, ...told }: Told,
  acting: Pick<Acting, 'caller' | 'now' | 'requestId'>,
): void => tellOf(writer, { ...told, collection: 'biometricDevices', documentId: sn }, acting)

export const noAddress = (): Refusal => refused('Enter the address that the device calls from.', 'address')
