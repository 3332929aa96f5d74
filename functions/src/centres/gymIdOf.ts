import { createHash } from 'node:crypto'

/** The id of the centre that a form with this key makes, and the uid of its owner: the same for every repeat. */
export const gymIdOf = (key: string): string =>
  createHash('sha256').update(`centre/${key.toLowerCase()}`).digest('hex').slice(0, 20)
