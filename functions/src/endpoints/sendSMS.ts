import type { Handler } from '../http/handler'
import { messageProvider } from '../messages/messageProvider'
import { queueMessages } from '../messages/queueMessages'

/** SPECIFICATION 7, DOMAIN 4.5: into the outbox; the worker sends it. */
export const sendSMS: Handler<'sendSMS'> = ({ to, ...wish }, acting) =>
  queueMessages({ ...wish, to: Array.isArray(to) ? to : [to] }, acting, messageProvider)
