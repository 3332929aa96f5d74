import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import SiteConfigPage from '@/features/siteConfig/SiteConfigPage'
import { AUDIT_SECTION } from '@/features/siteConfig/sections'
import { TableSkeleton } from '@/ui/Skeletons'

const AuditLogPage = lazy(() => import('@/features/auditLog/AuditLogPage'))

/** Site config, with the audit log as the section that takes the whole page: two features, which only meet here. */
export function SiteConfigScreen() {
  const [search] = useSearchParams()
  if (search.get('section') !== AUDIT_SECTION) return <SiteConfigPage />
  return (
    <Suspense fallback={<TableSkeleton rows={14} columns={5} />}>
      <AuditLogPage />
    </Suspense>
  )
}
