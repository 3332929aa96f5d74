import { isSame } from './upgradeRecord'

/**
 * The fields of `after` that `before` holds otherwise; all of them where nothing was before. What nobody touched is not sent: it would
 * take back what somebody else changed meanwhile.
 */
export function changesOf<T extends object>(
  before: { [Name in keyof T]?: unknown } | null,
  after: T,
): Partial<T> {
  const changes: Partial<T> = { ...after }
  for (const name in changes)
    if (before !== null && name in before && isSame(before[name], changes[name])) delete changes[name]
  return changes
}
