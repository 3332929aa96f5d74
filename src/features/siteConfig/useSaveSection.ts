import { useCallback } from 'react'
import { isSame } from '@/domain/shared/upgradeRecord'
import type { StoredRecord } from '@/domain/shared/readers'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { configSections, type ConfigSection } from './sections'

type Changes = { fields?: StoredRecord; preference?: StoredRecord }

/** What `after` holds otherwise than `before`, by the names of `after`. */
const differing = (before: StoredRecord, after: StoredRecord): StoredRecord =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)))

/** Null for each of the names that nothing is stored for and that is given none. */
const missing = (stored: StoredRecord, wanted: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value === null && stored[name] === undefined),
  )

/** Null where there is nothing: sent back, it takes the value away again. */
const pick = (from: StoredRecord, names: StoredRecord): StoredRecord =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name] ?? null]))

/**
 * Sends what of a section was changed, and nothing else: what somebody else changed meanwhile stays. `fields` are the
 * centre's own, `preference` its settings. The message that it is saved takes it back.
 */
export function useSaveSection(id: ConfigSection): (after: Changes) => Promise<void> {
  const { api } = useBackend()
  const { gymId, info, settings } = useGym()
  return useCallback(
    async ({ fields = {}, preference = {} }) => {
      const own = differing(info, fields)
      // A setting that is not stored and is to have no value of its own stays as it is.
      const shown = { ...settings, ...missing(info.preference, preference) }
      const set = differing(shown, preference)
      const before = { ...pick(info, own), preference: pick(info.preference, set) }
      const send = async (changes: StoredRecord) => {
        answered(await api.call('updateGym', { gymId, ...changes }))
      }
      const hasSettings = Object.keys(set).length > 0
      await send({ ...own, ...(hasSettings && { preference: set }) })
      showToast({
        text: `${configSections[id].title}: saved. Every screen of the centre follows.`,
        undo: () => send(hasSettings ? before : pick(info, own)),
      })
    },
    [api, gymId, id, info, settings],
  )
}
