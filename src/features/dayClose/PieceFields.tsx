import { useState, type KeyboardEvent } from 'react'
import { denominations } from '@/domain/dayClose/dayClose'
import { Money } from '@/components/money/Money'
import { LooseInput, LooseProblem } from '@/ui/form/LooseField'
import { readTypedNumber } from '@/ui/form/typedNumber'
import { useField } from '@/ui/form/useField'
import { pieceField, type CloseForm } from '@/domain/dayClose/closeForm'
import styles from './PieceFields.module.css'

/** Enter and the arrows walk from note to note, as on a calculator. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  if (event.ctrlKey || event.metaKey) return
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  boxes[boxes.findIndex((box) => box === document.activeElement) + step]?.focus()
}

/** How many of each note and coin, the largest first. */
export const PieceFields = () => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the inputs inside take the keys
  <div className={styles.pieces} onKeyDown={walk}>
    {denominations.map((worth) => (
      <PieceField key={worth} worth={worth} />
    ))}
  </div>
)

function PieceField({ worth }: { worth: number }) {
  const { id, parts, aria, value, change, leave, ref } = useField<CloseForm>({
    name: `pieces.${pieceField(worth)}`,
    label: `₹${worth}`,
  })
  const count = typeof value === 'number' ? value : null
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={styles.piece}>
      <label htmlFor={id} className={styles.worth}>
        ₹{worth}
      </label>
      <span className={styles.times} aria-hidden="true">
        ×
      </span>
      <LooseInput
        {...aria}
        id={id}
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        isNumeric
        className={styles.count}
        value={typed ?? (count === null ? '' : String(count))}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const next = readTypedNumber(event.target.value, 0)
          if (next === undefined) return
          setTyped(event.target.value)
          change(next)
        }}
        onBlur={() => {
          setTyped(null)
          leave()
        }}
      />
      <span className={styles.product}>{count ? <Money rupees={worth * count} /> : ''}</span>
      {parts.error && (
        <LooseProblem id={parts.errorId} className={styles.pieceError}>
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {parts.error}
        </LooseProblem>
      )}
    </div>
  )
}
