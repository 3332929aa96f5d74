import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { clientInfoSchema, gymSchema, type ClientInfo, type Gym } from './gym'
import { NO_PACKAGE, packageUntilOf } from './packageUntil'
import type { SettingName } from './settingFields'
import { settingsOf } from './settings'

/** Where a centre is, when anybody finds it open, and what its own Sales needs for its leads. */
const shownSettings = [
  'timezone',
  'locale',
  'currency',
  'weekStart',
  'openingHours',
  'holidays',
  'sources',
  'lostReasons',
  'leadLabels',
  'salesMayUseLeads',
  'enquiryPage',
] as const satisfies readonly SettingName[]

/**
 * What Sales sees of a centre, in `gymsPublic/{gymId}`: no amount, no count of members, no e-mail, no address and of its settings
 * `shownSettings` alone. A copy that the server keeps in step; nobody writes it by hand. `packageEndsOn` is inclusive.
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
    preference: true,
  })
  .extend({
    packageName: z.string().default(''),
    packageEndsOn: civilDateSchema.nullable().default(null),
    packageUntil: z.string().default(NO_PACKAGE),
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
  preference: Object.fromEntries(
    shownSettings.filter((name) => name in gym.preference).map((name) => [name, gym.preference[name]]),
  ),
  packageName: gym.currentPackage?.name ?? '',
  packageEndsOn: gym.currentPackage?.endDate ?? null,
  packageUntil: packageUntilOf(gym.currentPackage),
  isTrial: gym.currentPackage?.isTrial ?? false,
})

/**
 * The centre as its own Sales works for it, whose account may read no more of it; null where the centre's leads are not theirs
 * (PRODUCT 2.P).
 */
export function clientInfoForSales(gym: PublicGym): ClientInfo | null {
  const { packageName: name, packageEndsOn: endDate, ...copy } = gym
  if (gym.isDisabled || !settingsOf(gym.preference, gym.type).salesMayUseLeads) return null
  return clientInfoSchema.parse({ ...copy, currentPackage: endDate === null ? null : { name, endDate } })
}
