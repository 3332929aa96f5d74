import type { Writer } from '@/data/store/documentStore'
import { recordAct, type Act } from '../audit/recordAct'
import type { Acting } from '../http/handler'

type Told = Omit<Act, 'source' | 'at' | 'by' | 'byRole' | 'support'>

/** A line of the audit log for what somebody did to a device, or to a person at the doors. */
export function tellOf(
  writer: Writer,
  told: Told,
  { caller, now, requestId }: Pick<Acting, 'caller' | 'now' | 'requestId'>,
): void {
  const { uid: by, role: byRole, support } = caller
  recordAct(writer, { ...told, source: requestId, at: now, by, byRole, support })
}
