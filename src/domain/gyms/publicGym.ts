import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { gymSchema, type Gym } from './gym'

/**
 * What Sales sees of a centre, in `gymsPublic/{gymId}`: no amount, no count of members, no e-mail, no address and no
 * setting. A copy that the server keeps in step; nobody writes it by hand. `packageEndsOn` is inclusive.
 */
export const publicGymSchema = gymSchema
  .pick({
    id: true,
    name: true,
    nameLower: true,
    type: true,
    dp: true,
    phone: true,
    city: true,
    state: true,
    ownerName: true,
    referralCode: true,
    isDisabled: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    packageName: z.string().default(''),
    packageEndsOn: civilDateSchema.nullable().default(null),
    isTrial: z.boolean().default(false),
  })
export type PublicGym = z.infer<typeof publicGymSchema>

export const publicGymOf = (gym: Gym): PublicGym => ({
  id: gym.id,
  name: gym.name,
  nameLower: gym.nameLower,
  type: gym.type,
  dp: gym.dp,
  phone: gym.phone,
  city: gym.city,
  state: gym.state,
  ownerName: gym.ownerName,
  referralCode: gym.referralCode,
  isDisabled: gym.isDisabled,
  createdAt: gym.createdAt,
  updatedAt: gym.updatedAt,
  packageName: gym.currentPackage?.name ?? '',
  packageEndsOn: gym.currentPackage?.endDate ?? null,
  isTrial: gym.currentPackage?.isTrial ?? false,
})
