import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { useFormat } from '@/ui/format/format'
import { IconButton } from '@/ui/IconButton'
import styles from './BulkBar.module.css'

type Act = { id: string; label: string; icon?: string; isDanger?: boolean }

type Props<A extends Act> = {
  count: number
  singular: string
  plural: string
  acts: readonly A[]
  onAct: (act: A) => void
  onClear: () => void
  /** Offered when the page is chosen whole and more match. */
  matching: { count: number; choose: () => void } | undefined
  isAllMatching: boolean
  exporter?: ReactNode
}

/** Stands where the toolbar was while rows are chosen, so that nothing moves. */
export function BulkBar<A extends Act>(props: Props<A>) {
  const { count, singular, plural, acts, onAct, onClear, matching, isAllMatching, exporter } = props
  const { locale } = useFormat()
  const noun = count === 1 ? singular : plural
  return (
    <div className={styles.bar} role="toolbar" aria-label="With the selected rows">
      <IconButton icon="pi-times" label="Clear the selection (Esc)" onClick={onClear} />
      <span className={styles.count} role="status">
        {isAllMatching
          ? `All ${count.toLocaleString(locale)} ${plural}`
          : `${count.toLocaleString(locale)} ${noun}`}{' '}
        selected
      </span>
      {matching && (
        <Button size="s" kind="quiet" onClick={matching.choose}>
          {`Select all ${matching.count.toLocaleString(locale)} that match`}
        </Button>
      )}
      <span className={styles.acts}>
        {acts.map((act) => (
          <Button key={act.id} size="s" icon={act.icon} onClick={() => onAct(act)}>
            {act.label}
          </Button>
        ))}
        {exporter}
      </span>
    </div>
  )
}
