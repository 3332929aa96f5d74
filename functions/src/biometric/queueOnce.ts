import type { AuditAct } from '@/domain/audit/auditActs'
import { isSame } from '@/domain/shared/upgradeRecord'
import { devicePath } from '@/data/biometric/biometricRecords'
import { openQueue } from '@/data/biometric/deviceQueue'
import { readCommand } from '@/data/biometric/deviceRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { tellOfDevice } from './ownDevice'

/** Commands under way that a device may have at a time. */
const MOST_WAITING = 100

/** What a device is asked or told that is about no person. */
export type DeviceAsk = { kind: 'QUERY' | 'REBOOT'; payload: Record<string, unknown>; act: AuditAct }

/** The same under way already. */
export async function waitingFor(
  store: DocumentStore,
  sn: string,
  { kind, payload }: Pick<DeviceAsk, 'kind' | 'payload'>,
): Promise<number | null> {
  const found = await store.query({
    collection: `${devicePath(sn)}/commands`,
    where: [
      { field: 'kind', op: '==', value: kind },
      { field: 'status', op: 'in', value: ['QUEUED', 'SENT'] },
    ],
    orderBy: [],
    limit: MOST_WAITING,
  })
  const same = found.map(readCommand).find((command) => command !== null && isSame(command.payload, payload))
  return same?.id ?? null
}

/** Without a caller it is the night's, which no line of the audit log tells. */
type Asking = Pick<Acting, 'store' | 'now'> & Partial<Pick<Acting, 'caller' | 'requestId'>>

/** One command a device, however often it is asked for before the device has answered; null for a device that is off or gone. */
export function queueOnce(
  { store, now, requestId = '', caller }: Asking,
  { gymId, sn }: { gymId: string; sn: string },
  ask: DeviceAsk,
): Promise<number | null> {
  return store.transact(async (transaction) => {
    const queue = await openQueue(transaction, gymId, [sn], now)
    if (queue.devices.length === 0) return null
    const waiting = await waitingFor(store, sn, ask)
    if (waiting !== null) return waiting
    const { kind, payload } = ask
    const command = queue.push(sn, { pin: '', kind, payload, desiredVersion: 0 }, null)
    queue.write(transaction)
    if (caller !== undefined)
      tellOfDevice(
        transaction,
        { gymId, sn, act: ask.act, before: null, after: payload },
        { caller, now, requestId },
      )
    return command.id
  })
}
