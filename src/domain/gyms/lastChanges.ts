import { z } from 'zod'

const lastChangeSchema = z.object({ by: z.string(), at: z.date() })
export type LastChange = z.infer<typeof lastChangeSchema>

/**
 * Who changed a field of a centre or one of its settings last, by its name in the audit log (`preference.graceDays`). Kept in the
 * centre's record by the server alone: other lines of the log can't push it out of sight.
 */
export const lastChangesSchema = z.record(z.string(), lastChangeSchema)

/** The latest change of any of them; null where none is kept. */
export const latestOf = (
  changes: Readonly<Record<string, LastChange>>,
  names: readonly string[],
): LastChange | null =>
  names
    .flatMap((name) => changes[name] ?? [])
    .reduce<LastChange | null>((last, change) => (last === null || change.at > last.at ? change : last), null)
