import { useMemo, useState } from 'react'
import type { CallInput } from '@/domain/api/contract'
import type { Staff } from '@/domain/staff/staff'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { askForPasswordMail } from '@/components/people/passwordMail'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'

/** What may be done to an employee from the list or the drawer. Failures are said in a toast. */
export type StaffActs = {
  /** Opens the dialog that asks why. */
  deactivate: (staff: Staff) => void
  /** Opens the dialog that asks until when somebody worked who is deactivated. */
  changeLastDay: (staff: Staff) => void
  restore: (staff: Staff) => void
  remove: (staff: Staff) => void
  sendPasswordMail: (staff: Pick<Staff, 'email'>) => void
}

/** Changes an employee on the server; rejects with the sentence that is to be shown. */
export function useChangeStaff() {
  const { api } = useBackend()
  const { gymId } = useGym()
  return useMemo(
    () => async (uid: string, changes: Omit<CallInput<'updateEmployee'>, 'gymId' | 'uid'>) =>
      answered(await api.call('updateEmployee', { gymId, uid, ...changes })),
    [api, gymId],
  )
}

/** The dialog that is open, and whose it is. */
type Asking = { dialog: 'deactivate' | 'lastDay'; staff: Staff }

export function useStaffActs(): { acts: StaffActs; asking: Asking | null; close: () => void } {
  const { auth, clock } = useBackend()
  const change = useChangeStaff()
  const [asking, setAsking] = useState<Asking | null>(null)
  const acts = useMemo(
    (): StaffActs => ({
      deactivate: (staff) => setAsking({ dialog: 'deactivate', staff }),
      changeLastDay: (staff) => setAsking({ dialog: 'lastDay', staff }),
      restore: ({ id, name, signsIn }) =>
        void attempt(async () => {
          await change(id, { isActive: true, deleted: false })
          showToast({
            text: signsIn ? `${name} is restored and can sign in again.` : `${name} is restored.`,
          })
        }),
      remove: ({ id, name, signsIn }) =>
        void attempt(async () => {
          await change(id, { deleted: true })
          showToast({
            text: signsIn ? `${name} is deleted and signed out.` : `${name} is deleted.`,
            undo: async () => void (await change(id, { deleted: false })),
          })
        }),
      sendPasswordMail: ({ email }) =>
        void attempt(async () => {
          showToast({ text: await askForPasswordMail(auth, email, clock.now()) })
        }),
    }),
    [auth, clock, change],
  )
  return { acts, asking, close: () => setAsking(null) }
}
