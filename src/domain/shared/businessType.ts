import { z } from 'zod'

/** SPECIFICATION 3: the kinds of centre; the tax on what they sell follows from it. */
export const businessTypes = ['GYM', 'SKATING'] as const
export const businessTypeSchema = z.enum(businessTypes)
export type BusinessType = z.infer<typeof businessTypeSchema>

export const businessTypeNames: Record<BusinessType, string> = { GYM: 'Gym', SKATING: 'Skating' }
