import { onDocumentWritten } from 'firebase-functions/firestore'
import { serverStore } from '../adminBackend'
import { storedDocumentOf } from '../adapters/adminValues'
import { enterExpenseWritten } from '../ledger/enterExpenseWritten'

/**
 * Brings what a page wrote of an expense into the chain of its centre and day (decision 15) and into its month: a change
 * takes the entry back and enters the new one. Acts on invoices and closes enter themselves. Writes only what no trigger watches.
 * Retried by the platform until it succeeds; a fact that stands there already is passed by.
 */
export const ledgerExpenses = onDocumentWritten(
  { document: 'expenses/{expenseId}', region: 'us-central1', retry: true },
  async ({ data, time }) => {
    const after = data?.after.exists ? storedDocumentOf(data.after) : null
    const before = data?.before.exists ? storedDocumentOf(data.before) : null
    if (after !== null) await enterExpenseWritten(serverStore(), before, after, new Date(time))
  },
)
