import { useMemo } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { promisedOff, wantedPackage } from '@/domain/leads/convertLead'
import { isOnSale, type PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext, ActIds } from '@/domain/packageLife/packageAct'
import { memberRepository } from '@/data/members/memberRepository'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { useLeadInPlace } from './useLeadInPlace'

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
  /** What the lead was promised off that the sale converts, in rupees; 0 for nothing. */
  promisedDiscount: number
  /** The package that this lead asked about; '' for none, and it may be sold no more. */
  wantedPackageId: string
}

const ofHeldPackages = ({ currentPackage, futurePackage }: Member, invoices: readonly Invoice[]) => {
  const named = new Set([currentPackage, futurePackage].flatMap((pkg) => pkg?.invoiceIds ?? []))
  return invoices.filter(({ id }) => named.has(id))
}

/** `acceptedId` is the invoice of an accepted sale that the sheet completes, `leadId` the lead that a sale converts. */
export function usePackageScene(
  memberId: string,
  { acceptedId = '', leadId = '' }: { acceptedId?: string; leadId?: string } = {},
): Live<PackageScene | null> {
  const { backend, account } = useSignedIn()
  const { gymId, info: gym, settings, today } = useGym()
  const { clock } = backend
  const members = useRepository(memberRepository)
  const memberPackages = useRepository(memberPackageRepository)
  const { one, ofMember } = useRepository(invoiceRepository)
  const member = useLive(members.one(gymId, memberId))
  const templates = useLive(memberPackages.list(gymId))
  const invoices = useLive(ofMember(gymId, memberId, { pageSize: INVOICES_SHOWN }))
  const asked = useLive(acceptedId === '' ? null : one(gymId, acceptedId))
  const lead = useLeadInPlace(leadId)
  return useMemo(() => {
    const failed = [member, templates, invoices, asked, lead].find((live) => live.status === 'failed')
    if (failed?.status === 'failed') return failed
    if (member.status !== 'ready' || templates.status !== 'ready' || invoices.status !== 'ready')
      return { status: 'loading' }
    if (acceptedId !== '' && asked.status !== 'ready') return { status: 'loading' }
    if (leadId !== '' && lead.status !== 'ready') return { status: 'loading' }
    const converts = lead.status === 'ready' ? lead.value : null
    if (member.value === null) return { status: 'ready', value: null, pending: false }
    const value = {
      member: member.value,
      templates: templates.value.rows.filter(isOnSale),
      context: {
        today,
        now: clock.now(),
        gym,
        settings,
        by: account.uid,
        ids: previewIds,
        openInvoices: ofHeldPackages(member.value, invoices.value.rows),
      },
      accepted: asked.status === 'ready' && asked.value?.memberId === memberId ? asked.value : null,
      promisedDiscount: converts ? promisedOff(converts) : 0,
      wantedPackageId: converts ? wantedPackage(converts) : '',
    }
    return { status: 'ready', value, pending: member.pending }
  }, [
    member,
    templates,
    invoices,
    asked,
    lead,
    acceptedId,
    leadId,
    memberId,
    today,
    clock,
    gym,
    settings,
    account.uid,
  ])
}
