import { refused, type Refusal } from './refusal'
import { lowerName } from './text'

type Named = { id: string; name: string; isActive: boolean; deleted: boolean }

/** Two of one name would split what belongs together. */
export function refuseSameName(name: string, id: string, known: readonly Named[]): Refusal | null {
  const other = known.find((one) => one.id !== id && !one.deleted && lowerName(one.name) === lowerName(name))
  if (!other) return null
  return refused(
    other.isActive
      ? `${other.name} exists already.`
      : `${other.name} is archived. Restore it instead of adding it again.`,
  )
}
