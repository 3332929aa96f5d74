import { isSame } from '@/domain/shared/upgradeRecord'
import type { StoredData } from './documentStore'

/** The top-level fields in which `after` differs, for an `update`; whole values, so that no old key survives. */
export const changedFields = (before: StoredData, after: StoredData): { at: string[]; value: unknown }[] =>
  Object.entries(after)
    .filter(([key, value]) => value !== undefined && !isSame(before[key], value))
    .map(([key, value]) => ({ at: [key], value }))

/** Fields that the store itself stamps, or that never change once they stand: no write of ours carries a value for them. */
export const withoutFields = <T extends StoredData, K extends keyof T>(
  record: T,
  ...fields: K[]
): Omit<T, K> => {
  const rest = { ...record }
  fields.forEach((field) => delete rest[field])
  return rest
}
