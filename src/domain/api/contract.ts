import { z } from 'zod'
import { actCall } from './calls/actCall'
import { gymCalls } from './calls/gymCalls'
import { deskCalls } from './calls/deskCalls'
import { deviceCalls } from './calls/deviceCalls'
import type { Endpoint } from './calls/endpoint'
import { enquiryCalls } from './calls/enquiryCalls'
import { exportCalls } from './calls/exportCalls'
import { fileCalls } from './calls/fileCalls'
import { importCalls } from './calls/importCalls'
import { gymInvoiceCalls } from './calls/gymInvoiceCalls'
import { gymPackageCalls } from './calls/gymPackageCalls'
import { privacyCalls } from './calls/privacyCalls'
import { securityCalls } from './calls/securityCalls'
import { staffCalls } from './calls/staffCalls'
import { supportCalls } from './calls/supportCalls'
import { userCalls } from './calls/userCalls'

/** The body of every refused or failed call. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** The server's calls, client and handlers both typed from here (ARCHITECTURE.md). */
export const contract = {
  ...userCalls,
  ...gymCalls,
  ...gymPackageCalls,
  ...gymInvoiceCalls,
  ...staffCalls,
  ...privacyCalls,
  ...securityCalls,
  ...supportCalls,
  ...enquiryCalls,
  ...deskCalls,
  ...deviceCalls,
  ...actCall,
  ...exportCalls,
  ...importCalls,
  ...fileCalls,
} as const satisfies Record<string, Endpoint>

export type CallName = keyof typeof contract
export type CallInput<N extends CallName> = z.input<(typeof contract)[N]['input']>
export type CallOutput<N extends CallName> = z.output<(typeof contract)[N]['output']>
