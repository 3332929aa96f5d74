import { onDocumentWritten } from 'firebase-functions/firestore'
import * as logger from 'firebase-functions/logger'
import { serverStore } from '../adminBackend'
import { storedDocumentOf } from '../adapters/adminValues'
import { mailIssuedInvoice } from '../messages/mailIssuedInvoice'
import { messageProvider } from '../messages/messageProvider'

/**
 * The e-mails of an invoice that a write issued. Writes only the outbox and what counts its messages, which nothing
 * here watches. Retried by the platform until it succeeds; what is queued already is passed by.
 */
export const invoiceIssued = onDocumentWritten(
  { document: 'invoices/{invoiceId}', region: 'us-central1', retry: true },
  async ({ id, data, time, params: { invoiceId } }) => {
    const after = data?.after.exists ? storedDocumentOf(data.after) : null
    if (after === null) return
    const before = data?.before.exists ? storedDocumentOf(data.before) : null
    const issue = { before, after, source: id, at: new Date(time) }
    const { queued, refused } = await mailIssuedInvoice(serverStore(), messageProvider, issue)
    if (queued.length > 0) logger.info('invoice mailed', { invoiceId, queued })
    if (refused.length > 0) logger.warn('invoice not mailed', { invoiceId, refused })
  },
)
