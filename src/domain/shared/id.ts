import { z } from 'zod'

/** The id of an account or a document: what Auth and Firestore take, and never a path that leads elsewhere. */
export const idSchema = z
  .string()
  .max(128)
  .regex(/^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]+$/, 'This is no id.')

/** Made once when a form opens, so that a repeat of the same act is known for one. */
export const keySchema = z.uuid('This is no key of a form.')
