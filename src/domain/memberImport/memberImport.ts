import { z } from 'zod'

/**
 * One import of members: whom it added and who are still as it made them, until it is rolled back. `at` is the moment that its
 * members bear, so that whoever was changed since is known. The server's alone.
 */
export const memberImportSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  fileName: z.string().default(''),
  at: z.date(),
  by: z.string().default(''),
  added: z.int().default(0),
  /** Members that a roll-back would look at. */
  ids: z.array(z.string()).default([]),
  /** When the roll-back began. */
  undoneAt: z.date().nullable().default(null),
  removed: z.int().default(0),
  /** Members that stayed because something had happened on them. */
  kept: z.int().default(0),
})
export type MemberImport = z.infer<typeof memberImportSchema>
