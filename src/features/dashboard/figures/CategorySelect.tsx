import { useNavigate } from 'react-router-dom'
import { categoriesOf, type PackagesHeld } from '@/domain/dashboard/category'
import { Select } from '@/ui/form/Select'
import styles from './Figures.module.css'
import type { ChosenFigures } from './useFigureRange'

type Props = { packages: PackagesHeld; chosen: ChosenFigures }

/** Which packages the figures are about; nothing to choose where all are of one category. */
export function CategorySelect({ packages, chosen: { category, hrefOf } }: Props) {
  const navigate = useNavigate()
  const known = categoriesOf(packages)
  const categories = category === '' || known.includes(category) ? known : [...known, category]
  if (categories.length < 2) return null
  return (
    <Select
      isSmall
      className={styles.category}
      label="Category"
      value={category}
      options={[
        { value: '', label: 'All categories' },
        ...categories.map((name) => ({ value: name, label: name })),
      ]}
      onChange={(value) =>
        void navigate(hrefOf({ category: value }), { replace: true, preventScrollReset: true })
      }
    />
  )
}
