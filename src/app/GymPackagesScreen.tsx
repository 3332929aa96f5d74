import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import GymPackagesPage from '@/features/gymPackages/GymPackagesPage'
import { TableSkeleton } from '@/ui/Skeletons'

const GymInvoicesPage = lazy(() => import('@/features/gymInvoices/GymInvoicesPage'))

/** What is sold to centres, with what they were billed as the section that takes the whole page. */
export function GymPackagesScreen() {
  const [search] = useSearchParams()
  if (search.get('section') !== 'invoices') return <GymPackagesPage />
  return (
    <Suspense fallback={<TableSkeleton rows={14} columns={5} />}>
      <GymInvoicesPage />
    </Suspense>
  )
}
