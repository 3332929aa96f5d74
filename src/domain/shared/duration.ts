import { z } from 'zod'

/** SPECIFICATION 4: Day, Week, Month or Year; Day when a record has none. */
export const durationTypes = ['Day', 'Week', 'Month', 'Year'] as const
export const durationTypeSchema = z.enum(durationTypes)
export type DurationType = z.infer<typeof durationTypeSchema>

/** The most days that one of them has. */
export const longestDays: Record<DurationType, number> = { Day: 1, Week: 7, Month: 31, Year: 366 }

export type Duration = { duration: number; durationType: DurationType }
