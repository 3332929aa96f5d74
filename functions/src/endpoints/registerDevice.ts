import { registerDevice as register } from '../biometric/registerDevice'
import type { Handler } from '../http/handler'

export const registerDevice: Handler<'registerDevice'> = (input, acting) => register(input, acting)
