import { isOpenLead, type Lead, type Outcome } from '@/domain/leads/lead'
import { refuseLeadMessage } from '@/domain/leads/messageLead'
import { callLink } from '@/components/people/contactLinks'
import type { RowAction } from '@/lists/EntityTable'

/** What a row, the drawer or the bulk bar may open or do. */
export type LeadDoors = {
  edit: (id: string) => void
  /** Opens the strip, with an outcome chosen already where one is meant. */
  log: (lead: Lead, outcome?: Outcome) => void
  convert: (lead: Lead) => void
  move: (lead: Lead) => void
  assign: (lead: Lead) => void
  call: (lead: Lead) => void
  message: (lead: Lead) => void
  sendSms: () => void
  openMember: (memberId: string) => void
  remove: (lead: Lead) => void
}

export type LeadRights = {
  /** The desk sells; a centre's own Sales does not. */
  mayConvert: boolean
  mayDelete: boolean
  /** Whoever does not see the staff takes only what is nobody's. */
  mayAssign: (lead: Pick<Lead, 'ownerId'>) => boolean
  assignLabel: string
}

const blockedBy = (why: string | null) => (why === null ? {} : { isDisabled: true, why })

function reach(lead: Lead, doors: LeadDoors, locale: string): RowAction[] {
  const why = callLink(lead.phone, locale) === null ? 'There is no phone number that can be called' : null
  return [
    { label: 'Call', icon: 'pi-phone', key: 'C', run: () => doors.call(lead), ...blockedBy(why) },
    {
      ...{ label: 'WhatsApp', icon: 'pi-whatsapp', key: 'W', run: () => doors.message(lead) },
      ...blockedBy(why ?? refuseLeadMessage(lead, 'service')?.reason ?? null),
    },
  ]
}

/** What may be done to a lead; the keys work on the row that has the focus and in the drawer. */
export function leadActions(
  lead: Lead,
  doors: LeadDoors,
  { mayConvert, mayDelete, mayAssign, assignLabel }: LeadRights,
  locale: string,
): RowAction[] {
  const editIt: RowAction = { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => doors.edit(lead.id) }
  const removeIt: RowAction[] = mayDelete
    ? [{ label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => doors.remove(lead) }]
    : []
  const { memberId } = lead
  if (lead.status === 'Converted')
    return [
      ...(mayConvert && memberId !== ''
        ? [{ label: 'Open member', icon: 'pi-user', key: 'M', run: () => doors.openMember(memberId) }]
        : []),
      ...reach(lead, doors, locale),
      editIt,
      ...removeIt,
    ]
  return [
    { label: 'Log a contact', icon: 'pi-comment', key: 'L', run: () => doors.log(lead) },
    ...(mayConvert
      ? [{ label: 'Convert', icon: 'pi-user-plus', key: 'V', run: () => doors.convert(lead) }]
      : []),
    ...reach(lead, doors, locale),
    { label: 'Book a trial', icon: 'pi-calendar-plus', key: 'T', run: () => doors.log(lead, 'Trial booked') },
    { label: 'Change status', icon: 'pi-arrow-right', key: 'S', run: () => doors.move(lead) },
    ...(mayConvert ? [{ label: 'Send SMS', icon: 'pi-comment', run: doors.sendSms }] : []),
    ...(mayAssign(lead)
      ? [{ label: assignLabel, icon: 'pi-users', key: 'A', run: () => doors.assign(lead) }]
      : []),
    editIt,
    ...(isOpenLead(lead)
      ? [{ label: 'Mark as lost', icon: 'pi-times-circle', run: () => doors.log(lead, 'Lost') }]
      : []),
    ...removeIt,
  ]
}
