import { staffSchema, type Staff } from '@/domain/staff/staff'
import { upgradeStaff } from '@/domain/staff/upgradeStaff'
import type { Definition } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'
import { mergeRepairs } from '@/data/store/repair'

export const staffPath = (uid: string) => `staff/${uid}`

/** No page writes here: only the server changes who works for a centre. */
export const staffDefinition: Definition<Staff> = {
  collection: 'staff',
  isTenanted: true,
  schema: staffSchema,
  upgrade: ({ id, data }) => upgradeStaff(id, data).data,
}

export const repairStaff = mergeRepairs(
  ({ id, data }, { timezone }) => upgradeStaff(id, data, timezone).repairs,
)

/** null when it is not there, or no schema can read it. */
export function readStaff(stored: StoredDocument | null, timezone: string): Staff | null {
  if (stored === null) return null
  const parsed = staffSchema.safeParse(upgradeStaff(stored.id, stored.data, timezone).data)
  return parsed.success ? parsed.data : null
}
