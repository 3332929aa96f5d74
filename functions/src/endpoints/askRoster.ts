import { askDevice } from '../biometric/askDevice'
import type { Handler } from '../http/handler'

export const askRoster: Handler<'askRoster'> = (device, acting) =>
  askDevice(device, { kind: 'QUERY', payload: { table: 'USERINFO' }, act: 'device.askRoster' }, acting)
