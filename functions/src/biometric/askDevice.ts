import type { CallOutput } from '@/domain/api/contract'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Acting } from '../http/handler'
import { ownDevice } from './ownDevice'
import { queueOnce, type DeviceAsk } from './queueOnce'

type Answer = CallOutput<'rebootDevice'>

export const deviceIsOff = (): Refusal => refused('This device is switched off. Switch it on first.', 'sn')

/** Queues something for one device of the centre, once however often it is asked for. */
export async function askDevice(
  device: { gymId: string; sn: string },
  ask: DeviceAsk,
  acting: Acting,
): Promise<Answer> {
  await ownDevice(acting.store, device)
  const commandId = await queueOnce(acting, device, ask)
  return commandId === null ? deviceIsOff() : { kind: 'done', commandId }
}
