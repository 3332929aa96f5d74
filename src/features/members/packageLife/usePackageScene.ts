import { useCallback, useMemo, useState } from 'react'
import type { FoundForSale, PackageAct, SaleNeeds } from '@/data/members/actOnPackage'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext, PackageChange } from '@/domain/packages/sell'
import type { Refusal } from '@/domain/shared/refusal'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useSignedIn } from '@/session/useSession'

/** Of a member's invoices the latest hold everything a change or a cancellation looks at. */
const INVOICES_SHOWN = 20

/** Everything a package act needs: whom it is about, what is sold, and the way to do it. */
export type PackageScene = {
  member: Member
  /** On sale now, by name. */
  templates: PackageTemplate[]
  /** For previews: today, the centre, and the invoices of the held packages. */
  context: ActContext
  /** Runs the act in one transaction; a repeat with the same opening of the sheet changes nothing. */
  run: (
    act: (member: Member, context: ActContext, found: FoundForSale) => PackageChange | Refusal,
    needs?: SaleNeeds,
  ) => Promise<PackageChange | Refusal>
  /** The invoice of a sale that the owner was asked about, to be completed. */
  accepted: Invoice | null
}

const ofHeldPackages = ({ currentPackage, futurePackage }: Member, invoices: readonly Invoice[]) => {
  const named = new Set([currentPackage, futurePackage].flatMap((pkg) => pkg?.invoiceIds ?? []))
  return invoices.filter(({ id }) => named.has(id))
}

/** The ids of the act are made here, once for each opening of the sheet; `acceptedId` is the invoice it completes. */
export function usePackageScene(memberId: string, acceptedId = ''): Live<PackageScene | null> {
  const { backend, account } = useSignedIn()
  const { gymId, info: centre, settings, today } = useCentre()
  const { clock, store, repositories } = backend
  const member = useLive(repositories.members.one(gymId, memberId))
  const templates = useLive(repositories.memberPackages.list(gymId))
  const invoices = useLive(repositories.members.invoicesOf(gymId, memberId, { pageSize: INVOICES_SHOWN }))
  const asked = useLive(acceptedId === '' ? null : repositories.invoices.one(gymId, acceptedId))
  const [ids] = useState(() => ({
    assignmentId: store.newId(),
    invoiceId: acceptedId || store.newId(),
    paymentId: store.newId(),
  }))

  const contextWith = useCallback(
    (openInvoices: Invoice[]): ActContext => ({
      today,
      now: clock.now(),
      centre,
      settings,
      by: account.uid,
      ids,
      openInvoices,
    }),
    [today, clock, centre, settings, account, ids],
  )
  const run = useCallback<PackageScene['run']>(
    (act, needs) => {
      const asRepository: PackageAct = (held, openInvoices, found) =>
        act(held, contextWith(openInvoices), found)
      return repositories.members.actOnPackage(gymId, memberId, asRepository, ids, needs)
    },
    [repositories, gymId, memberId, contextWith, ids],
  )

  return useMemo(() => {
    const failed = [member, templates, invoices, asked].find((live) => live.status === 'failed')
    if (failed?.status === 'failed') return failed
    if (member.status !== 'ready' || templates.status !== 'ready' || invoices.status !== 'ready')
      return { status: 'loading' }
    if (acceptedId !== '' && asked.status !== 'ready') return { status: 'loading' }
    if (member.value === null) return { status: 'ready', value: null, pending: false }
    const value = {
      member: member.value,
      templates: templates.value.rows.filter(({ isActive, deleted }) => isActive && !deleted),
      context: contextWith(ofHeldPackages(member.value, invoices.value.rows)),
      run,
      accepted: asked.status === 'ready' && asked.value?.memberId === memberId ? asked.value : null,
    }
    return { status: 'ready', value, pending: member.pending }
  }, [member, templates, invoices, asked, acceptedId, memberId, contextWith, run])
}
