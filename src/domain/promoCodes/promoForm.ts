import { z } from 'zod'
import { amountField, type AmountRules } from '@/domain/gyms/greatestAmount'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { tidy } from '@/domain/shared/text'
import { promoKeyOf, type PromoCode } from './promoCode'

const rupees = (rules: AmountRules) => amountField(rules, 'Enter an amount, or leave it empty').nullable()
const count = (most: number) =>
  z
    .number('Enter a number, or leave it empty')
    .int('Enter a whole number')
    .nonnegative('Enter 0 or more')
    .max(most, `At most ${most}`)
    .nullable()

/** What is typed for a code. An empty limit is no limit. */
export const promoFormSchema = (rules: AmountRules) =>
  z
    .object({
      name: z
        .string()
        .transform(tidy)
        .pipe(
          z
            .string()
            .min(2, 'Enter the code, 2 characters or more')
            .max(60, 'At most 60 characters')
            .regex(/^[^/]*$/, 'A code holds no slash'),
        ),
      percentOff: z
        .number('Enter the percentage')
        .min(1, 'A code takes off at least 1 percent')
        .max(100, 'A code takes off at most 100 percent'),
      validFrom: civilDateSchema.nullable(),
      validTo: civilDateSchema.nullable(),
      maxUses: count(1_000_000),
      perMember: count(20),
      packageIds: z.array(z.string()).max(100, 'Choose at most 100 packages, or none for all of them'),
      newOnly: z.boolean(),
      minAmount: rupees(rules),
      maxDiscount: rupees(rules),
    })
    .superRefine(({ validFrom, validTo }, ctx) => {
      if (validFrom !== null && validTo !== null && validTo < validFrom)
        ctx.addIssue({ code: 'custom', path: ['validTo'], message: 'The last day is before the first' })
    })
export type PromoForm = z.infer<ReturnType<typeof promoFormSchema>>

export const emptyPromoForm: PromoForm = {
  name: '',
  percentOff: 10,
  validFrom: null,
  validTo: null,
  maxUses: null,
  perMember: null,
  packageIds: [],
  newOnly: false,
  minAmount: null,
  maxDiscount: null,
}

/** No limit is an empty field. */
const limitIn = (stored: number): number | null => (stored === 0 ? null : stored)

/** A code as its form opens. */
export const promoFormOf = (promo: PromoCode): PromoForm => ({
  name: promo.name,
  percentOff: promo.percentOff,
  validFrom: promo.validFrom,
  validTo: promo.validTo,
  maxUses: limitIn(promo.maxUses),
  perMember: limitIn(promo.perMember),
  packageIds: promo.packageIds,
  newOnly: promo.newOnly,
  minAmount: limitIn(promo.minAmount),
  maxDiscount: limitIn(promo.maxDiscount),
})

/** The code's fields as they are stored. */
export const promoFieldsOf = (form: PromoForm) => ({
  ...form,
  nameLower: promoKeyOf(form.name),
  maxUses: form.maxUses ?? 0,
  perMember: form.perMember ?? 0,
  minAmount: form.minAmount ?? 0,
  maxDiscount: form.maxDiscount ?? 0,
})
export type PromoFields = ReturnType<typeof promoFieldsOf>

/** Two codes of one name would be one at the desk; a used code keeps its name, because invoices bear it. */
export function refusePromo(
  fields: Pick<PromoFields, 'name' | 'maxUses'>,
  id: string,
  codes: readonly PromoCode[],
): Refusal | null {
  const other = codes.find((code) => code.id !== id && promoKeyOf(code.name) === promoKeyOf(fields.name))
  if (other) return refused(`${other.name} exists already. Choose another code.`)
  const before = codes.find((code) => code.id === id)
  if (!before || before.usedCount === 0) return null
  if (promoKeyOf(before.name) !== promoKeyOf(fields.name))
    return refused(`${before.name} was used, so its name stays. Add a new code instead.`)
  return fields.maxUses > 0 && fields.maxUses < before.usedCount
    ? refused(`${before.name} was used ${before.usedCount} times already. Allow at least as many.`)
    : null
}
