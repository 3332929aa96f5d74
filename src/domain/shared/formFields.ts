import { z } from 'zod'
import { civilDateSchema } from './civilDate'
import { isPlausiblePincode, pincodeFault } from './contact'
import { isWholeText } from './isWholeText'
import { isPlausiblePhone, phoneFault } from './phone'
import type { Refusal } from './refusal'

/** Fields that forms have in common, each with its sentence. */
export const wholeText = (most: number) =>
  z.string().trim().max(most, `At most ${most} characters`).refine(isWholeText, 'Enter plain text')

export const optionalDate = z.union([civilDateSchema, z.literal('').transform(() => null), z.null()])

export const emptyOr = (test: (value: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || test(value), message)

/** `locale` is the centre's: what its country calls one. */
export const pincodeField = (locale: string) => emptyOr(isPlausiblePincode, pincodeFault(locale))

/** A phone that has to be there; what is no number is told once. `locale` is the centre's. */
export const phoneField = (locale: string) =>
  z
    .string()
    .trim()
    .min(1, 'Enter the phone number')
    .refine((value) => value === '' || isPlausiblePhone(value), phoneFault(locale))

/** Why something is done, for the records. */
export const reasonField = (missing: string) =>
  z.string().trim().min(1, missing).max(500, 'At most 500 characters')

/** By what a payment is found again: its UTR, the number of its cheque. */
export const referenceField = z.string().trim().max(60, 'At most 60 characters')

/** An amount that an act would refuse is told at the field; an empty one is nothing. */
export const amountUnless = (refuse: (amount: number) => Refusal | null) =>
  z
    .number()
    .nullable()
    .superRefine((amount, ctx) => {
      const refusal = refuse(amount ?? 0)
      if (refusal) ctx.addIssue({ code: 'custom', message: refusal.reason })
    })

/** How long a package lasts, in its own unit. */
export const durationField = z
  .number('Enter how long it lasts')
  .int('Enter a whole number')
  .min(1, 'Enter 1 or more')
  .max(3660, 'That is longer than ten years')
