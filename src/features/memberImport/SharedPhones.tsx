import type { PlannedRow } from '@/domain/memberImport/planImport'
import styles from '@/components/imports/imports.module.css'

type Props = {
  planned: readonly PlannedRow[]
  addsFamilies: boolean
  onFamilies: (adds: boolean) => void
}

/** Families share a phone: whoever has another name than the one with it may be added all the same. */
export function SharedPhones({ planned, addsFamilies, onFamilies }: Props) {
  const isAsked = addsFamilies || planned.some((row) => row.kind === 'duplicate' && !row.isPerson)
  return (
    isAsked && (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={addsFamilies}
          onChange={(event) => onFamilies(event.target.checked)}
        />
        Add people who share a phone number with somebody of another name
      </label>
    )
  )
}
