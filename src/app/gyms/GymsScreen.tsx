import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GymSlotsContext, type GymSlots } from '@/features/gyms/gymSlots'
import GymsPage from '@/features/gyms/GymsPage'
import { useRole } from '@/session/useSession'
import { TableSkeleton } from '@/ui/Skeletons'

const PlatformAuditPage = lazy(() => import('@/features/auditLog/PlatformAuditPage'))

const slots: GymSlots = {
  GivePackage: lazy(async () => ({
    default: (await import('@/features/gymPackages/GivePackageDialog')).GivePackageDialog,
  })),
}

/** The registered centres, with what other subjects do to them: packages; and the platform's log as the section that takes the whole page. */
export function GymsScreen() {
  const [search] = useSearchParams()
  const isAdmin = useRole() === 'ADMIN'
  if (isAdmin && search.get('section') === 'audit')
    return (
      <Suspense fallback={<TableSkeleton rows={14} columns={5} />}>
        <PlatformAuditPage />
      </Suspense>
    )
  return (
    <GymSlotsContext value={slots}>
      <GymsPage />
    </GymSlotsContext>
  )
}
