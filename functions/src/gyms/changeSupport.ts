import type { AuditAct } from '@/domain/audit/auditActs'
import type { AuditEntry } from '@/domain/audit/auditEntry'
import type { GymSupport } from '@/domain/gyms/gymSupport'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { isSame } from '@/domain/shared/upgradeRecord'
import { gymPath } from '@/data/gyms/gymOf'
import { supportIn } from '@/data/gyms/supportIn'
import { auditEntry } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { noSuchGym } from '../http/httpError'

type Told = {
  gymId: string
  act: AuditAct
  /** Names the act, the same for a repeat of it: where its line stands already, nothing is written again. */
  source: string
  /** Whose visit the line is about; of the owner's own acts none. */
  support: (after: GymSupport) => AuditEntry['support']
}

/** Changes who may look into a centre, with its line of the audit log. Answers how it stands afterwards; null: no consent was ever given. */
export function changeSupport(
  { store, caller, now }: Acting,
  { gymId, act, source, support }: Told,
  change: (held: GymSupport | null) => GymSupport | Refusal | null,
): Promise<GymSupport | Refusal | null> {
  return store.transact(async (transaction) => {
    const stored = await transaction.get(gymPath(gymId))
    if (stored === null) throw noSuchGym()
    const held = supportIn(stored)
    const after = change(held)
    if (after === null || isRefused(after) || isSame(held, after)) return after
    const entry = auditEntry({
      ...{ source, gymId, at: now, by: caller.uid, byRole: caller.role, support: support(after) },
      ...{ act, collection: 'gyms', documentId: gymId, before: { support: held }, after: { support: after } },
    })
    if (entry === null) throw new Error('A change of support always has something to tell.')
    if ((await transaction.get(entry.path)) !== null) return held
    transaction.update(gymPath(gymId), [
      { at: ['support'], value: after },
      { at: ['updatedAt'], value: now },
    ])
    transaction.set(entry.path, entry.data)
    return after
  })
}
