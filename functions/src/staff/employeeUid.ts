import { createHash } from 'node:crypto'

/** The same for every repeat of one form, and never the id of an account that stands already. */
export const employeeUid = (gymId: string, key: string): string =>
  `e${createHash('sha256').update(`employee\n${gymId}\n${key}`).digest('hex').slice(0, 27)}`
