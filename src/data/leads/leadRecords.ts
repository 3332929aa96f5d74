import { leadSchema, type Lead } from '@/domain/leads/lead'
import { upgradeLead } from '@/domain/leads/upgradeLead'
import type { Definition } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'
import { mergeRepairs } from '@/data/store/repair'

export const leadPath = (id: string) => `leads/${id}`

export const leadDefinition: Definition<Lead> = {
  collection: 'leads',
  isTenanted: true,
  schema: leadSchema,
  upgrade: ({ id, data }) => upgradeLead(id, data).data,
}

export const repairLead = mergeRepairs(
  ({ id, data }, { timezone }) => upgradeLead(id, data, timezone).repairs,
)

export function readLead(stored: StoredDocument | null, timezone: string): Lead | null {
  if (stored === null) return null
  const parsed = leadSchema.safeParse(upgradeLead(stored.id, stored.data, timezone).data)
  return parsed.success ? parsed.data : null
}
