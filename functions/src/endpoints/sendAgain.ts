import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { askLineUp } from '@/data/biometric/lineUp'
import { ownDevice, tellOfDevice } from '../biometric/ownDevice'
import { deviceIsOff } from '../biometric/askDevice'
import type { Handler } from '../http/handler'

/** What the device has done already goes along: it may have been emptied or replaced. Everybody follows by a trigger. */
export const sendAgain: Handler<'sendAgain'> = async ({ gymId, sn, pin }, acting) => {
  const { store, now } = acting
  const device = await ownDevice(store, { gymId, sn })
  if (!device.enabled) return deviceIsOff()
  const queued = pin === undefined ? null : await bringIntoLine(store, gymId, now, { sn, pin })
  const after = { pin: pin ?? '', queued }
  await store.batch((writer) => {
    if (pin === undefined) askLineUp(writer, { gymId, sn }, true, now)
    tellOfDevice(writer, { gymId, sn, act: 'device.sendAgain', before: null, after }, acting)
  })
  return { kind: 'done', queued }
}
