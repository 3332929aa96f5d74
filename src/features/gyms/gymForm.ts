import { z } from 'zod'
import { gymFields, gymPackageInputSchema, offeredPackageInputSchema } from '@/domain/gyms/gymFields'
import type { Gym } from '@/domain/gyms/gym'
import { lastDayOfTrial, LONGEST_TRIAL } from '@/domain/gymPackages/givePackage'
import type { RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { USUAL_GST } from '@/domain/gymPackages/registrationPackageForm'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { fieldPhone } from '@/domain/shared/phone'

const USUAL_TRIAL = 14

/** A trial lasts days, a package until its last day; both inclusive of the first. */
const packageFields = z.object({
  /** One of those on offer; '' for one that is typed. */
  packageId: z.string(),
  kind: z.enum(['trial', 'paid']),
  packageName: z.string(),
  price: z.number().nullable(),
  gst: z.number().nullable(),
  startDate: z.union([civilDateSchema, z.string(), z.null()]),
  endDate: z.union([civilDateSchema, z.string(), z.null()]),
  trialDays: z.number().nullable(),
})
type PackageFields = z.output<typeof packageFields>

/** Where the form has another name for what the call takes. */
const formNames: Record<string, string> = { name: 'packageName' }

const dateOr = (value: unknown): CivilDate | null => {
  const date = civilDateSchema.safeParse(value)
  return date.success ? date.data : null
}

/** The last day, inclusive; null while it can't be told. */
export function lastDayOf(fields: Pick<PackageFields, 'kind' | 'startDate' | 'endDate' | 'trialDays'>) {
  const start = dateOr(fields.startDate)
  if (fields.kind === 'paid') return dateOr(fields.endDate)
  return start === null || fields.trialDays === null ? null : lastDayOfTrial(start, fields.trialDays)
}

/** The package as the call takes it, before its check. */
function packageOf({ kind, packageName, price, gst, startDate, ...rest }: PackageFields) {
  const isTrial = kind === 'trial'
  return {
    name: packageName,
    price: isTrial ? 0 : price,
    gst: isTrial ? 0 : gst,
    startDate: dateOr(startDate),
    endDate: lastDayOf({ kind, startDate, ...rest }),
    isTrial,
  }
}

/** What is wrong with the package, at the form's own fields. */
function packageProblems(fields: PackageFields): { field: string; message: string }[] {
  if (fields.packageId !== '')
    return dateOr(fields.startDate) === null ? [{ field: 'startDate', message: 'Enter the first day' }] : []
  const typed = packageOf(fields)
  const missing = [
    ...(typed.startDate === null ? [{ field: 'startDate', message: 'Enter the first day' }] : []),
    ...(typed.endDate !== null || (typed.isTrial && typed.startDate === null)
      ? []
      : typed.isTrial
        ? [{ field: 'trialDays', message: `Enter 1 to ${LONGEST_TRIAL} days` }]
        : [{ field: 'endDate', message: 'Enter the last day' }]),
  ]
  const { error } = gymPackageInputSchema.safeParse(typed)
  const wrong = (error?.issues ?? []).flatMap(({ path, message }) => {
    const field = String(path[0])
    const isDate = field === 'startDate' || field === 'endDate'
    return isDate && missing.length > 0 ? [] : [{ field: formNames[field] ?? field, message }]
  })
  return [...missing, ...wrong]
}

/** What `createGym` takes beside its key: with a package that is typed, or with one on offer. */
type GymToCreate = z.output<typeof gymFields> & {
  package?: z.output<typeof gymPackageInputSchema>
  offered?: z.output<typeof offeredPackageInputSchema>
}

/** Owner, centre and first package as they are typed. */
export const newGymSchema = gymFields
  .extend(packageFields.shape)
  .superRefine((form, context) => {
    for (const { field, message } of packageProblems(form))
      context.addIssue({ code: 'custom', path: [field], message })
  })
  .transform(
    ({ packageId, kind, packageName, price, gst, startDate, endDate, trialDays, ...gym }): GymToCreate => ({
      ...gym,
      ...(packageId === ''
        ? {
            package: gymPackageInputSchema.parse(
              packageOf({ packageId, kind, packageName, price, gst, startDate, endDate, trialDays }),
            ),
          }
        : {
            offered: offeredPackageInputSchema.parse({
              ...{ packageId, startDate: dateOr(startDate), isTrial: kind === 'trial' },
            }),
          }),
    }),
  )

export type NewGymForm = z.input<typeof newGymSchema>
export type NewGym = z.output<typeof newGymSchema>

/** A package on offer that has no trial is paid from its first day, whatever was chosen before: the form does not ask then. */
export function paidWithoutTrial(
  gym: NewGym,
  packages: readonly Pick<RegistrationPackage, 'id' | 'trialDays'>[],
): NewGym {
  const { offered } = gym
  // What is not read yet is left to the server to judge.
  const isPaid = packages.some(({ id, trialDays }) => id === offered?.packageId && trialDays <= 0)
  return offered !== undefined && isPaid ? { ...gym, offered: { ...offered, isTrial: false } } : gym
}

export const emptyGymForm = (today: CivilDate): NewGymForm => ({
  ownerName: '',
  email: '',
  phone: '',
  name: '',
  type: 'GYM',
  pincode: '',
  address: '',
  city: '',
  state: '',
  packageId: '',
  kind: 'trial',
  packageName: 'Trial',
  price: null,
  gst: USUAL_GST,
  startDate: today,
  endDate: null,
  trialDays: USUAL_TRIAL,
})

export const editedGymSchema = gymFields
export type EditedGymForm = z.input<typeof editedGymSchema>
export type EditedGym = z.output<typeof editedGymSchema>

export const gymFormOf = (gym: Gym): EditedGymForm => ({
  ownerName: gym.ownerName,
  email: gym.email,
  phone: fieldPhone(gym.phone),
  name: gym.name,
  type: gym.type,
  pincode: gym.pincode,
  address: gym.address,
  city: gym.city,
  state: gym.state,
})
