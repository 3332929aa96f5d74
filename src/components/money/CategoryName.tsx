import { colourOf, type ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { MISSING } from '@/domain/shared/constants'
import { Marked } from '@/ui/Marked'

type Props = { category: Pick<ExpenseCategory, 'name' | 'colour' | 'order'> | undefined }

/** A category by its colour and its name. */
export const CategoryName = ({ category }: Props) =>
  category ? <Marked colour={colourOf(category)}>{category.name}</Marked> : MISSING
