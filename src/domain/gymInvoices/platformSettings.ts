import { z } from 'zod'
import { isPlausibleEmail } from '@/domain/shared/contact'
import { wholeText } from '@/domain/shared/formFields'
import { isPlausiblePhone } from '@/domain/shared/phone'
import { tidy } from '@/domain/shared/text'
import { gstinProblem, gstinState, tidyGstin } from '@/domain/tax/gstin'
import { stateCodeOf } from '@/domain/tax/states'

/** Licensing services for the right to use computer software: what a subscription to software is. */
const SOFTWARE_SAC = '997331'
const USUAL_PREFIX = 'FC'

const line = (most: number, missing: string) =>
  z.string().transform(tidy).pipe(wholeText(most).min(1, missing))

/** `platform/settings`: the platform as a seller (Rule 46), as the super admin types it. */
export const platformSettingsInputSchema = z
  .strictObject({
    legalName: line(120, 'Enter the legal name'),
    address: wholeText(300).min(1, 'Enter the address'),
    state: wholeText(80).refine((name) => stateCodeOf(name) !== null, 'Choose the state'),
    gstin: z.string().transform((typed, context) => {
      const problem = typed.trim() === '' ? null : gstinProblem(typed)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
      return tidyGstin(typed)
    }),
    phone: wholeText(40).refine(
      (typed) => typed === '' || isPlausiblePhone(typed),
      'Enter a phone number of 10 digits',
    ),
    email: wholeText(120).refine(
      (typed) => typed === '' || isPlausibleEmail(typed),
      'Enter an e-mail address like name@example.com',
    ),
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,3}$/, 'Enter 1 to 3 letters or digits'),
    sac: z
      .string()
      .trim()
      .regex(/^99\d{4}$/, 'Enter the 6 digits of a service code, beginning with 99'),
    upiId: z
      .string()
      .trim()
      .regex(/^([\w.-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63})?$/, 'Enter a UPI ID like name@bank'),
    terms: wholeText(500),
  })
  .refine(
    ({ gstin, state }) =>
      gstin === '' || gstinState(gstin) === '' || gstinState(gstin) === stateCodeOf(state),
    {
      path: ['state'],
      message: 'The GSTIN is of another state. Its first two digits say which.',
    },
  )
export type PlatformSettingsInput = z.output<typeof platformSettingsInputSchema>
/** As it is typed. */
export type TypedPlatformSettings = z.input<typeof platformSettingsInputSchema>

const said = z.string().default('')

/** As it is stored; every field is '' before anybody has typed it, but for the code and the prefix of numbers. */
export const platformSettingsSchema = z.object({
  legalName: said,
  address: said,
  state: said,
  gstin: said,
  phone: said,
  email: said,
  prefix: z.string().default(USUAL_PREFIX),
  sac: z.string().default(SOFTWARE_SAC),
  upiId: said,
  terms: said,
})
export type PlatformSettings = z.infer<typeof platformSettingsSchema>

export const noPlatformSettings: PlatformSettings = platformSettingsSchema.parse({})

/**
 * What the platform lacks to bill a tax of `rate` percent, in words for a sentence; empty where it lacks nothing. Who has no
 * GSTIN may collect no tax (DOMAIN 2.4), so it is asked for only where there is some.
 */
export function missingOfSeller(
  { legalName, address, state, gstin }: Pick<PlatformSettings, 'legalName' | 'address' | 'state' | 'gstin'>,
  rate: number,
): string[] {
  return [
    ...(legalName === '' ? ['legal name'] : []),
    ...(address === '' ? ['address'] : []),
    ...(stateCodeOf(state) === null ? ['state'] : []),
    ...(rate > 0 && gstin === '' ? ['GSTIN'] : []),
  ]
}
