import { z } from 'zod'
import { referralCodeSchema } from '@/domain/gyms/referralCode'
import {
  callTimes,
  CONSENT_VERSION,
  MOST_IN_FIELD,
  textProblem,
  type EnquiryFields,
} from '@/domain/leads/enquiry'
import { keySchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import { isPlausiblePhone } from '@/domain/shared/phone'
import { tidy } from '@/domain/shared/text'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** The sentences of the page itself, for whoever sends without it. */
const text = (field: keyof typeof MOST_IN_FIELD) =>
  z.string().superRefine((value, ctx) => {
    const problem = textProblem(field, value)
    if (problem !== null) ctx.addIssue({ code: 'custom', message: problem })
  })

const fields = {
  name: text('name').transform(tidy),
  phone: z
    .string()
    .trim()
    .max(40, 'At most 40 characters')
    .refine(isPlausiblePhone, 'Enter a phone number that can be called'),
  interest: text('interest').transform((value) => value.trim()),
  callTime: z.enum(callTimes),
  note: text('note').transform((value) => value.trim()),
} satisfies { [F in keyof EnquiryFields]: z.ZodType<EnquiryFields[F]> }

const gym = {
  name: z.string(),
  city: z.string(),
  /** An address; '' for none. */
  logo: z.string(),
  phone: z.string(),
  /** By which phone numbers are read and written. */
  locale: z.string(),
}

/** Days with the same opening hours, as `Monday to Friday`. */
const weekLine = z.object({ days: z.string(), hours: z.string() })

/** A centre's public enquiry page (decision 55): for who has nothing but its address. */
export const enquiryCalls = {
  /**
   * What the page shows of the centre, its opening hours in words as of now (`openNow`, '' where none are set). An unknown code is a 422, and so is a disabled centre's.
   */
  enquiryPage: {
    method: 'GET',
    path: '/api/enquiryPage',
    roles: 'anyone',
    input: z.strictObject({ code: referralCodeSchema }),
    output: z.object({ ...gym, openNow: z.string(), week: z.array(weekLine), isOpen: z.boolean() }),
    onFailure: 'reject',
    isIdempotent: true,
    perMinute: 30,
    guessed: 'code',
  },
  /**
   * Leaves an enquiry with the centre. Whatever becomes of it, the answer is the same: it tells nobody who is a member or a lead. A
   * repeat under the same key changes nothing. `website` is a field that people do not see: what programs fill in is thrown away.
   */
  enquire: {
    method: 'POST',
    path: '/api/enquire',
    roles: 'anyone',
    input: z.strictObject({
      code: referralCodeSchema,
      key: keySchema,
      ...fields,
      consent: z.literal(true, 'Agree to be contacted, so that the centre can answer you'),
      consentVersion: z.literal(CONSENT_VERSION, 'Reload the page, then send it again'),
      website: z.string().max(200).refine(isWholeText),
    }),
    output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema]),
    onFailure: 'reject',
    isIdempotent: true,
    perMinute: 10,
    guessed: 'code',
  },
} as const satisfies Record<string, Endpoint>
