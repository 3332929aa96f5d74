import { z } from 'zod'
import { exportedRecords } from '@/domain/access/exports'
import { isWholeText } from '@/domain/shared/isWholeText'
import { idSchema, keySchema } from '@/domain/shared/id'
import type { Endpoint } from './endpoint'

/** Longer descriptions of what was filtered are cut by the page. */
const LONGEST_FILTERS = 300

export const exportCalls = {
  /**
   * Notes an export in the audit log before the page hands the file out (PRODUCT 3 "right-gated, logged"). `filters` says
   * which rows, without what tells of a person; a repeat with the same key notes nothing more. `gymId` is `PLATFORM` for what is of
   * no centre.
   */
  recordExport: {
    method: 'POST',
    path: '/api/recordExport',
    roles: ['ADMIN', 'CLIENT'],
    input: z.strictObject({
      gymId: idSchema,
      key: keySchema,
      records: z.enum(exportedRecords),
      rows: z.int().min(0).max(10_000_000),
      format: z.enum(['csv', 'xlsx', 'json', 'zip']),
      filters: z.string().max(LONGEST_FILTERS).refine(isWholeText, 'Enter plain text'),
    }),
    output: z.object({ kind: z.literal('done') }),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    perMinute: 30,
  },
} as const satisfies Record<string, Endpoint>
