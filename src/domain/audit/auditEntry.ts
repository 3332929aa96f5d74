import { z } from 'zod'

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()])

/**
 * A line of the audit log (`auditLogs`), which only the server writes. `before` and `after` are the names of the fields that
 * changed, a setting of a centre as `preference.graceDays`; `values` holds old and new of those that tell nothing of a person.
 */
export const auditEntrySchema = z.object({
  id: z.string(),
  gymId: z.string(),
  at: z.date(),
  by: z.string().default(''),
  byRole: z.string().default(''),
  act: z.string(),
  collection: z.string(),
  documentId: z.string(),
  /** Of an administrator in the centre as support: who, and the reason they gave. */
  support: z.object({ name: z.string(), reason: z.string() }).nullable().catch(null).default(null),
  before: z.array(z.string()).default([]),
  after: z.array(z.string()).default([]),
  values: z
    .array(z.object({ field: z.string(), before: valueSchema, after: valueSchema }))
    .catch([])
    .default([]),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** Stands for the centre in a line about what is of no centre, as a list of all of them. */
export const PLATFORM = 'platform'

/** Of the latest of these lines, newest first, that changed one of the fields, who and when and which; null where none did. */
export function lastChangeOf(lines: readonly AuditEntry[], fields: readonly string[]) {
  for (const { by, at, before, after } of lines) {
    const names = fields.filter((field) => before.includes(field) || after.includes(field))
    if (names.length > 0) return { by, at, names }
  }
  return null
}
