import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import type { ActName } from '@/domain/acts/actNames'
import { invoiceActNames } from '@/domain/acts/invoiceActs'
import { packageActNames } from '@/domain/acts/packageActs'
import { fingerprintOf } from '@/domain/ledger/chain'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { openScene, type ActParts, type ActScene, type Actor } from './actScene'
import { closeDayAct } from './closeDayAct'
import { draftAct, editDraftAct } from './draftAct'
import { invoiceAct } from './invoiceAct'
import { packageAct } from './packageAct'
import { actDocumentSchema, actPath, type ActDocument } from './actRecords'

type Run<A extends ActName> = (
  scene: ActScene,
  key: string,
  input: ActRead<A>,
) => Promise<ActAnswer | Refusal>

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
  closeDay: (scene, _key, input) => closeDayAct(scene, input),
}

export type AskedAct<A extends ActName> = { gymId: string; key: string; act: A; input: ActRead<A> }

/** The same key with another act, other figures or another person is no repeat. */
const isRepeat = (known: ActDocument, asked: Pick<ActDocument, 'act' | 'by' | 'input'>) =>
  known.act === asked.act && known.by === asked.by && known.input === asked.input

const usedOtherwise = () =>
  refused(
    'The first try went through, with what the form held then. Close this and look at the record before you change anything.',
  )

/**
 * Runs one act in one transaction (ACTS "The shape"): everything that follows from it is written, and its answer under
 * its key, or nothing. A repeat of the key answers as the first did and changes nothing. Rejects with AppError:
 * 'not-found' for what is not there or not the centre's.
 */
export async function runAct<A extends ActName>(
  parts: ActParts,
  actor: Actor,
  { gymId, key, act, input }: AskedAct<A>,
): Promise<ActAnswer | Refusal> {
  const path = actPath(gymId, key)
  const asked = { act, by: actor.uid, input: await fingerprintOf(input) }
  return parts.store.transactByVersion(async (transaction) => {
    const [scene, stored] = await Promise.all([
      openScene(parts, transaction, gymId, actor),
      transaction.get(path),
    ])
    if (stored !== null) {
      const known = actDocumentSchema.parse(stored.data)
      return isRepeat(known, asked) ? known.answer : usedOtherwise()
    }
    const answer = await runs[act](scene, key, input)
    if (isRefused(answer)) return answer
    transaction.create(path, { gymId, key, ...asked, at: parts.now, answer })
    return answer
  })
}
