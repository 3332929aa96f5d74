import { changeDevice as change } from '../biometric/changeDevice'
import type { Handler } from '../http/handler'

export const changeDevice: Handler<'changeDevice'> = (input, acting) => change(input, acting)
