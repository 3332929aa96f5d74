import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Gym } from '@/domain/gyms/gym'
import { consentAt, visitOf } from '@/domain/gyms/gymSupport'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { askForPasswordMail } from '@/components/people/passwordMail'
import { GYM_PARAMETER } from '@/session/chosenGym'
import { useBackend, useSignedIn } from '@/session/useSession'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { copyReferralCode } from './copyReferralCode'

/** What an administrator may do to a centre from its row or its drawer. Failures are said in a toast. */
export type GymActs = {
  /** Whether the owner allows support now. */
  mayOpen: (gym: Gym) => boolean
  /** Opens the dialog that asks why, or the centre itself where the visit runs already. */
  openSupport: (gym: Gym) => void
  /** Opens the dialog that asks why. */
  disable: (gym: Gym) => void
  /** Both open the dialog of the package. */
  assignPackage: (gym: Gym) => void
  renewPackage: (gym: Gym) => void
  enable: (gym: Gym) => void
  sendPasswordMail: (to: { email: string }) => Promise<void>
  copyReferralCode: (gym: Gym) => void
  /** Opens the dialog that asks by how many days. */
  extendTrial: (gym: Gym) => void
  /** Opens the dialog that asks for the name. */
  remove: (gym: Gym) => void
}

/** The dashboard of that centre. */
export const gymAddress = (gymId: string): string =>
  `${screens.dashboard.path}?${GYM_PARAMETER}=${encodeURIComponent(gymId)}`

/** What an act asks in a dialog before it is done. */
type Asking = { act: 'openSupport' | 'disable' | 'assign' | 'renew' | 'extendTrial' | 'remove'; gym: Gym }

export function useGymActs(): { acts: GymActs; asking: Asking | null; close: () => void } {
  const { api, auth, clock } = useBackend()
  const { uid } = useSignedIn().account
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking | null>(null)
  const acts = useMemo(
    (): GymActs => ({
      mayOpen: ({ support }) => consentAt(support, clock.now()) !== null,
      openSupport: (gym) =>
        visitOf(gym.support, uid, clock.now()) === null
          ? setAsking({ act: 'openSupport', gym })
          : void navigate(gymAddress(gym.id)),
      assignPackage: (gym) => setAsking({ act: 'assign', gym }),
      renewPackage: (gym) => setAsking({ act: 'renew', gym }),
      disable: (gym) => setAsking({ act: 'disable', gym }),
      extendTrial: (gym) => setAsking({ act: 'extendTrial', gym }),
      remove: (gym) => setAsking({ act: 'remove', gym }),
      enable: (gym) =>
        void attempt(async () => {
          const act = `Enable ${gym.name}`
          const text =
            'The owner and the employees who were not deactivated one by one can sign in again. Everything is as it was.'
          if (!(await askToConfirm({ title: `${act}?`, text, act }))) return
          answered(await api.call('toggleUserDisable', { gymId: gym.id, isDisabled: false, reason: '' }))
          showToast({ text: `${gym.name} is enabled.` })
        }),
      sendPasswordMail: ({ email }) =>
        attempt(async () => {
          showToast({ text: await askForPasswordMail(auth, email, clock.now()) })
        }),
      copyReferralCode: ({ referralCode }) => void copyReferralCode(referralCode),
    }),
    [api, auth, clock, uid, navigate],
  )
  return { acts, asking, close: () => setAsking(null) }
}
