import { packageActs, type Found, type PackageActName } from '@/domain/acts/packageActs'
import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import type { Invoice } from '@/domain/invoices/invoice'
import { packageTemplateSchema, type PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext, PackageChange } from '@/domain/packageLife/packageAct'
import { upgradeTemplate } from '@/domain/packages/upgradePackage'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { promoIn } from '@/data/promoCodes/promoRecords'
import type { HeldMember } from '@/data/members/memberRecords'
import type { ActScene } from './actScene'
import type { InvoicePair } from './chainOfAct'
import { conversionOf, leadIdOf } from './convertLead'
import { invoiceOf, invoicesOfPackages, memberOf } from './memberScene'
import { writeMoney } from './writeMoney'

/** null where it is not the centre's, or no schema can read it. */
export async function templateOf(
  { transaction, gymId }: Pick<ActScene, 'transaction' | 'gymId'>,
  id: string,
): Promise<PackageTemplate | null> {
  const stored = await transaction.get(`memberPackages/${id}`)
  const parsed = stored && packageTemplateSchema.safeParse(upgradeTemplate(id, stored.data).data)
  return parsed?.success && parsed.data.gymId === gymId ? parsed.data : null
}

const pairsOf = (
  { invoice, changedInvoices }: PackageChange,
  accepted: Invoice | null,
  openInvoices: readonly Invoice[],
): InvoicePair[] => [
  ...(invoice ? [{ before: accepted, after: invoice }] : []),
  ...changedInvoices.map((after) => ({
    before: openInvoices.find(({ id }) => id === after.id) ?? null,
    after,
  })),
]

type Held = {
  held: HeldMember
  openInvoices: readonly Invoice[]
  found: Pick<Found, 'accepted' | 'promo'> | null
}

/**
 * Writes what a pure act on a package came to; the written invoices stand in the answer's place of them. An invoice
 * that only waits for approval is written alone: the member stays as it is.
 */
export async function writePackageChange(
  scene: ActScene,
  { held, openInvoices, found }: Held,
  change: PackageChange,
): Promise<PackageChange | Refusal> {
  const isWaiting = change.invoice !== null && change.invoice.issuedOn === null
  const written = await writeMoney(scene, {
    held,
    member: isWaiting ? null : change.member,
    history: change.history.map(({ entry }) => entry),
    invoices: pairsOf(change, found?.accepted ?? null, openInvoices),
    promo: found?.promo ?? null,
  })
  if (!Array.isArray(written)) return written
  const [first = null] = change.invoice ? written : [null]
  return { ...change, invoice: first, changedInvoices: written.slice(change.invoice ? 1 : 0) }
}

/** `key` names what the act makes: the package, its payments, and with the centre's id its invoice. */
export const idsOfAct = (gymId: string, key: string): ActContext['ids'] => ({
  assignmentId: key,
  invoiceId: `${gymId}_${key}`,
  paymentId: key,
})

/** What the centre holds of the member, the template, the accepted sale and the code that an act names. */
async function readFor(scene: ActScene, input: ActRead<PackageActName>) {
  const [held, template, accepted] = await Promise.all([
    memberOf(scene, input.memberId),
    'templateId' in input ? templateOf(scene, input.templateId) : null,
    'invoiceId' in input ? invoiceOf(scene, input.invoiceId) : null,
  ])
  const openInvoices = await invoicesOfPackages(scene, held.member)
  const typed = 'terms' in input ? input.terms.promoId : ''
  const promoId = accepted?.sale?.terms.promoId ?? typed
  const promo = await promoIn(scene.store, scene.transaction, scene.gymId, promoId, held.member.id)
  return { held, openInvoices, found: { template, promo, accepted } }
}

/** An accepted sale is completed on its own invoice. */
function contextOf(
  scene: ActScene,
  key: string,
  { openInvoices, found }: Awaited<ReturnType<typeof readFor>>,
) {
  const { today, now, gym, settings, actor, gymId } = scene
  const ids = idsOfAct(gymId, key)
  return {
    ...{ today, now, gym, settings, openInvoices, by: actor.uid, role: actor.role },
    ids: found.accepted ? { ...ids, invoiceId: found.accepted.id } : ids,
  }
}

/** An act on a member's package: read, decided by its pure function, written with everything that follows from it. */
export async function packageAct<A extends PackageActName>(
  scene: ActScene,
  key: string,
  act: A,
  input: ActRead<A>,
): Promise<ActAnswer | Refusal> {
  const read = await readFor(scene, input)
  const change = packageActs[act](read.held.member, input, contextOf(scene, key, read), read.found)
  if (isRefused(change)) return change
  const { accepted } = read.found
  const sold = await conversionOf(scene, change, leadIdOf(input, accepted), accepted)
  if (isRefused(sold)) return sold
  const written = await writePackageChange(scene, read, sold.change)
  if (isRefused(written)) return written
  sold.write(scene.transaction)
  const { currentPackage, futurePackage } = written.member
  return {
    kind: 'done',
    invoice: written.invoice,
    endDate: (futurePackage ?? currentPackage)?.endDate ?? null,
  }
}
