import { isSame } from '@/domain/shared/upgradeRecord'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'

/** `fields` are the centre's own, `preference` its settings. */
export type SectionForm = { fields?: StoredRecord; preference?: StoredRecord }
/** What stands now: the centre's record, and its settings as they are read. */
type Standing = { info: StoredRecord & { preference: StoredRecord }; settings: StoredRecord }
/** To be sent to save, and to take that back. */
export type SectionChanges = { after: StoredRecord; before: StoredRecord }

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

/** Sent back, a map is merged: as it is read it says of each name what it was, and what is new in it stays (PRODUCT 2.V). */
const pickSettings = (stored: StoredRecord, settings: StoredRecord, names: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(pick(stored, names)).map(([name, value]) => [name, mapOf(settings[name]) ?? value]),
  )

/** What of a section was changed, and nothing else: what somebody else changed meanwhile stays. null: nothing was. */
export function sectionChanges(
  { fields = {}, preference = {} }: SectionForm,
  { info, settings }: Standing,
): SectionChanges | null {
  const own = differing(info, fields)
  // A setting that is not stored and is to have no value of its own stays as it is.
  const shown = { ...settings, ...missing(info.preference, preference) }
  const set = differing(shown, preference)
  const hasSettings = Object.keys(set).length > 0
  if (!hasSettings && Object.keys(own).length === 0) return null
  return {
    after: { ...own, ...(hasSettings && { preference: set }) },
    before: {
      ...pick(info, own),
      ...(hasSettings && { preference: pickSettings(info.preference, settings, set) }),
    },
  }
}
