import type { ActRead } from '@/domain/acts/actInputs'
import type { PackageActName } from '@/domain/acts/packageActs'
import type { Invoice } from '@/domain/invoices/invoice'
import { convertedLead, refuseConversion } from '@/domain/leads/convertLead'
import type { Lead } from '@/domain/leads/lead'
import type { PackageChange } from '@/domain/packageLife/packageAct'
import type { Refusal } from '@/domain/shared/refusal'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { appErrorOf } from '@/data/store/appErrorOf'
import { changedFields } from '@/data/store/changedFields'
import { serverTime, type StoredDocument, type Writer } from '@/data/store/documentStore'
import type { ActScene } from './actScene'

/** What a sale comes to where it converts a lead: the change with the lead's id in it, and the write of the lead. */
export type Conversion = { kind: 'conversion'; change: PackageChange; write: (writer: Writer) => void }

type Found = { stored: StoredDocument; lead: Lead }

const isWaiting = ({ invoice }: PackageChange) => invoice !== null && invoice.issuedOn === null

/** A sale that waits for the owner keeps the lead's id on its invoice; the lead stays open until it is completed. */
const kept = (change: PackageChange, leadId: string): PackageChange =>
  change.invoice?.sale
    ? { ...change, invoice: { ...change.invoice, sale: { ...change.invoice.sale, leadId } } }
    : change

/** The lead that the sale names, or that was named when the owner was asked; '' for none. */
export const leadIdOf = (input: ActRead<PackageActName>, accepted: Invoice | null): string =>
  'leadId' in input ? input.leadId : (accepted?.sale?.leadId ?? '')

/**
 * The lead that the sale converts: of one that was merged away since it was named, the one that stays. A circle of them, which no
 * merge makes, ends where it began.
 */
async function leadInPlace(
  { transaction, gymId, settings }: ActScene,
  leadId: string,
): Promise<Found | null> {
  const followed = new Set([leadId])
  let found: Found | null = null
  for (let id = leadId; ;) {
    const stored = await transaction.get(leadPath(id))
    const lead = readLead(stored, settings.timezone)
    if (stored === null || lead?.gymId !== gymId) return found
    found = { stored, lead }
    const { deleted, mergedInto } = lead
    if (!deleted || mergedInto === undefined || followed.has(mergedInto)) return found
    followed.add(mergedInto)
    id = mergedInto
  }
}

/**
 * Read before the first write of the act. A sale for a lead that is a member already is refused; one that the owner has accepted
 * goes through, because the lead may have been converted since.
 */
export async function conversionOf(
  scene: ActScene,
  change: PackageChange,
  leadId: string,
  accepted: Invoice | null,
): Promise<Conversion | Refusal> {
  const untouched: Conversion = { kind: 'conversion', change, write: () => undefined }
  if (leadId === '') return untouched
  const found = await leadInPlace(scene, leadId)
  const refusal = found && refuseConversion(found.lead)
  if (accepted !== null && (found === null || refusal !== null)) return untouched
  if (found === null) throw appErrorOf('not-found', leadPath(leadId))
  if (refusal !== null) return refusal
  const { stored, lead } = found
  if (isWaiting(change)) return { ...untouched, change: kept(change, lead.id) }
  const fields = changedFields(
    stored.data,
    convertedLead(change.member.id, scene.today, change.invoice?.amount ?? null),
  )
  return {
    kind: 'conversion',
    change: {
      ...change,
      member: { ...change.member, leadId: lead.id },
      invoice: change.invoice && { ...change.invoice, leadOwnerId: lead.ownerId },
    },
    write: (writer) =>
      writer.update(leadPath(lead.id), [...fields, { at: ['updatedAt'], value: serverTime }]),
  }
}
