import { invoiceRepository, type InvoiceRepository } from '@/data/invoices/invoiceRepository'
import { consoleLog } from '@/data/store/log'
import type { Backend } from './backend'
import { useBackend } from './useSession'

/** One over one backend, whoever asks first. */
const built = new WeakMap<Backend, InvoiceRepository>()

/**
 * A centre's invoices, to be looked up. Built here and not with `useBackend().repositories`, so that what reads an
 * invoice loads with the drawers and sheets that show one: only what is loaded lazily may import it.
 */
export function useInvoices(): InvoiceRepository {
  const backend = useBackend()
  const known = built.get(backend)
  if (known) return known
  const { store, clock, repositories } = backend
  const invoices = invoiceRepository({ store, clock, repairs: repositories.repairs, log: consoleLog })
  built.set(backend, invoices)
  return invoices
}
