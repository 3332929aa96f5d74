import { linkPin as link } from '../biometric/linkPin'
import type { Handler } from '../http/handler'

export const linkPin: Handler<'linkPin'> = (input, acting) => link(input, acting)
