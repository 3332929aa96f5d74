import { isOffered } from '@/domain/gymPackages/registrationPackage'
import { cycleDays, isTerm } from '@/domain/packages/term'
import type { Views } from '@/domain/shared/arrange'
import { civil } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { GymPackageRow } from './gymPackageRows'

/** Any start does: lengths are only compared with one another. */
const someDay = civil('2026-01-01')

export const gymPackageViews: Views<
  GymPackageRow,
  'offered' | 'retired' | 'all',
  'order' | 'name' | 'price' | 'duration' | 'gyms' | 'revenue' | 'updated',
  never
> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  tabs: {
    offered: { label: 'On offer', has: ({ offered }) => offered !== null && isOffered(offered) },
    retired: { label: 'Retired', has: ({ offered }) => offered !== null && !isOffered(offered) },
    all: { label: 'All', has: () => true },
  },
  sorts: {
    order: ({ offered }) => offered?.order ?? Infinity,
    name: ({ name }) => lowerName(name),
    price: ({ offered }) => offered?.price ?? 0,
    duration: ({ offered }) => (offered && isTerm(offered) ? cycleDays(someDay, offered) : 0),
    gyms: ({ figures }) => figures?.gyms ?? 0,
    revenue: ({ figures }) => figures?.monthly ?? 0,
    updated: ({ offered }) => offered?.updatedAt?.getTime() ?? 0,
  },
  descending: ['price', 'gyms', 'revenue', 'updated'],
}
