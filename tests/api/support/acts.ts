import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ActAnswer } from '@/domain/acts/actAnswer'
import { actInputs, type ActInput, type SaleTermsInput } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import type { Role } from '@/domain/access/role'
import { civilDateIn } from '@/domain/shared/calendar'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import type { ActParts, Actor } from '@/data/acts/actScene'
import { runAct, type RunParts } from '@/data/acts/runAct'
import type { DocumentStore } from '@/data/store/documentStore'
import { stampedStore } from '@/data/store/stampedStore'
import { inTurn } from '../../../functions/src/acts/inTurn'
import { tellOfAct } from '../../../functions/src/acts/tellOf'

export const ownerActs = (gymId: string): Actor => ({ uid: gymId, role: 'CLIENT' })
export const deskActs = (gymId: string): Actor => ({ uid: `${gymId}-desk`, role: 'MANAGER' })

/** What the night runs with where nobody asks what it tells. */
export const partsOver = (store: DocumentStore, now = new Date()): ActParts => ({
  store,
  now,
  tell: () => undefined,
})

/** The same for an act of a person. */
export const runPartsOver = (store: DocumentStore, now = new Date()): RunParts => ({
  store,
  clock: () => now,
  tell: () => () => undefined,
})

/** A form's key that follows from a name, so that a test can say which act it means. */
export function keyOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

/** The invoice that the act with that key made. */
export const invoiceIdOf = (gymId: string, name: string) => `${gymId}_${keyOf(name)}`

export type Acted<A extends ActName> = {
  act: A
  input: ActInput<A>
  key?: string
  now?: Date
  clock?: () => Date
}

/** Runs an act as the endpoint does once it knows the caller. */
export async function runAs<A extends ActName>(
  store: DocumentStore,
  gymId: string,
  actor: Actor,
  { act, input, key = randomUUID(), now = new Date(), clock = () => now }: Acted<A>,
): Promise<ActAnswer | Refusal> {
  const name: ActName = act
  const caller: { uid: string; role: Role; gymId: string } = { ...actor, gymId }
  const parts = {
    store: stampedStore(store, () => actor.uid),
    clock,
    tell: (at: Date) => tellOfAct(caller, { gymId, key, act: name }, at),
  }
  return inTurn(gymId, () =>
    runAct<ActName>(parts, actor, { gymId, key, act: name, input: actInputs[name].parse(input) }),
  )
}

/** The same where it has to go through; a refusal fails the test with its reason. */
export async function doneAs<A extends ActName>(
  store: DocumentStore,
  gymId: string,
  actor: Actor,
  acted: Acted<A>,
): Promise<ActAnswer> {
  const answer = await runAs(store, gymId, actor, acted)
  return isRefused(answer) ? expect.fail(`${acted.act}: ${answer.reason}`) : answer
}

export const cashRow = (amount: number, fields: Partial<SaleTermsInput['payments'][number]> = {}) => ({
  amount,
  modeOfPayment: 'Cash',
  paymentSource: 'Front desk',
  reference: '',
  ...fields,
})

/** A sale of 1,000 rupees that begins today. */
export const saleInputOn = (
  now: Date,
  fields: Partial<ActInput<'assign'>['terms']> = {},
  timezone = 'Asia/Kolkata',
): ActInput<'assign'>['terms'] => ({
  startDate: civilDateIn(now, timezone),
  basePrice: 1000,
  joiningFee: 0,
  discount: 0,
  discountReason: '',
  promoCode: '',
  promoId: '',
  comments: '',
  dueOn: null,
  payments: [],
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: false,
  needEmailCommToOwner: false,
  ...fields,
})

export const draftInputWith = ({
  price = 600,
  ...fields
}: Partial<ActInput<'draft'>['terms']> & { price?: number } = {}): ActInput<'draft'>['terms'] => ({
  lines: [{ kind: 'service', what: 'Locker', quantity: 1, price, discount: 0, sac: '', rate: null }],
  discountReason: '',
  dueOn: null,
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: false,
  needEmailCommToOwner: false,
  ...fields,
})
