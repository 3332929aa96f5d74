import { useMemo } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext, ActIds } from '@/domain/packages/sell'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useInvoices } from '@/session/useInvoices'
import { useSignedIn } from '@/session/useSession'

/** Of a member's invoices the latest hold everything a change or a cancellation looks at. */
const INVOICES_SHOWN = 20

/** What an act would make has its ids from the server; what is shown before has none. */
const previewIds: ActIds = { assignmentId: 'preview', invoiceId: 'preview', paymentId: 'preview' }

/** Everything the sheet of a package act shows: whom it is about, what is sold, and what a preview reckons with. */
export type PackageScene = {
  member: Member
  /** On sale now, by name. */
  templates: PackageTemplate[]
  /** For previews: today, the centre, and the invoices of the held packages. */
  context: ActContext
  /** The invoice of a sale that the owner was asked about, to be completed. */
  accepted: Invoice | null
}

const ofHeldPackages = ({ currentPackage, futurePackage }: Member, invoices: readonly Invoice[]) => {
  const named = new Set([currentPackage, futurePackage].flatMap((pkg) => pkg?.invoiceIds ?? []))
  return invoices.filter(({ id }) => named.has(id))
}

/** `acceptedId` is the invoice of an accepted sale that the sheet completes. */
export function usePackageScene(memberId: string, acceptedId = ''): Live<PackageScene | null> {
  const { backend, account } = useSignedIn()
  const { gymId, info: centre, settings, today } = useCentre()
  const { clock, repositories } = backend
  const { one, ofMember } = useInvoices()
  const member = useLive(repositories.members.one(gymId, memberId))
  const templates = useLive(repositories.memberPackages.list(gymId))
  const invoices = useLive(ofMember(gymId, memberId, { pageSize: INVOICES_SHOWN }))
  const asked = useLive(acceptedId === '' ? null : one(gymId, acceptedId))
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
      context: {
        today,
        now: clock.now(),
        centre,
        settings,
        by: account.uid,
        ids: previewIds,
        openInvoices: ofHeldPackages(member.value, invoices.value.rows),
      },
      accepted: asked.status === 'ready' && asked.value?.memberId === memberId ? asked.value : null,
    }
    return { status: 'ready', value, pending: member.pending }
  }, [member, templates, invoices, asked, acceptedId, memberId, today, clock, centre, settings, account.uid])
}
