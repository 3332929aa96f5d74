import { packageHistorySchema } from '@/domain/packages/memberPackage'
import { upgradeMemberPackage } from '@/domain/packages/upgradePackage'
import { attendanceSchema } from '@/domain/attendance/attendance'
import { upgradeAttendance } from '@/domain/attendance/upgradeAttendance'
import type { GymSettings } from '@/domain/gyms/settings'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { upgradeTemplate } from '@/domain/packages/upgradePackage'
import { mapOf } from '@/domain/shared/readers'
import { repairAttendance } from '@/data/attendance/attendanceRecords'
import { readExpense, repairExpense } from '@/data/expenses/expenseRecords'
import { repairGym } from '@/data/gyms/gymRepository'
import { heldGym, publicGymPath, putPublicGym } from '@/data/gyms/publicGyms'
import { readInvoice, repairInvoice } from '@/data/invoices/invoiceRecords'
import { repairTemplate } from '@/data/memberPackages/memberPackageRepository'
import { heldMember, repairMember } from '@/data/members/memberRecords'
import { readLead, repairLead } from '@/data/leads/leadRecords'
import { readStaff, repairStaff } from '@/data/staff/staffRecords'
import type { StoredData, StoredDocument } from '@/data/store/documentStore'
import { mergeRepairs, type Repair } from '@/data/store/repair'

/** How one collection is brought up to date, and whether its documents can be read afterwards. */
export type UpgradeStep = {
  repair: Repair
  isReadable: (document: StoredDocument, settings: GymSettings) => boolean
}

/**
 * Firestore leaves a document out of a list that orders or filters by a field it lacks, so the server adds what is
 * missing even where nothing is known (PRODUCT 2.M).
 */
const withFields =
  (fields: StoredData, repair: Repair): Repair =>
  async (job) => {
    const { transaction, document } = job
    const missing = Object.entries(fields).filter(([name]) => document.data[name] === undefined)
    // First, so that what the upgrade knows about the field wins.
    if (missing.length > 0) transaction.merge(document.path, Object.fromEntries(missing))
    const isRepaired = await repair(job)
    return isRepaired || missing.length > 0
  }

/** The night looks for ended packages that are not marked yet, and a query passes by a package without a mark. */
const withMark =
  (repair: Repair): Repair =>
  async (job) => {
    const { transaction, document } = job
    const isRepaired = await repair(job)
    const current = mapOf(document.data['currentPackage'])
    if (current === null || typeof current['isExpired'] === 'boolean') return isRepaired
    transaction.merge(document.path, { currentPackage: { isExpired: false } })
    return true
  }

/** A package of old in members/{id}/packageHistory, which older versions wrote without its member and centre. */
export const historyStep = (gymId: string, memberId: string): UpgradeStep => {
  const read = ({ id, data }: StoredDocument, timezone: string) => ({
    ...upgradeMemberPackage(data, timezone).data,
    id,
    gymId,
    memberId,
  })
  return {
    repair: withFields(
      { gymId, memberId, startDate: null, outcome: 'legacy' },
      mergeRepairs(({ data }, { timezone }) => upgradeMemberPackage(data, timezone).repairs),
    ),
    isReadable: (document, { timezone }) => packageHistorySchema.safeParse(read(document, timezone)).success,
  }
}

/** Centres from before there were public copies get theirs; read first, because a transaction reads before it writes. */
const withPublicCopy =
  (repair: Repair): Repair =>
  async (job) => {
    const { transaction, document } = job
    const stands = await transaction.get(publicGymPath(document.id))
    const isRepaired = await repair(job)
    return putPublicGym(transaction, document.id, heldGym(document), stands) || isRepaired
  }

export const gymStep: UpgradeStep = {
  repair: withPublicCopy(withFields({ type: 'GYM', createdAt: null }, repairGym)),
  isReadable: (document) => heldGym(document) !== null,
}

/** The tenanted collections in their order: what members refer to comes first. */
export const upgradeSteps = {
  memberPackages: {
    repair: repairTemplate,
    isReadable: ({ id, data }) => packageTemplateSchema.safeParse(upgradeTemplate(id, data).data).success,
  },
  members: {
    repair: withMark(repairMember),
    isReadable: (document, { timezone }) => heldMember(document, timezone) !== null,
  },
  staff: {
    repair: withFields({ role: null, joiningDate: null }, repairStaff),
    isReadable: (document, { timezone }) => readStaff(document, timezone) !== null,
  },
  invoices: {
    repair: withFields({ createdAt: null, dueOn: null }, repairInvoice),
    isReadable: (document, { timezone }) => readInvoice(document, timezone) !== null,
  },
  expenses: {
    repair: withFields(
      { status: 'Confirmed', deleted: false, isRecurring: false, date: null },
      repairExpense,
    ),
    isReadable: (document, { timezone }) => readExpense(document, timezone) !== null,
  },
  leads: {
    repair: withFields({ status: 'New', deleted: false }, repairLead),
    isReadable: (document, { timezone }) => readLead(document, timezone) !== null,
  },
  attendance: {
    repair: repairAttendance,
    isReadable: ({ id, data }, settings) =>
      attendanceSchema.safeParse(upgradeAttendance(id, data, settings).data).success,
  },
} as const satisfies Record<string, UpgradeStep>

export type UpgradedCollection = 'gyms' | 'packageHistory' | keyof typeof upgradeSteps
