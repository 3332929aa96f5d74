import { z } from 'zod'
import { BYTES_A_CALL, ROWS_A_CALL } from '@/domain/imports/fileRows'
import { leadRowSchema } from '@/domain/leadImport/leadRow'
import { importRowSchema } from '@/domain/memberImport/importRow'
import { idSchema, keySchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

const call = {
  method: 'POST',
  roles: ['ADMIN', 'CLIENT'],
  onFailure: 'log',
  isIdempotent: true,
  perMinute: 120,
  patience: 60_000,
} as const

/** What became of a row: `added` also where an earlier call of the same import has added it. */
export const rowOutcomes = ['added', 'known', 'faulty'] as const

const partOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    gymId: idSchema,
    importId: keySchema,
    fileName: z.string().max(200).refine(isWholeText, 'Enter plain text'),
    rows: z.array(row).min(1).max(ROWS_A_CALL),
  })

/**
 * Adds a part of a file's rows, which the page sends one part after the other. `importId` is made when the file is chosen; a repeat
 * adds nobody twice.
 */
const add = {
  ...call,
  output: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('done'),
      rows: z.array(
        z.object({ line: z.int(), outcome: z.enum(rowOutcomes), reason: z.string().default('') }),
      ),
    }),
    refusedSchema,
  ]),
  mostBytes: BYTES_A_CALL,
} as const

export const importCalls = {
  /** Refused as a whole where the centre's package has no room for all of them. */
  importMembers: { ...add, path: '/api/importMembers', input: partOf(importRowSchema) },
  importLeads: { ...add, path: '/api/importLeads', input: partOf(leadRowSchema) },
  /** Removes a part of those whom an import has added and on whom nothing has happened since; `left` says how many are to be looked at. */
  undoImport: {
    ...call,
    path: '/api/undoImport',
    input: z.strictObject({ gymId: idSchema, importId: keySchema }),
    output: z.object({
      kind: z.literal('done'),
      removed: z.int(),
      /** Names of those who stay, because something has happened on them. */
      kept: z.array(z.string()),
      left: z.int(),
    }),
  },
} as const satisfies Record<string, Endpoint>
