import { useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { priceDraft } from '@/domain/invoices/draft'
import type { Member } from '@/domain/members/member'
import { tidyGstin } from '@/domain/tax/gstin'
import { memberRepository } from '@/data/members/memberRepository'
import { isPriced, lineOf } from '@/components/invoices/lines/lineForm'
import { taxLines } from '@/components/invoices/lines/taxLines'
import { MissingParticulars } from '@/components/invoices/MissingParticulars'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { InvoiceSummary } from '../InvoiceSummary'
import type { DraftForm, Then } from './draftForm'
import { pricedInvoice } from '@/domain/invoices/pricedInvoice'
import { Note } from '@/ui/Note'

/** The server makes the ids; what is shown before has none. */
const noIds = { assignmentId: 'preview', invoiceId: 'preview', paymentId: 'preview' }

/** The customer, whose address a tax invoice may need. */
function useMember(memberId: string): Member | null {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const query = useMemo(
    () => (memberId === '' ? null : members.one(gymId, memberId)),
    [members, gymId, memberId],
  )
  const live = useLive(query)
  return live.status === 'ready' ? live.value : null
}

/** What it comes to while it is typed, by the tax of today. */
export function DraftSummary({ onThen }: { onThen: (then: Then) => void }) {
  const { info, settings, today } = useGym()
  const { control } = useFormContext<DraftForm>()
  const [typed, placeOfSupply, then, memberId, customerGstin] = useWatch({
    control,
    name: ['lines', 'placeOfSupply', 'then', 'memberId', 'customerGstin'],
  })
  const member = useMember(memberId)
  const [at] = useState(() => new Date())
  useEffect(() => onThen(then), [onThen, then])
  const lines = typed.map(lineOf)
  if (!lines.every(isPriced)) return <Note kind="quiet">Enter the price to see the total.</Note>
  const preview = { today, now: at, gym: info, settings, by: '', ids: noIds, openInvoices: [] }
  const priced = priceDraft({ lines, placeOfSupply }, settings, info, today)
  const rows = taxLines(priced, settings)
  return (
    <InvoiceSummary lines={rows} sum={{ label: 'Total', rupees: priced.amount }}>
      {member && (
        <MissingParticulars
          member={member}
          invoice={{
            ...pricedInvoice(member, priced, preview),
            customerGstin: tidyGstin(customerGstin),
            placeOfSupply: placeOfSupply.trim(),
          }}
        />
      )}
    </InvoiceSummary>
  )
}
