import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Lead, LeadStatus, Outcome } from '@/domain/leads/lead'
import type { RowAction } from '@/lists/EntityTable'
import type { Choice } from '@/lists/choice'
import type { ListState } from '@/lists/useListState'
import { useLeadSlots } from './leadSlots'

const LeadDrawer = lazy(async () => ({ default: (await import('./LeadDrawer')).LeadDrawer }))
const LeadForm = lazy(async () => ({ default: (await import('./LeadForm')).LeadForm }))
const EditLead = lazy(async () => ({ default: (await import('./EditLead')).EditLead }))
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }))
const MoveChosenDialog = lazy(async () => ({
  default: (await import('./MoveChosenDialog')).MoveChosenDialog,
}))
const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog')).AssignDialog }))
const LoseDialog = lazy(async () => ({ default: (await import('./LoseDialog')).LoseDialog }))
const LeadImport = lazy(async () => ({ default: (await import('./fromFile/LeadImport')).LeadImport }))
const EnquiryDialog = lazy(async () => ({ default: (await import('./EnquiryDialog')).EnquiryDialog }))
const ConvertDialog = lazy(async () => ({ default: (await import('./ConvertDialog')).ConvertDialog }))

/** What is open over the list. */
export type OpenOverLeads =
  | { kind: 'move'; lead: Lead; to?: LeadStatus }
  | { kind: 'convert'; lead: Lead }
  | { kind: 'assign' | 'sms' | 'moveChosen' | 'lose'; who: Choice<Lead> }
  | { kind: 'enquiryPage' | 'import' }
  | { kind: 'strip'; id: string; outcome: Outcome | undefined }

type Props = {
  open: OpenOverLeads | null
  list: ListState
  seesMembers: boolean
  actionsOf: (lead: Lead) => RowAction[]
  onOpenLead: (id: string) => void
  onClose: () => void
}

/** The drawer, the forms and the dialogs over the leads, each loaded when it is opened. */
export function LeadOverlays({ open, list, seesMembers, actionsOf, onOpenLead, onClose }: Props) {
  const navigate = useNavigate()
  const { SmsDialog } = useLeadSlots()
  const formDoors = {
    seesMembers,
    onOpenLead,
    onOpenMember: (id: string) => void navigate(`${screens.members.path}?id=${id}`),
  }
  return (
    <>
      <Suspense fallback={null}>
        {list.openId !== '' && (
          <LeadDrawer
            id={list.openId}
            list={list}
            outcome={open?.kind === 'strip' && open.id === list.openId ? open.outcome : undefined}
            seesMembers={seesMembers}
            actionsOf={actionsOf}
          />
        )}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {list.isCreating && <LeadForm {...formDoors} onClose={list.closeCreate} />}
        {list.editingId !== '' && (
          <EditLead key={list.editingId} id={list.editingId} {...formDoors} onClose={list.closeEdit} />
        )}
        {open?.kind === 'move' && <MoveDialog lead={open.lead} to={open.to} onClose={onClose} />}
        {open?.kind === 'convert' && <ConvertDialog lead={open.lead} onClose={onClose} />}
        {open?.kind === 'enquiryPage' && <EnquiryDialog onClose={onClose} />}
        {open?.kind === 'import' && <LeadImport onClose={onClose} />}
        {open?.kind === 'assign' && <AssignDialog who={open.who} onClose={onClose} />}
        {open?.kind === 'moveChosen' && <MoveChosenDialog who={open.who} onClose={onClose} />}
        {open?.kind === 'lose' && <LoseDialog who={open.who} onClose={onClose} />}
        {open?.kind === 'sms' && <SmsDialog who={open.who} onClose={onClose} />}
      </Suspense>
    </>
  )
}
