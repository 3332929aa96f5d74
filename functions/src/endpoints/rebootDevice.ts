import { askDevice } from '../biometric/askDevice'
import type { Handler } from '../http/handler'

export const rebootDevice: Handler<'rebootDevice'> = (device, acting) =>
  askDevice(device, { kind: 'REBOOT', payload: {}, act: 'device.reboot' }, acting)
