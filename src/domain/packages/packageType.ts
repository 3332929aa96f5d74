import { z } from 'zod'

/** SPECIFICATION 4. A template defaults to Recurring, an assigned package to Non Recurring. */
export const packageTypes = ['Recurring', 'Non Recurring'] as const
export const packageTypeSchema = z.enum(packageTypes)
export type PackageType = z.infer<typeof packageTypeSchema>

/** SPECIFICATION 4: the category of a package that names none. */
export const GENERAL_CATEGORY = 'General'
