import { onDocumentWrittenWithAuthContext, type DocumentSnapshot } from 'firebase-functions/firestore'
import { resolveRole } from '@/domain/access/role'
import { serverAuth, serverStore } from '../adminBackend'
import { storedDocumentOf } from '../adapters/adminValues'
import type { AuditedCollection } from '@/domain/audit/auditedCollections'
import { auditWrite, type RoleOf } from '../audit/auditWrites'

/** The writer's role now, by the account's claims; '' for an account that is no more. */
const roleOf: RoleOf = async (uid) => {
  try {
    const { customClaims, email, emailVerified } = await serverAuth().getUser(uid)
    const claims = { ...customClaims, email, email_verified: emailVerified }
    return resolveRole(uid, claims, process.env['SALES_EMAIL'] ?? '').role
  } catch {
    return ''
  }
}

const dataOf = (snapshot: DocumentSnapshot | undefined) =>
  snapshot === undefined ? null : (storedDocumentOf(snapshot)?.data ?? null)

/** Writes auditLogs only, which no trigger watches. Retried by the platform until it succeeds. */
const auditOf = (collection: AuditedCollection) =>
  onDocumentWrittenWithAuthContext(
    { document: `${collection}/{documentId}`, region: 'us-central1', retry: true },
    ({ id, time, params, data, authId }) =>
      auditWrite(serverStore(), roleOf, {
        eventId: id,
        at: new Date(time),
        collection,
        documentId: params.documentId,
        before: dataOf(data?.before),
        after: dataOf(data?.after),
        authId: authId ?? '',
      }),
  )

export const auditMembers = auditOf('members')
export const auditMemberPackages = auditOf('memberPackages')
export const auditGymRegPackages = auditOf('gymRegPackages')
export const auditGyms = auditOf('gyms')
export const auditStaff = auditOf('staff')
export const auditPromoCodes = auditOf('promoCodes')
export const auditExpenses = auditOf('expenses')
export const auditExpenseCategories = auditOf('expenseCategories')
export const auditLeads = auditOf('leads')
export const auditStaffLeave = auditOf('staffLeave')
export const auditContributionCategories = auditOf('contributionCategories')
export const auditMessageTemplates = auditOf('messageTemplates')
