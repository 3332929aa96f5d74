import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './categoryPlot.module.css'
import type { Categories } from './expenseWords'

const CategoryPlot = lazy(async () => ({ default: (await import('./CategoryPlot')).CategoryPlot }))

/** Two months of expenses are read when somebody wants to see them. */
export function ByCategory({ categories }: { categories: Categories }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="pi-chart-bar" aria-label="By category" onClick={() => setOpen(true)}>
        <span className={styles.words}>By category</span>
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CategoryPlot categories={categories} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
