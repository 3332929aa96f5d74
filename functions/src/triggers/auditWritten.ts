import { onDocumentWrittenWithAuthContext, type DocumentSnapshot } from 'firebase-functions/firestore'
import { serverStore } from '../adminBackend'
import { storedDocumentOf } from '../adapters/adminValues'
import type { AuditedCollection } from '@/domain/audit/auditedCollections'
import { auditWrite } from '../audit/auditWrites'
import { markOf, putOffOf, tellOfSupport } from '../audit/supportWrites'
import { rememberedRoleOf, roleOf } from '../audit/writersRole'

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

/** What has a line only where support wrote it. The emulators name no writer of marks, so no line comes of theirs. */
const supportAuditOf = (document: 'attendance' | 'snoozes', toldOf: typeof markOf) =>
  onDocumentWrittenWithAuthContext(
    { document: `${document}/{documentId}`, region: 'us-central1', retry: true },
    ({ id, time, params, data, authId }) => {
      const written = {
        eventId: id,
        at: new Date(time),
        documentId: params.documentId,
        before: dataOf(data?.before),
        after: dataOf(data?.after),
        authId: authId ?? '',
      }
      return tellOfSupport(serverStore(), rememberedRoleOf, written, toldOf(written))
    },
  )

export const auditMarks = supportAuditOf('attendance', markOf)
export const auditSnoozes = supportAuditOf('snoozes', putOffOf)
