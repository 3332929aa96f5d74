import { z } from 'zod'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import { gymFields } from './gymFields'
import { settingFields } from './settingFields'

const lastChangeSchema = z.object({ by: z.string(), at: z.date() })
export type LastChange = z.infer<typeof lastChangeSchema>

/**
 * Who changed a field of a centre or one of its settings last, by its name in the audit log (`preference.graceDays`). Kept in the
 * centre's record by the server alone: other lines of the log can't push it out of sight.
 */
export const lastChangesSchema = z.record(z.string(), lastChangeSchema)

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

/** The latest change of any of them; null where none is kept. */
export const latestOf = (
  changes: Readonly<Record<string, LastChange>>,
  names: readonly string[],
): LastChange | null =>
  names
    .flatMap((name) => changes[name] ?? [])
    .reduce<LastChange | null>((last, change) => (last === null || change.at > last.at ? change : last), null)
