import { contributionSchema, type Contribution } from '@/domain/contributions/contribution'
import { payMonthId, payMonthSchema, type PayMonth } from '@/domain/contributions/payMonth'
import type { Month } from '@/domain/monthStats/monthStats'
import type { Definition } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'

export const contributionPath = (id: string) => `contributions/${id}`

export const payMonthPath = (gymId: string, month: Month) => `payMonths/${payMonthId(gymId, month)}`

/** Written whole by acts and never by a page: nothing is older than its schema. */
export const contributionDefinition: Definition<Contribution> = {
  collection: 'contributions',
  isTenanted: true,
  schema: contributionSchema,
  upgrade: ({ id, data }) => ({ ...data, id }),
}

export const payMonthDefinition: Definition<PayMonth> = {
  collection: 'payMonths',
  isTenanted: true,
  schema: payMonthSchema,
  upgrade: ({ data }) => data,
}

export function readContribution(stored: StoredDocument | null): Contribution | null {
  if (stored === null) return null
  const parsed = contributionSchema.safeParse({ ...stored.data, id: stored.id })
  return parsed.success ? parsed.data : null
}

/** A month that nobody has entered anything for is an open one. */
export const readPayMonth = (stored: StoredDocument | null, gymId: string, month: Month): PayMonth =>
  payMonthSchema.parse(stored?.data ?? { gymId, month })
