import type { AuditAct } from '@/domain/audit/auditActs'
import type { BiometricDevice } from '@/domain/biometric/device'
import { devicePath } from '@/data/biometric/biometricRecords'
import { deviceOf } from '@/data/biometric/deviceRecords'
import type { StoredData, StoreTransaction, Writer } from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { notAllowed } from '../http/httpError'

/** The centre's own device; another's and one that is not there are refused alike. */
export async function ownDevice(
  reader: Pick<StoreTransaction, 'get'>,
  { gymId, sn }: { gymId: string; sn: string },
): Promise<BiometricDevice> {
  const device = deviceOf(await reader.get(devicePath(sn)), gymId)
  if (device === null) throw notAllowed()
  return device
}

type Told = { gymId: string; sn: string; act: AuditAct; before: StoredData | null; after: StoredData | null }

export const tellOfDevice = (
  writer: Writer,
  { gymId, sn, act, before, after }: Told,
  { caller, now, requestId }: Pick<Acting, 'caller' | 'now' | 'requestId'>,
) =>
  void recordAct(writer, {
    source: requestId,
    gymId,
    at: now,
    by: caller.uid,
    byRole: caller.role,
    support: caller.support,
    act,
    collection: 'biometricDevices',
    documentId: sn,
    before,
    after,
  })
