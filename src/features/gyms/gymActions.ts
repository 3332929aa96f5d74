import type { Gym } from '@/domain/gyms/gym'
import { copyEnquiryLink } from '@/components/enquiry/enquiryLink'
import type { RowAction } from '@/lists/EntityTable'
import type { GymActs } from './useGymActs'

const blockedBy = (why: string | null) => (why === null ? {} : { isDisabled: true, why })

/** What an administrator may do to this centre now. */
export const gymActions = (gym: Gym, edit: (id: string) => void, acts: GymActs): RowAction[] => [
  {
    label: 'Open as support',
    icon: 'pi-headphones',
    run: () => acts.openSupport(gym),
    ...blockedBy(acts.mayOpen(gym) ? null : 'The owner has not allowed support'),
  },
  { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(gym.id) },
  { label: 'Assign package', icon: 'pi-briefcase', run: () => acts.assignPackage(gym) },
  {
    label: 'Renew package',
    icon: 'pi-replay',
    run: () => acts.renewPackage(gym),
    ...blockedBy(gym.currentPackage?.endDate ? null : 'There is no package that ends: assign one'),
  },
  {
    label: 'Send set-password mail again',
    icon: 'pi-envelope',
    run: () => void acts.sendPasswordMail(gym),
    ...blockedBy(
      gym.email === ''
        ? 'There is no e-mail address'
        : gym.isDisabled
          ? 'The centre is disabled: its owner can’t sign in'
          : null,
    ),
  },
  {
    label: 'Copy referral code',
    icon: 'pi-copy',
    run: () => acts.copyReferralCode(gym),
    ...blockedBy(gym.referralCode === '' ? 'There is no referral code' : null),
  },
  {
    label: 'Copy enquiry link',
    icon: 'pi-link',
    run: () => void copyEnquiryLink(gym.referralCode),
    ...blockedBy(gym.referralCode === '' ? 'There is no referral code' : null),
  },
  {
    label: 'Extend trial',
    icon: 'pi-calendar-plus',
    run: () => acts.extendTrial(gym),
    ...blockedBy(gym.currentPackage?.isTrial ? null : 'The centre is not on trial'),
  },
  gym.isDisabled
    ? { label: 'Enable', icon: 'pi-check', key: 'D', run: () => acts.enable(gym) }
    : { label: 'Disable', icon: 'pi-ban', key: 'D', isDanger: true, run: () => acts.disable(gym) },
  {
    label: 'Delete',
    icon: 'pi-trash',
    isDanger: true,
    run: () => acts.remove(gym),
    ...blockedBy(
      gym.members + gym.staffs + gym.leads === 0
        ? null
        : 'Only an empty centre can be deleted. Disable it instead',
    ),
  },
]
