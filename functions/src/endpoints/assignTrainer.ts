import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { giveTrainer } from '@/data/members/trainers'
import { refuseErased } from '@/domain/members/erase'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'
import { takerIn } from '../staff/takerIn'

/** The name goes along, for those who may not read the records of the staff. */
export const assignTrainer: Handler<'assignTrainer'> = (
  { gymId, memberId, trainerId },
  { store, caller, now },
) =>
  store.transact(async (transaction) => {
    const gym = await transaction.get(gymPath(gymId))
    if (gym === null) throw noSuchGym()
    const trainer = await takerIn(transaction, { gymId, id: trainerId }, storedSettings(gym).timezone)
    if (trainer === null)
      return { kind: 'refused', reason: 'Choose somebody who works here.', field: 'trainerId' }
    const [found] = await giveTrainer(transaction, [memberId], {
      ...{ gymId, next: () => trainer, by: caller.uid, now },
    })
    if (found === undefined)
      return { kind: 'refused', reason: 'This member is not there any more.', field: 'memberId' }
    return refuseErased(found) ?? { kind: 'done' }
  })
