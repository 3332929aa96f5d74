import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import { gymFields } from './gymFields'
import { settingFields } from './settingFields'

const inPreference = (setting: string) => `preference.${setting}`

/** What a section of Site config can show; settings that nobody knows are free and leave no trace here. */
const told: readonly string[] = [
  ...Object.keys(gymFields.shape),
  'dp',
  ...Object.keys(settingFields).map(inPreference),
]

const flat = ({ preference, ...fields }: StoredRecord): StoredRecord => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(mapOf(preference) ?? {}).map(([setting, value]) => [inPreference(setting), value]),
  ),
})

/** The names of what `after` holds otherwise than `before`, as `lastChanges` has them. */
export function namesChanged(before: StoredRecord, after: StoredRecord): string[] {
  const [old, fresh] = [flat(before), flat(after)]
  return told.filter((name) => !isSame(old[name], fresh[name]))
}
