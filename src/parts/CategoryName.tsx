import { colourOf } from '@/domain/expenses/categoryColours'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { MISSING } from '@/domain/shared/constants'
import styles from './CategoryName.module.css'

type Props = { category: Pick<ExpenseCategory, 'name' | 'colour' | 'order'> | undefined }

/** A category by its colour and its name; the colour alone says nothing. */
export const CategoryName = ({ category }: Props) =>
  category ? (
    <span className={styles.category}>
      <span className={styles.dot} data-colour={colourOf(category)} aria-hidden="true" />
      <span className={styles.name}>{category.name}</span>
    </span>
  ) : (
    MISSING
  )
