import { z } from 'zod'
import { MOST_AMOUNT } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { lowerName, tidy } from '@/domain/shared/text'

/** What a line of the pay ledger does for whoever it is of (PRODUCT 2.C). */
export const directions = ['Earning', 'Deduction'] as const
export type Direction = (typeof directions)[number]

/** How a category's lines come about: `percentOfNet` is of the taxable value of what somebody sold. */
export const categoryBases = ['fixed', 'percentOfNet', 'perSession', 'manual'] as const
export type CategoryBasis = (typeof categoryBases)[number]

/** When a sale counts for whoever earns by it. */
export const payWhens = ['invoiced', 'realised'] as const

/**
 * What the lines of the pay ledger are sorted by. `rate` is rupees where the basis is `fixed` or `perSession`, percent where it
 * is `percentOfNet`, 0 where each amount is entered.
 */
export const contributionCategorySchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  name: z.string().min(1),
  nameLower: z.string().default(''),
  direction: z.enum(directions),
  basis: z.enum(categoryBases).default('manual'),
  rate: z.number().nonnegative().default(0),
  payWhen: z.enum(payWhens).default('realised'),
  /** Whose a sale is that converted a lead: of whoever sold, or of whoever followed the lead up. */
  paidTo: z.enum(['seller', 'leadOwner']).default('seller'),
  isStatutory: z.boolean().default(false),
  order: z.number().int().nonnegative().default(0),
  /** The category that this one was merged into; '' for none. Its lines keep its id and are shown under that one. */
  mergedInto: z.string().default(''),
  isActive: z.boolean().default(true),
  deleted: z.boolean().default(false),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type ContributionCategory = z.infer<typeof contributionCategorySchema>

export const basisWords: Record<CategoryBasis, string> = {
  manual: 'Amount entered each time',
  fixed: 'Fixed amount',
  perSession: 'Per session',
  percentOfNet: '% of sales before tax',
}

export const payWhenWords = {
  realised: 'When the member pays',
  invoiced: 'When invoiced',
} as const satisfies Record<ContributionCategory['payWhen'], string>

export const paidToWords = {
  seller: 'Whoever sold',
  leadOwner: 'The lead’s owner',
} as const satisfies Record<ContributionCategory['paidTo'], string>

/** Percent in whole numbers of at most two decimals. */
export const MOST_PERCENT = 100

export const contributionCategoryFormSchema = z
  .object({
    name: z.string().transform(tidy).pipe(z.string().min(1, 'Enter a name').max(60, 'At most 60 characters')),
    direction: z.enum(directions),
    basis: z.enum(categoryBases),
    rate: z
      .number('Enter a number, or leave it empty')
      .nonnegative('Enter 0 or more')
      .max(MOST_AMOUNT, 'That is more than any centre pays. Check the amount.')
      .nullable(),
    payWhen: z.enum(payWhens),
    paidTo: z.enum(['seller', 'leadOwner']),
    isStatutory: z.boolean(),
  })
  .superRefine(({ basis, direction, rate }, ctx) => {
    const problem = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (basis !== 'percentOfNet') return
    if (direction === 'Deduction')
      problem('basis', 'A percentage is of sales, so it can only be an earning. Choose another basis.')
    else if (rate === null || rate === 0) problem('rate', 'Enter the percentage')
    else if (rate > MOST_PERCENT) problem('rate', 'A rate can’t be above 100 %')
  })
export type ContributionCategoryForm = z.infer<typeof contributionCategoryFormSchema>

/** What cannot be meant with a basis is not kept. */
export const contributionCategoryFieldsOf = (form: ContributionCategoryForm) => ({
  ...form,
  nameLower: lowerName(form.name),
  rate: form.basis === 'manual' ? 0 : (form.rate ?? 0),
  payWhen: form.basis === 'percentOfNet' ? form.payWhen : ('realised' as const),
  paidTo: form.basis === 'percentOfNet' ? form.paidTo : ('seller' as const),
})

type Described = Pick<
  ContributionCategory,
  'name' | 'direction' | 'basis' | 'rate' | 'payWhen' | 'paidTo' | 'isStatutory'
>

export const contributionCategoryFormOf = ({
  name,
  direction,
  basis,
  rate,
  payWhen,
  paidTo,
  isStatutory,
}: Described): ContributionCategoryForm => ({
  ...{ name, direction, basis, payWhen, paidTo, isStatutory },
  rate: rate || null,
})

type Starter = Pick<ContributionCategory, 'name' | 'direction' | 'basis'> &
  Partial<Pick<ContributionCategory, 'rate' | 'isStatutory'>>

/** The usual ones (DOMAIN 6.3). The first three are what a month's pay is generated into. */
export const starterContributionCategories: readonly Starter[] = [
  { name: 'Salary', direction: 'Earning', basis: 'fixed' },
  { name: 'Overtime', direction: 'Earning', basis: 'manual' },
  { name: 'Sales commission', direction: 'Earning', basis: 'percentOfNet', rate: 5 },
  { name: 'PT session', direction: 'Earning', basis: 'perSession' },
  { name: 'Class taken', direction: 'Earning', basis: 'perSession' },
  { name: 'Bonus', direction: 'Earning', basis: 'manual' },
  { name: 'Advance repaid', direction: 'Deduction', basis: 'manual' },
  { name: 'Provident fund', direction: 'Deduction', basis: 'manual', isStatutory: true },
  { name: 'Other deduction', direction: 'Deduction', basis: 'manual' },
]

export const starterCategoryId = (gymId: string, name: string): string =>
  `${gymId}_${lowerName(name).replace(/[^a-z]+/g, '-')}`

/** The usual ones as a centre gets them; ids follow from the centre's: made once. */
export const beginningContributionCategories = (gymId: string) =>
  starterContributionCategories.map(({ rate = 0, isStatutory = false, ...starter }, order) => ({
    id: starterCategoryId(gymId, starter.name),
    fields: {
      ...contributionCategoryFieldsOf({
        ...starter,
        rate,
        isStatutory,
        payWhen: 'realised',
        paidTo: 'seller',
      }),
      order,
    },
  }))

/** A category in use is never removed: the ledger's lines name it. */
export const refuseCategoryRemoval = (
  { name }: Pick<ContributionCategory, 'name'>,
  uses: number,
): Refusal | null =>
  uses === 0
    ? null
    : refused(
        `${name} is used by ${uses === 1 ? '1 contribution' : `${uses} contributions`}. Archive it instead.`,
      )
