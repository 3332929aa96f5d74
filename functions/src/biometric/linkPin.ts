import type { z } from 'zod'
import type { deviceCalls } from '@/domain/api/calls/deviceCalls'
import type { CallOutput } from '@/domain/api/contract'
import { refuseErased } from '@/domain/members/erase'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { accessMoment, holderOf, holderPath } from '@/data/biometric/accessMoment'
import { deviceSerialsOf } from '@/data/biometric/gymDevices'
import { otherHolder } from '@/data/biometric/otherHolder'
import { pinOfHolder, planPin, withPin, writePin } from '@/data/biometric/writePin'
import { gymPath } from '@/data/gyms/gymOf'
import { stampedStore } from '@/data/store/stampedStore'
import type { StoreTransaction } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { noSuchGym, notAllowed } from '../http/httpError'
import { resolvePunches } from '../iclock/resolvePunches'
import { pinTakenBy } from './pinTaken'
import { tellOf } from './tellOf'

type Input = z.output<typeof deviceCalls.linkPin.input>

async function link(transaction: StoreTransaction, input: Input, acting: Acting): Promise<Refusal | null> {
  const { store, now } = acting
  const { gymId, pin } = input
  const gym = await transaction.get(gymPath(gymId))
  if (gym === null) throw noSuchGym()
  const moment = accessMoment(gym, now)
  const stored = await transaction.get(holderPath(input))
  const before = holderOf(input.personType, stored, moment)
  if (stored === null || before === null) throw notAllowed()
  const erased = before.personType === 'member' ? refuseErased(before.person) : null
  if (erased !== null) return erased
  const other = pin === '' ? null : await otherHolder(store, transaction, input, moment)
  if (other !== null) return refused(pinTakenBy(other), 'pin')
  const had = pinOfHolder(before)
  const after = withPin(before, pin)
  const door = await planPin(store, transaction, deviceSerialsOf(gym), { before: had, after }, moment)
  const person = had === pin ? null : await writePin(transaction, stored, after, moment.settings.timezone)
  person?.(transaction)
  door.write(transaction)
  if (had !== pin)
    tellOf(
      transaction,
      {
        gymId,
        act: pin === '' ? 'biometric.unlink' : 'biometric.link',
        collection: input.personType === 'member' ? 'members' : 'staff',
        documentId: input.personId,
        before: { biometricUserId: Number(had) },
        after: { biometricUserId: Number(pin) },
      },
      acting,
    )
  return null
}

/** Gives a person a number on the devices, or takes it off them (DOMAIN 1.6: one space of numbers a centre). */
export async function linkPin(input: Input, acting: Acting): Promise<CallOutput<'linkPin'>> {
  const { store, caller } = acting
  const { gymId, pin, personId, personType } = input
  // The desk sees no record of an employee, and changes none.
  if (caller.role === 'MANAGER' && personType === 'employee') throw notAllowed()
  const problem = await stampedStore(store, () => caller.uid).transact((transaction) =>
    link(transaction, input, acting),
  )
  if (problem !== null) return problem
  // Punches of before the link, which were nobody's; a repeat goes on where it broke off.
  const punches =
    pin === '' ? 0 : await resolvePunches(store, gymId, pin, { personType, personId }, acting.now)
  return { kind: 'done', pin, punches }
}
