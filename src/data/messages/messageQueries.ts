import type { CivilDate } from '@/domain/shared/civilDate'
import type { Listed } from '@/data/store/collection'

const outbox = (gymId: string, where: Listed['where']): Listed => ({
  path: 'outbox',
  gymId,
  where,
  orderBy: [],
})

/** What was mailed with an invoice. Equalities alone here, so that no index is needed. */
export const mailsOfInvoice = (gymId: string, invoiceId: string): Listed =>
  outbox(gymId, [{ field: 'attachment.invoiceId', op: '==', value: invoiceId }])

/** What of one template could not go out on one of these days because the centre's messages were used up. */
export const refusedOn = (gymId: string, templateKey: string, days: readonly CivilDate[]): Listed =>
  outbox(gymId, [
    { field: 'templateKey', op: '==', value: templateKey },
    { field: 'refusedOn', op: 'in', value: days },
  ])
