import { endSupport as ended } from '@/domain/gyms/gymSupport'
import { changeSupport } from '../gyms/changeSupport'
import type { Handler } from '../http/handler'

/** The rules ask the same record at every read and write, so nobody is inside a moment later. */
export const endSupport: Handler<'endSupport'> = async ({ gymId }, acting) => {
  const act = { gymId, act: 'support.end', source: acting.requestId, support: () => null } as const
  await changeSupport(acting, act, (held) => held && ended(held, acting.now))
  return { kind: 'done' }
}
