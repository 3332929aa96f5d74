import { z } from 'zod'

const lastChangeSchema = z.object({ by: z.string(), at: z.date() })
export type LastChange = z.infer<typeof lastChangeSchema>

/**
 * Who changed a field of a centre or one of its settings last, by its name in the audit log (`preference.graceDays`). Kept in the
 * centre's record by the server alone: other lines of the log can't push it out of sight.
 */
export const lastChangesSchema = z.record(z.string(), lastChangeSchema)

/** The latest change of any of them, with the names of all that it changed; null where none is kept. */
export function latestOf(
  changes: Readonly<Record<string, LastChange>>,
  names: readonly string[],
): (LastChange & { names: string[] }) | null {
  const last = names
    .flatMap((name) => changes[name] ?? [])
    .reduce<LastChange | null>((last, change) => (last === null || change.at > last.at ? change : last), null)
  if (last === null) return null
  const isPartOf = (change: LastChange | undefined) =>
    change?.by === last.by && change.at.getTime() === last.at.getTime()
  return { ...last, names: names.filter((name) => isPartOf(changes[name])) }
}
