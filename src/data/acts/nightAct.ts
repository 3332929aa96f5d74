import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { PackageChange } from '@/domain/packageLife/packageAct'
import type { Refusal } from '@/domain/shared/refusal'
import { openScene, type ActParts } from './actScene'
import { invoicesOfPackages, anyMemberOf } from './memberScene'
import { writePackageChange } from './packageAct'

/** Stands in `createdBy` of what no person made. */
export const NIGHT = 'nightly'

/**
 * Runs what the night does to a member's package (a bill, a roll-over), written like an act of a person. `act` may run
 * more than once; null, when there is nothing to do, writes nothing.
 */
export const nightAct = (
  parts: ActParts,
  gymId: string,
  memberId: string,
  act: (member: Member, openInvoices: Invoice[]) => PackageChange | Refusal | null,
): Promise<PackageChange | Refusal | null> =>
  parts.store.transactByVersion(async (transaction) => {
    const scene = await openScene(parts, transaction, gymId, { uid: NIGHT, role: 'ADMIN' })
    const held = await anyMemberOf(scene, memberId)
    const openInvoices = await invoicesOfPackages(scene, held.member)
    const change = act(held.member, openInvoices)
    return change === null || change.kind === 'refused'
      ? change
      : writePackageChange(scene, { held, openInvoices, found: null }, change)
  })
