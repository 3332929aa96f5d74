import { z } from 'zod'
import { gymPaymentSchema } from '@/domain/gymInvoices/gymInvoice'
import { platformSettingsInputSchema } from '@/domain/gymInvoices/platformSettings'
import { idSchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

const call = { method: 'POST', roles: ['ADMIN'], onFailure: 'log', isIdempotent: true } as const

/** What the platform bills centres for, and as whom. */
export const gymInvoiceCalls = {
  /**
   * Marks the invoice as paid so, or with null as not paid; with the number of a credit note, what that gives back to the centre. Names
   * what is to be, so that a repeat is harmless. `received` (rupees) says what came where a credit note had been issued by the day of
   * the payment (`receivableOn`). `isBefore`: what is not paid after all is what came before the invoice had its tax.
   */
  payGymInvoice: {
    ...call,
    path: '/api/payGymInvoice',
    input: z.strictObject({
      invoiceId: idSchema,
      creditNote: z.string().min(1).max(16).refine(isWholeText, 'Enter plain text').optional(),
      payment: gymPaymentSchema
        .extend({
          reference: z
            .string()
            .trim()
            .max(60, 'At most 60 characters')
            .refine(isWholeText, 'Enter plain text'),
        })
        .strict()
        .nullable(),
      received: z.number().positive().optional(),
      isBefore: z.literal(true).optional(),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), invoiceId: z.string() }),
      refusedSchema,
    ]),
  },
  /**
   * Sets the platform's own particulars, and completes the invoices that waited for them; `completed` is how many. Invoices
   * that are complete stay as they are.
   */
  setPlatform: {
    ...call,
    path: '/api/setPlatform',
    input: platformSettingsInputSchema,
    output: z.object({ kind: z.literal('done'), completed: z.number().int() }),
    patience: 60_000,
  },
} as const satisfies Record<string, Endpoint>
