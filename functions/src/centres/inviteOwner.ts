import { gymPath } from '@/data/gyms/centreOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { sendPasswordMail } from '../accounts/sendPasswordMail'

/**
 * Mails the owner the link to set a password, once, however many repeats ask at a time; where it can't be sent, the
 * next repeat tries again. Answers whether it is sent.
 */
export async function inviteOwner(store: DocumentStore, gymId: string, now: Date): Promise<boolean> {
  const path = gymPath(gymId)
  const mark = (invitedAt: Date | null) => [{ at: ['invitedAt'], value: invitedAt }]
  const email = await store.transact(async (transaction) => {
    const gym = await transaction.get(path)
    if (gym === null || (gym.data['invitedAt'] ?? null) !== null) return null
    transaction.update(path, mark(now))
    return gym.data['email']
  })
  if (typeof email !== 'string') return true
  if (await sendPasswordMail(email)) return true
  await store.batch((writer) => writer.update(path, mark(null)))
  return false
}
