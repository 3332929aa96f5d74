import { z } from 'zod'
import type { CallName, CallOutput } from '@/domain/api/contract'
import type { Given, Giving } from '@/domain/gymPackages/givePackage'
import { registrationPackageSchema, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { upgradeRegistrationPackage } from '@/domain/gymPackages/upgradeRegistrationPackage'
import { fingerprintOf } from '@/domain/ledger/chain'
import { civilDateIn } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { registrationPackagePath } from '@/data/gymPackages/gymPackageRepository'
import { gymInvoiceFor, writeGymInvoice } from '@/data/gymInvoices/billing'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { untilFields } from '@/data/gyms/gymTermIn'
import { heldGym, publicGymPath, putPublicGym } from '@/data/gyms/publicGyms'
import type { StoredDocument } from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { noSuchGym } from '../http/httpError'

type GivingCall = Extract<CallName, 'assignGymPackage' | 'renewGymPackage'>
type Answer = CallOutput<GivingCall>

const auditNames = { assignGymPackage: 'gym.assignPackage', renewGymPackage: 'gym.renewPackage' } as const

/** `acts/{gymId}_{key}` of such a call, as every act is kept: what was asked by whom, and what a repeat is answered. */
const doneSchema = z.object({
  act: z.string(),
  by: z.string(),
  input: z.string(),
  answer: z.object({
    kind: z.literal('done'),
    gymId: z.string(),
    startDate: civilDateSchema,
    endDate: civilDateSchema,
  }),
})

export function offeredIn(document: StoredDocument | null): RegistrationPackage | null {
  if (document === null) return null
  const { data } = upgradeRegistrationPackage(document.id, document.data)
  return registrationPackageSchema.safeParse(data).data ?? null
}

type Asked = { gymId: string; key: string; packageId: string; seenEnd: CivilDate | null }

/**
 * Gives a centre a package in one transaction: its record, its public copy, the platform's invoice for it and credit notes for what it replaces
 * (decision 52), the audit lines, and the answer under the key. By version, because all centres' invoices take their numbers from one counter.
 * A repeat of the key is answered as the first was and changes nothing. `decide` is the domain's.
 */
export async function givePackage(
  { store, caller, now }: Acting,
  call: GivingCall,
  asked: Asked,
  decide: (giving: Giving) => Given | Refusal,
): Promise<Answer> {
  const { gymId, key, packageId, seenEnd } = asked
  const actPath = `acts/${gymId}_${key}`
  const act = { act: call, by: caller.uid, input: await fingerprintOf(asked) }
  return store.transactByVersion(async (transaction) => {
    const [stored, copy, offered, done] = await Promise.all([
      transaction.get(gymPath(gymId)),
      transaction.get(publicGymPath(gymId)),
      transaction.get(registrationPackagePath(packageId)),
      transaction.get(actPath),
    ])
    if (stored === null) throw noSuchGym()
    if (done !== null) {
      const known = doneSchema.parse(done.data)
      return known.act === act.act && known.by === act.by && known.input === act.input
        ? known.answer
        : refused(
            'The first try went through, with what the form held then. Close this and look at the centre.',
          )
    }
    const gym = heldGym(stored)
    if (gym === null) return refused("The centre's record can't be read, so its package can't be changed.")
    const today = civilDateIn(now, storedSettings(stored).timezone)
    const given = decide({ gym, offered: offeredIn(offered), seenEnd, today })
    if (isRefused(given)) return given
    const { currentPackage, packageHistory } = given
    const { startDate, endDate } = currentPackage
    if (startDate === null || endDate === null) throw new Error('A given package has its days.')
    const bill = await gymInvoiceFor({ store, transaction }, { ...gym, currentPackage }, now)
    const after = { ...stored.data, currentPackage, packageHistory, updatedAt: now }
    transaction.update(gymPath(gymId), [
      { at: ['currentPackage'], value: currentPackage },
      { at: ['packageHistory'], value: packageHistory },
      { at: ['updatedAt'], value: now },
      ...untilFields(gymId, after),
    ])
    putPublicGym(transaction, gymId, heldGym({ ...stored, data: after }), copy)
    writeGymInvoice(transaction, bill, now)
    const { uid: by, role: byRole, support } = caller
    const told = { source: key, gymId, at: now, by, byRole, support }
    recordAct(transaction, {
      ...{ ...told, act: auditNames[call], collection: 'gyms', documentId: gymId },
      ...{ before: stored.data, after },
    })
    for (const change of bill.credited)
      recordAct(transaction, {
        ...{ ...told, act: 'gymInvoice.credit', collection: 'gymInvoices', documentId: change.before.id },
        ...change,
      })
    const answer = { kind: 'done', gymId, startDate, endDate } as const
    transaction.create(actPath, { gymId, key, ...act, at: now, answer })
    return answer
  })
}
