import { useMemo, useState } from 'react'
import type { Gym } from '@/domain/gyms/gym'
import { answered } from '@/parts/answered'
import { attempt } from '@/parts/attempt'
import { askForPasswordMail } from '@/parts/passwordMail'
import { useBackend } from '@/session/useSession'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { copyReferralCode } from './copyReferralCode'

/** What an administrator may do to a centre from its row or its drawer. Failures are said in a toast. */
export type GymActs = {
  /** Opens the dialog that asks why. */
  disable: (gym: Gym) => void
  enable: (gym: Gym) => void
  sendPasswordMail: (to: { email: string }) => Promise<void>
  copyReferralCode: (gym: Gym) => void
}

export function useGymActs(): { acts: GymActs; disabling: Gym | null; close: () => void } {
  const { api, auth, clock } = useBackend()
  const [disabling, setDisabling] = useState<Gym | null>(null)
  const acts = useMemo(
    (): GymActs => ({
      disable: setDisabling,
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
    [api, auth, clock],
  )
  return { acts, disabling, close: () => setDisabling(null) }
}
