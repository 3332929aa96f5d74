import { gymPath } from '@/data/gyms/gymOf'
import { heldGym, publicGymPath, putPublicGym } from '@/data/gyms/publicGyms'
import type { StoredDocument } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import { accountsFollowGym } from '../gyms/gymAccounts'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

const isDisabledIn = ({ data }: StoredDocument) => data['isDisabled'] === true

/**
 * The centre first: from that moment rules, Storage and calls refuse its people (SPECIFICATION 4 "Centre disable"). Then
 * their accounts, which a repeat brings in step where the first attempt did not get to it.
 */
export const toggleUserDisable: Handler<'toggleUserDisable'> = async (input, acting) => {
  const { gymId, isDisabled, reason } = input
  const { auth, store, caller, now, requestId } = acting
  await store.transact(async (transaction) => {
    const [stored, copy] = await Promise.all([
      transaction.get(gymPath(gymId)),
      transaction.get(publicGymPath(gymId)),
    ])
    if (stored === null) throw noSuchGym()
    if (isDisabledIn(stored) === isDisabled) return
    const changes = {
      isDisabled,
      disabledReason: isDisabled ? reason : '',
      disabledAt: isDisabled ? now : null,
      updatedAt: now,
    }
    const after = { ...stored.data, ...changes }
    transaction.merge(gymPath(gymId), changes)
    putPublicGym(transaction, gymId, heldGym({ ...stored, data: after }), copy)
    recordAct(transaction, {
      source: requestId,
      gymId,
      ...byCaller({ caller, now }),
      act: isDisabled ? 'gym.disable' : 'gym.enable',
      collection: 'gyms',
      documentId: gymId,
      before: stored.data,
      after,
    })
  })
  return { kind: 'done', gymId, isDisabled, accounts: await accountsFollowGym(auth, store, gymId) }
}
