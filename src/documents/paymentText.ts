import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'

/** `UPI · 412345678901 · Reversed`. */
export const paymentText = ({ mode, reference, note }: InvoiceDocument['payments'][number]): string =>
  [mode, reference, note].filter(Boolean).join(' · ')
