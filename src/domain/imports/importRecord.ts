import { z } from 'zod'

/** Whom a file may bring. */
export const importedPeople = ['members', 'leads'] as const
export type ImportedPeople = (typeof importedPeople)[number]

/**
 * One import: whom it added and who are still as it made them, until it is rolled back. `at` is the moment that they all bear, so
 * that whoever was changed since is known. The server's alone.
 */
export const importRecordSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  of: z.enum(importedPeople).default('members'),
  fileName: z.string().default(''),
  at: z.date(),
  by: z.string().default(''),
  added: z.int().default(0),
  /** Those whom a roll-back would look at. */
  ids: z.array(z.string()).default([]),
  /** When the roll-back began. */
  undoneAt: z.date().nullable().default(null),
  removed: z.int().default(0),
  /** Those who stayed because something had happened on them. */
  kept: z.int().default(0),
})
export type ImportRecord = z.infer<typeof importRecordSchema>
