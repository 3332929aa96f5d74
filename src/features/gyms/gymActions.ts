import type { Gym } from '@/domain/gyms/gym'
import type { RowAction } from '@/ui/list/EntityTable'
import type { GymActs } from './useGymActs'

const blockedBy = (why: string | null) => (why === null ? {} : { isDisabled: true, why })

/** What an administrator may do to this centre now. */
export const gymActions = (gym: Gym, edit: (id: string) => void, acts: GymActs): RowAction[] => [
  { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(gym.id) },
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
  gym.isDisabled
    ? { label: 'Enable', icon: 'pi-check', key: 'D', run: () => acts.enable(gym) }
    : { label: 'Disable', icon: 'pi-ban', key: 'D', isDanger: true, run: () => acts.disable(gym) },
]
