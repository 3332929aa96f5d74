import { gymInvoiceSchema, type GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { platformSettingsSchema, type PlatformSettings } from '@/domain/gymInvoices/platformSettings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter, typedCollection, type ListedAnywhere } from '@/data/store/collection'
import type { Query } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { recordList } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { PLATFORM_SETTINGS } from './billing'

const everywhere = { path: 'gymInvoices', gymId: null }

/** What was billed in these days, both inclusive. */
export const issuedBetween = (from: CivilDate, to: CivilDate): ListedAnywhere => ({
  ...everywhere,
  where: [
    { field: 'issuedOn', op: '>=', value: from },
    { field: 'issuedOn', op: '<=', value: to },
  ],
  orderBy: [{ field: 'issuedOn', direction: 'desc' }],
})

/** What no centre has paid yet, of whatever day. */
export const unpaidGymInvoices: ListedAnywhere = {
  ...everywhere,
  where: [{ field: 'isPaid', op: '==', value: false }],
  orderBy: [],
}

/** What is open between one centre and the platform. */
export const openOfGym = (gymId: string): Omit<Query, 'limit'> => ({
  collection: 'gymInvoices',
  where: [tenantFilter(gymId), { field: 'isPaid', op: '==', value: false }],
  orderBy: [],
})

/** Without tax still, because the platform's particulars were missing. */
export const incompleteGymInvoices = {
  collection: 'gymInvoices',
  where: [{ field: 'isComplete', op: '==', value: false } as const],
  orderBy: [],
}

const newestFirst = (one: GymInvoice, other: GymInvoice) =>
  one.fy === other.fy ? other.seq - one.seq : one.fy < other.fy ? 1 : -1

/** The platform's invoices to centres, and its own particulars; written by the server alone. */
export function gymInvoiceRepository(parts: RepositoryParts) {
  const invoices = typedCollection<GymInvoice>(parts, {
    collection: 'gymInvoices',
    isTenanted: true,
    schema: gymInvoiceSchema,
    upgrade: ({ data }) => data,
  })
  const settings = typedCollection<PlatformSettings>(parts, {
    collection: 'platform',
    isTenanted: false,
    schema: platformSettingsSchema,
    upgrade: ({ data }) => data,
  })
  return {
    /** A centre's own, newest first. */
    ofGym: (gymId: string): LiveQuery<PageOf<GymInvoice>> =>
      wholeList(invoices, recordList('gymInvoices', gymId), newestFirst),
    issuedBetween: (from: CivilDate, to: CivilDate): LiveQuery<PageOf<GymInvoice>> =>
      wholeList(invoices, issuedBetween(from, to), newestFirst),
    unpaid: (): LiveQuery<PageOf<GymInvoice>> => wholeList(invoices, unpaidGymInvoices, newestFirst),
    /** null before anybody has typed them. */
    settings: (): LiveQuery<PlatformSettings | null> => settings.one('settings', PLATFORM_SETTINGS),
  }
}
