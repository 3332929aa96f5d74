import { PLATFORM } from '@/domain/audit/auditEntry'
import { completed } from '@/domain/gymInvoices/billPackage'
import { gymInvoiceSchema } from '@/domain/gymInvoices/gymInvoice'
import type { PlatformSettings } from '@/domain/gymInvoices/platformSettings'
import { incompleteGymInvoices } from '@/data/gymInvoices/gymInvoiceRepository'
import { gymInvoicePath, PLATFORM_SETTINGS } from '@/data/gymInvoices/billing'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { recordAct } from '../audit/recordAct'
import type { Handler } from '../http/handler'

/** One waiting invoice with the particulars, in a transaction of its own; answers whether it was completed. */
const complete = (store: DocumentStore, id: string, settings: PlatformSettings, now: Date) =>
  store.transact(async (transaction) => {
    const stored = await transaction.get(gymInvoicePath(id))
    const invoice = gymInvoiceSchema.safeParse(stored?.data).data
    const whole = invoice === undefined ? null : completed(invoice, settings)
    if (whole === null) return false
    transaction.set(gymInvoicePath(id), { ...whole, updatedAt: now })
    return true
  })

/** The particulars first: whoever is billed from then on has them, and what waited is completed after. A repeat goes on where it broke off. */
export const setPlatform: Handler<'setPlatform'> = async (settings, { store, caller, now, requestId }) => {
  await store.transact(async (transaction) => {
    const stored = await transaction.get(PLATFORM_SETTINGS)
    const after = { ...settings, updatedAt: now }
    transaction.set(PLATFORM_SETTINGS, after)
    recordAct(transaction, {
      ...{ source: requestId, gymId: PLATFORM, at: now, by: caller.uid, byRole: caller.role },
      ...{ act: 'platform.update', collection: 'platform', documentId: 'settings' },
      ...{ before: stored?.data ?? null, after },
    })
  })
  let count = 0
  for await (const page of pagesOf(store, incompleteGymInvoices))
    for (const { id } of page) if (await complete(store, id, settings, now)) count += 1
  return { kind: 'done', completed: count }
}
