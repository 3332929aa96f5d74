import { z } from 'zod'
import type { Rupees } from './money'

/** A stored amount in rupees: a number that paise do not fit. Beside `money.ts`, which pages without a schema import too. */
export const rupees = () => z.number() as z.ZodNumber & z.ZodType<Rupees, Rupees>
