import type { SettingName } from '@/domain/gyms/settingFields'
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

/** What is set name by name; any other map is one setting, as the hours of a week are. */
const byName: ReadonlySet<string> = new Set<SettingName>(['paymentKinds'])
const namesIn = (setting: string, value: unknown): StoredRecord | null =>
  byName.has(setting) ? mapOf(value) : null

/** Of what is set name by name those names alone: what somebody else set of the others meanwhile stays. */
const differingSettings = (before: StoredRecord, after: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(differing(before, after)).flatMap(([setting, value]) => {
      const names = namesIn(setting, value)
      const other = names && differing(mapOf(before[setting]) ?? {}, names)
      return other && Object.keys(other).length === 0 ? [] : [[setting, other ?? value]]
    }),
  )

/** Null for each of the names that nothing is stored for and that is given none. */
const missing = (stored: StoredRecord, wanted: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value === null && stored[name] === undefined),
  )

/** Null where there is nothing: sent back, it takes the value away again. */
const pick = (from: StoredRecord, names: StoredRecord): StoredRecord =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name] ?? null]))

const known = (was: StoredRecord, names: StoredRecord): StoredRecord =>
  Object.fromEntries(Object.entries(was).filter(([name]) => Object.hasOwn(names, name)))

/** Sent back, a map is merged: as it is read it says of each name that is sent what it was, and what is new in it stays (PRODUCT 2.V). */
const pickSettings = (stored: StoredRecord, settings: StoredRecord, sent: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(pick(stored, sent)).map(([setting, value]) => {
      const was = mapOf(settings[setting])
      const names = namesIn(setting, sent[setting])
      return [setting, was && names ? known(was, names) : (was ?? value)]
    }),
  )

/** What of a section was changed, and nothing else: what somebody else changed meanwhile stays. null: nothing was. */
export function sectionChanges(
  { fields = {}, preference = {} }: SectionForm,
  { info, settings }: Standing,
): SectionChanges | null {
  const own = differing(info, fields)
  // A setting that is not stored and is to have no value of its own stays as it is.
  const shown = { ...settings, ...missing(info.preference, preference) }
  const set = differingSettings(shown, preference)
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
