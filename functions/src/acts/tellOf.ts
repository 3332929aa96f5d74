import type { ActName } from '@/domain/acts/actNames'
import { actSubjects } from '@/domain/audit/auditedCollections'
import type { ActParts } from '@/data/acts/actScene'
import { recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'

type Line = {
  gymId: string
  at: Date
  by: string
  byRole: string
  support?: Caller['support']
  verb: ActName | 'night'
  sourceOf: () => string
}

const teller =
  ({ gymId, at, by, byRole, support, verb, sourceOf }: Line): ActParts['tell'] =>
  (writer, told) =>
    void recordAct(writer, {
      ...told,
      ...{ gymId, at, by, byRole, support, source: sourceOf() },
      act: `${actSubjects[told.collection]}.${verb}`,
    })

/** The audit lines of an act of a person: a repeat of it would have the same. */
export const tellOfAct = (
  { uid, role, support }: Caller,
  { gymId, key, act }: { gymId: string; key: string; act: ActName },
  at: Date,
): ActParts['tell'] =>
  teller({ gymId, at, by: uid, byRole: role, support, verb: act, sourceOf: () => `${gymId}_${key}` })

/** The audit lines of a night, which may do several things to the same member. */
export const tellOfNight = (gymId: string, at: Date): ActParts['tell'] =>
  teller({ gymId, at, by: 'server', byRole: 'SERVER', verb: 'night', sourceOf: () => crypto.randomUUID() })
