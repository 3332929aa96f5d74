import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { ownDevice, tellOfDevice } from '../biometric/ownDevice'
import { deviceIsOff } from '../biometric/askDevice'
import type { Handler } from '../http/handler'

/** What the device has done already goes along: it may have been emptied or replaced. */
export const sendAgain: Handler<'sendAgain'> = async ({ gymId, sn, pin }, acting) => {
  const { store, now } = acting
  const device = await ownDevice(store, { gymId, sn })
  if (!device.enabled) return deviceIsOff()
  const queued = await bringIntoLine(store, gymId, now, { sn, pin })
  const after = { pin: pin ?? '', queued }
  await store.batch((writer) =>
    tellOfDevice(writer, { gymId, sn, act: 'device.sendAgain', before: null, after }, acting),
  )
  return { kind: 'done', queued }
}
