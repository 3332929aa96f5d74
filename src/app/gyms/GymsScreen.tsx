import { lazy } from 'react'
import { GymSlotsContext, type GymSlots } from '@/features/gyms/gymSlots'
import GymsPage from '@/features/gyms/GymsPage'

const slots: GymSlots = {
  GivePackage: lazy(async () => ({
    default: (await import('@/features/gymPackages/GivePackageDialog')).GivePackageDialog,
  })),
}

/** The registered centres, with what other subjects do to them: packages. */
export const GymsScreen = () => (
  <GymSlotsContext value={slots}>
    <GymsPage />
  </GymSlotsContext>
)
