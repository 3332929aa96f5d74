import { removeDevice as remove } from '../biometric/removeDevice'
import type { Handler } from '../http/handler'

export const removeDevice: Handler<'removeDevice'> = (input, acting) => remove(input, acting)
