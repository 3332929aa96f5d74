import { useSignedIn } from '@/session/useSession'
import { CentreDashboard } from './CentreDashboard'
import { PlatformDashboard } from './PlatformDashboard'

/** Where owners and the super admin start the day (PRODUCT 4, screen 1). */
export default function DashboardPage() {
  const { role, centre } = useSignedIn()
  const isAboutOneCentre = role.role !== 'ADMIN' || centre.status === 'ready'
  return isAboutOneCentre ? <CentreDashboard /> : <PlatformDashboard />
}
