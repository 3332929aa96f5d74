import type { z } from 'zod'
import { attendanceSchema } from '@/domain/attendance/attendance'
import { upgradeAttendance } from '@/domain/attendance/upgradeAttendance'
import { gymSchema } from '@/domain/gyms/gym'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { invoiceSchema } from '@/domain/invoices/invoice'
import { upgradeInvoice } from '@/domain/invoices/upgradeInvoice'
import { memberSchema } from '@/domain/members/member'
import { upgradeMember } from '@/domain/members/upgradeMember'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { upgradeTemplate } from '@/domain/packages/upgradePackage'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'

/** The last part of a document's path. */
export const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** How each collection reads its records today. */
const readers: Record<string, { schema: z.ZodType; upgrade: (id: string, stored: StoredRecord) => object }> =
  {
    gyms: { schema: gymSchema, upgrade: upgradeGym },
    members: { schema: memberSchema, upgrade: (id, stored) => upgradeMember(id, stored) },
    memberPackages: { schema: packageTemplateSchema, upgrade: upgradeTemplate },
    invoices: { schema: invoiceSchema, upgrade: (id, stored) => upgradeInvoice(id, stored) },
    attendance: { schema: attendanceSchema, upgrade: (id, stored) => upgradeAttendance(id, stored) },
  }

/** A stored record as today's code reads it, and what its upgrade would write back. */
export function readingOf(path: string, stored: StoredRecord) {
  const reader = readers[path.slice(0, path.indexOf('/'))]
  if (!reader) throw new Error(`Nobody reads ${path}`)
  const upgraded = mapOf(reader.upgrade(idOf(path), stored)) ?? {}
  return { parsed: reader.schema.safeParse(upgraded['data']), upgraded }
}
