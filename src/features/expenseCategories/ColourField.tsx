import { categoryColours } from '@/domain/expenses/categoryColours'
import type { CategoryForm } from '@/domain/expenses/expenseCategory'
import { CategoryName } from '@/parts/CategoryName'
import { FieldShell } from '@/ui/form/FieldShell'
import { textOf, useField } from '@/ui/form/useField'
import styles from './expenseCategories.module.css'

const wordOf = (colour: string) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`

/** Radio buttons, each the colour with its word. */
export function ColourField() {
  const { id, parts, aria, value, change, leave, ref } = useField<CategoryForm>({
    name: 'colour',
    label: 'Colour',
  })
  return (
    <FieldShell isGroup parts={parts} label="Colour">
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        className={styles.colours}
      >
        {categoryColours.map((colour, index) => (
          <label key={colour} className={styles.colour}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              ref={index === 0 ? ref : undefined}
              value={colour}
              checked={textOf(value) === colour}
              onChange={() => change(colour)}
              onBlur={leave}
            />
            <CategoryName category={{ name: wordOf(colour), colour, order: index }} />
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
