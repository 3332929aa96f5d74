import { z } from 'zod'
import { invoiceSchema } from '@/domain/invoices/invoice'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'

/** The fields that hold an instant, which JSON carries as text. */
const INSTANTS = new Set(['at', 'createdAt', 'updatedAt'])

const withInstants = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withInstants)
  const map = mapOf(value)
  if (map === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(map).map(([key, part]) => [
      key,
      INSTANTS.has(key) && typeof part === 'string' ? new Date(part) : withInstants(part),
    ]),
  )
}

/**
 * What every act that was done answers. `invoice` is the one it made or changed, as it stands now; `endDate` the last
 * day that the member's package covers after an act on a package.
 */
export const actAnswerSchema = z.object({
  kind: z.literal('done'),
  invoice: z.preprocess(withInstants, invoiceSchema.nullable()),
  endDate: civilDateSchema.nullable(),
})
export type ActAnswer = z.output<typeof actAnswerSchema>

/** `isOfErased`: the invoice bears somebody who was erased, so no copy of it is kept with the act. */
export type RunAnswer = ActAnswer & { isOfErased?: boolean }
