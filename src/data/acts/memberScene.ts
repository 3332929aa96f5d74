import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { refuseErased } from '@/domain/members/erase'
import { AppError } from '@/domain/shared/appError'
import { invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'
import { heldMember, memberPath, type HeldMember } from '@/data/members/memberRecords'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { ActScene } from './actScene'

/** Of a package's invoices the last ones are asked for: a recurring one names many that are long paid. */
const INVOICES_READ = 12

/** The member of the centre; rejects with 'not-found', also for another centre's, so that nobody learns whose it is. */
export async function anyMemberOf(
  { transaction, gymId, settings }: ActScene,
  id: string,
): Promise<HeldMember> {
  const held = heldMember(await transaction.get(memberPath(id)), settings.timezone)
  if (held === null || held.member.gymId !== gymId) throw appErrorOf('not-found', memberPath(id))
  return held
}

/** The same for what people do; rejects with 'refused' where the person was erased. */
export async function memberOf(scene: ActScene, id: string): Promise<HeldMember> {
  const held = await anyMemberOf(scene, id)
  const erased = refuseErased(held.member)
  if (erased) throw new AppError('refused', erased.reason)
  return held
}

/** The same for an invoice. */
export async function invoiceOf({ transaction, gymId, settings }: ActScene, id: string): Promise<Invoice> {
  const invoice = readInvoice(await transaction.get(invoicePath(id)), settings.timezone)
  if (invoice === null || invoice.gymId !== gymId) throw appErrorOf('not-found', invoicePath(id))
  return invoice
}

/** The invoices that the member's running and coming package name. */
export async function invoicesOfPackages(
  { transaction, settings }: ActScene,
  { id, gymId, currentPackage, futurePackage }: Member,
): Promise<Invoice[]> {
  const ids = [currentPackage, futurePackage].flatMap((pkg) => pkg?.invoiceIds.slice(-INVOICES_READ) ?? [])
  const stored = await Promise.all(
    [...new Set(ids)].map((invoiceId) => transaction.get(invoicePath(invoiceId))),
  )
  return stored
    .map((document) => readInvoice(document, settings.timezone))
    .filter((invoice) => invoice !== null)
    .filter((invoice) => invoice.gymId === gymId && invoice.memberId === id)
}
