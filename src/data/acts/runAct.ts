import { type ActAnswer, actAnswerSchema, type RunAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { type ActName, actNames } from '@/domain/acts/actNames'
import { refuseModes } from '@/domain/acts/waysOfPaying'
import { invoiceActNames } from '@/domain/acts/invoiceActs'
import { packageActNames } from '@/domain/acts/packageActs'
import { writeProblem } from '@/domain/gyms/gymTerm'
import { fingerprintOf } from '@/domain/ledger/chain'
import { isRefused, refused, usedOtherwise, type Refusal } from '@/domain/shared/refusal'
import { openScene, type ActParts, type ActScene, type Actor } from './actScene'
import { carryOverPayAct } from './carryOverAct'
import { closeDayAct } from './closeDayAct'
import { draftAct, editDraftAct } from './draftAct'
import { invoiceAct } from './invoiceAct'
import { packageAct } from './packageAct'
import { payCreditAct } from './payCreditAct'
import { payContributionsAct } from './payContributionsAct'
import {
  addContributionAct,
  approveContributionsAct,
  generateContributionsAct,
  lockPayMonthAct,
} from './payActs'
import { reverseContributionAct } from './reverseContributionAct'
import { z } from 'zod'

const actPath = (gymId: string, key: string) => `acts/${gymId}_${key}`

/**
 * `acts/{gymId}_{key}`: an act that was done, written in its own transaction. `key` was made when the dialog opened;
 * `input` is a fingerprint of what was sent, `answer` what a repeat is answered. Only the server reads and writes it.
 */
const actDocumentSchema = z.object({
  act: z.enum(actNames),
  by: z.string(),
  input: z.string(),
  answer: actAnswerSchema,
})
type ActDocument = z.output<typeof actDocumentSchema>

type Run<A extends ActName> = (
  scene: ActScene,
  key: string,
  input: ActRead<A>,
) => Promise<RunAnswer | Refusal>

const onPackage =
  <A extends (typeof packageActNames)[number]>(act: A): Run<A> =>
  (scene, key, input) =>
    packageAct(scene, key, act, input)
const onInvoice =
  <A extends (typeof invoiceActNames)[number]>(act: A): Run<A> =>
  (scene, key, input) =>
    invoiceAct(scene, key, act, input)

/** Exhaustive: an act without its function does not compile, nor does a function without its act. */
const runs: { [A in ActName]: Run<A> } = {
  assign: onPackage('assign'),
  renew: onPackage('renew'),
  change: onPackage('change'),
  completeSale: onPackage('completeSale'),
  freeze: onPackage('freeze'),
  endFreeze: onPackage('endFreeze'),
  extend: onPackage('extend'),
  cancel: onPackage('cancel'),
  draft: draftAct,
  editDraft: (scene, _key, input) => editDraftAct(scene, input),
  submit: onInvoice('submit'),
  approve: onInvoice('approve'),
  reject: onInvoice('reject'),
  issue: onInvoice('issue'),
  discard: onInvoice('discard'),
  putAway: onInvoice('putAway'),
  collect: onInvoice('collect'),
  reverse: onInvoice('reverse'),
  bounce: onInvoice('bounce'),
  refund: onInvoice('refund'),
  creditNote: onInvoice('creditNote'),
  forgive: onInvoice('forgive'),
  unforgive: onInvoice('unforgive'),
  changeDueDate: onInvoice('changeDueDate'),
  clearCheque: onInvoice('clearCheque'),
  payCredit: payCreditAct,
  closeDay: (scene, _key, input) => closeDayAct(scene, input),
  addContribution: addContributionAct,
  generateContributions: (scene, _key, input) => generateContributionsAct(scene, input),
  approveContributions: (scene, _key, input) => approveContributionsAct(scene, input),
  payContributions: payContributionsAct,
  carryOverPay: (scene, _key, input) => carryOverPayAct(scene, input),
  reverseContribution: (scene, _key, input) => reverseContributionAct(scene, input),
  lockPayMonth: (scene, _key, input) => lockPayMonthAct(scene, input),
}

export type AskedAct<A extends ActName> = { gymId: string; key: string; act: A; input: ActRead<A> }

/** The same key with another act, other figures or another person is no repeat. */
const isRepeat = (known: ActDocument, asked: Pick<ActDocument, 'act' | 'by' | 'input'>) =>
  known.act === asked.act && known.by === asked.by && known.input === asked.input

/** `clock` is the server's; `tell` the audit log of an act of that moment. */
export type RunParts = Pick<ActParts, 'store'> & { clock: () => Date; tell: (at: Date) => ActParts['tell'] }

/**
 * Runs one act in one transaction (ACTS "The shape"): everything that follows from it is written, and its answer under
 * its key, or nothing. A repeat of the key answers as the first did and changes nothing. Rejects with AppError:
 * 'not-found' for what is not there or not the centre's.
 */
export async function runAct<A extends ActName>(
  { store, clock, tell }: RunParts,
  actor: Actor,
  { gymId, key, act, input }: AskedAct<A>,
): Promise<ActAnswer | Refusal> {
  const path = actPath(gymId, key)
  const asked = { act, by: actor.uid, input: await fingerprintOf(input) }
  return store.transactByVersion(async (transaction) => {
    // Each attempt has a moment of its own: what waited past midnight is of the new day (ACTS, last section).
    const now = clock()
    const [scene, stored] = await Promise.all([
      openScene({ store, now, tell: tell(now) }, transaction, gymId, actor),
      transaction.get(path),
    ])
    if (stored !== null) {
      const known = actDocumentSchema.parse(stored.data)
      return isRepeat(known, asked) ? known.answer : usedOtherwise()
    }
    const lapsed = actor.role === 'ADMIN' ? null : writeProblem(scene.gym, scene.today)
    if (lapsed !== null) return refused(lapsed)
    const mode = refuseModes(input, scene.settings)
    if (mode !== null) return mode
    const ran = await runs[act](scene, key, input)
    if (isRefused(ran)) return ran
    const { isOfErased = false, ...answer } = ran
    const kept: ActAnswer = isOfErased ? { ...answer, invoice: null } : answer
    transaction.create(path, { gymId, key, ...asked, at: now, answer: kept })
    return answer
  })
}
