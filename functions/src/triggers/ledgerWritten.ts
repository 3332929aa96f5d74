import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { serverStore } from '../adminBackend'
import { storedDocumentOf } from '../adapters/adminValues'
import { enterInvoice } from '../ledger/enterInvoice'
import { enterCloseWritten, enterExpenseWritten } from '../ledger/enterWritten'

/**
 * Brings what a write added to an invoice into the chain of its centre and day (decision 15). Writes only the ledger,
 * which no trigger watches. Retried by the platform until it succeeds; a fact that stands there already is passed by.
 */
export const ledgerInvoices = onDocumentWritten(
  { document: 'invoices/{invoiceId}', region: 'us-central1', retry: true },
  async ({ data, time }) => {
    const after = data?.after.exists ? storedDocumentOf(data.after) : null
    if (after === null) return
    const before = data?.before.exists ? storedDocumentOf(data.before) : null
    await enterInvoice(serverStore(), before, after, new Date(time))
  },
)

/** The same for what is spent: a change takes the entry back and enters the new one. */
export const ledgerExpenses = onDocumentWritten(
  { document: 'expenses/{expenseId}', region: 'us-central1', retry: true },
  async ({ data, time }) => {
    const after = data?.after.exists ? storedDocumentOf(data.after) : null
    if (after !== null) await enterExpenseWritten(serverStore(), after, new Date(time))
  },
)

/** And for the seal of a day, which is set once. */
export const ledgerDayCloses = onDocumentCreated(
  { document: 'dayCloses/{closeId}', region: 'us-central1', retry: true },
  async ({ data, time }) => {
    const sealed = data ? storedDocumentOf(data) : null
    if (sealed !== null) await enterCloseWritten(serverStore(), sealed, new Date(time))
  },
)
