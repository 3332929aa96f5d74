import styles from './form.module.css'
import type { SamePhone } from './samePhone'

/** A warning and no ban: a family often shares one phone. */
export function DuplicateNote({
  found,
  onOpen,
}: {
  found: readonly SamePhone[]
  onOpen: (id: string) => void
}) {
  const [first, ...others] = found
  if (!first) return null
  const rest = others.length > 0 ? ` and ${others.length} more` : ''
  return (
    <p className={styles.note}>
      <i className="pi pi-exclamation-triangle" aria-hidden="true" />
      <span>
        {first.name}
        {first.code && ` (${first.code})`}
        {rest} already {others.length > 0 ? 'have' : 'has'} this phone{first.hasLeft && ' and has left'}.
      </span>
      <button type="button" onClick={() => onOpen(first.id)}>
        Open {first.name}
      </button>
    </p>
  )
}
