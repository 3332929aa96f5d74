import type { PackageFigures } from '@/domain/gymPackages/packageFigures'
import { isOffered, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { cycleDays, isTerm } from '@/domain/packages/term'
import type { Views } from '@/domain/shared/arrange'
import { civil } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'

/** A package with what the list shows beside it: its place among those on offer, and its figures once the centres are known. */
export type GymPackageRow = {
  offered: RegistrationPackage
  place: number | null
  figures: PackageFigures | null
}

/** Any start does: lengths are only compared with one another. */
const someDay = civil('2026-01-01')

export const gymPackageViews: Views<
  GymPackageRow,
  'offered' | 'retired',
  'order' | 'name' | 'price' | 'duration' | 'centres' | 'revenue' | 'updated',
  never
> = {
  id: ({ offered }) => offered.id,
  name: ({ offered }) => offered.name,
  tabs: {
    offered: { label: 'On offer', has: ({ offered }) => isOffered(offered) },
    retired: { label: 'Retired', has: ({ offered }) => !isOffered(offered) },
  },
  sorts: {
    order: ({ offered }) => offered.order,
    name: ({ offered }) => lowerName(offered.name),
    price: ({ offered }) => offered.price,
    duration: ({ offered }) => (isTerm(offered) ? cycleDays(someDay, offered) : 0),
    centres: ({ figures }) => figures?.centres ?? 0,
    revenue: ({ figures }) => figures?.monthly ?? 0,
    updated: ({ offered }) => offered.updatedAt?.getTime() ?? 0,
  },
  descending: ['price', 'centres', 'revenue', 'updated'],
}
