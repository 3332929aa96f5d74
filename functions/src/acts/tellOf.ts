import type { ActName } from '@/domain/acts/actNames'
import type { ActParts, Told } from '@/data/acts/actScene'
import { recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'

/** How the audit log calls what an act makes or changes. */
const subjects = { invoices: 'invoice', members: 'member', dayCloses: 'dayClose' } as const satisfies Record<
  Told['collection'],
  string
>

type Line = { gymId: string; at: Date; by: string; byRole: string; verb: string; sourceOf: () => string }

const teller =
  ({ gymId, at, by, byRole, verb, sourceOf }: Line): ActParts['tell'] =>
  (writer, told) =>
    void recordAct(writer, {
      ...told,
      ...{ gymId, at, by, byRole, source: sourceOf() },
      act: `${subjects[told.collection]}.${verb}`,
    })

/** The audit lines of an act of a person: a repeat of it would have the same. */
export const tellOfAct = (
  { uid, role }: Caller,
  { gymId, key, act }: { gymId: string; key: string; act: ActName },
  at: Date,
): ActParts['tell'] =>
  teller({ gymId, at, by: uid, byRole: role, verb: act, sourceOf: () => `${gymId}_${key}` })

/** The audit lines of a night, which may do several things to the same member. */
export const tellOfNight = (gymId: string, at: Date): ActParts['tell'] =>
  teller({ gymId, at, by: 'server', byRole: 'SERVER', verb: 'night', sourceOf: () => crypto.randomUUID() })
