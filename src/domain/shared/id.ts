import { z } from 'zod'

const ID = /^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]+$/
const MOST_LETTERS = 128

/** The id of an account or a document: what Auth and Firestore take, and never a path that leads elsewhere. */
export const idSchema = z.string().max(MOST_LETTERS).regex(ID, 'This is no id.')

/** The same, for thousands at once. */
export const isId = (text: string): boolean => text.length <= MOST_LETTERS && ID.test(text)

/** Made once when a form opens, so that a repeat of the same act is known for one. */
export const keySchema = z.uuid('This is no key of a form.')
