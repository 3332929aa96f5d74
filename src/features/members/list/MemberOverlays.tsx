import { lazy, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  ACT_PARAMETER,
  INVOICE_PARAMETER,
  LEAD_PARAMETER,
  packageActOf,
} from '@/components/packageLife/actInAddress'
import { IMPORT_PARAMETER } from '@/components/members/importAddress'
import { may } from '@/domain/access/collections'
import { useRole } from '@/session/useSession'
import type { OpenAct, useMemberActs } from '../acts/useMemberActs'
import { useMemberSlots } from '../memberSlots'
import { walkOf, type EditedWalk } from '@/lists/walk'

const MemberDrawer = lazy(() =>
  import('../drawer/MemberDrawer').then(({ MemberDrawer }) => ({ default: MemberDrawer })),
)
const DeactivateDialog = lazy(() =>
  import('../acts/DeactivateDialog').then(({ DeactivateDialog }) => ({ default: DeactivateDialog })),
)
const BlockDialog = lazy(() =>
  import('../acts/BlockDialog').then(({ BlockDialog }) => ({ default: BlockDialog })),
)
const EraseDialog = lazy(() =>
  import('../acts/EraseDialog').then(({ EraseDialog }) => ({ default: EraseDialog })),
)
const TrainerDialog = lazy(() =>
  import('../acts/TrainerDialog').then(({ TrainerDialog }) => ({ default: TrainerDialog })),
)
const AddMember = lazy(() => import('../form/AddMember').then(({ AddMember }) => ({ default: AddMember })))
const EditMember = lazy(() =>
  import('../form/EditMember').then(({ EditMember }) => ({ default: EditMember })),
)

/** What of the list's address opens over it. */
type Address = EditedWalk & {
  openId: string
  editingId: string
  isCreating: boolean
  open: (id: string) => void
  closeEdit: () => void
  drop: (...names: readonly string[]) => void
}

const actParameters = [ACT_PARAMETER, INVOICE_PARAMETER, LEAD_PARAMETER]

/** The drawer, an act and the forms, each loaded when the address asks for it; over them the act that was started. */
export function MemberOverlays({
  list,
  acts,
  open,
  close,
}: { list: Address } & ReturnType<typeof useMemberActs>) {
  const { AddressedAct, Collect, MemberImport } = useMemberSlots()
  const role = useRole()
  const { openId, editingId, isCreating } = list
  const { drop } = list
  const [search] = useSearchParams()
  const wanted = search.get(ACT_PARAMETER)
  const act = packageActOf(wanted)
  const dropAct = useCallback(() => drop(...actParameters), [drop])
  const isImporting = search.has(IMPORT_PARAMETER) && may(role, 'members.import')
  const leadId = search.get(LEAD_PARAMETER) ?? ''
  // The desk's verdict leads to it; what is left to pay is seen once it is closed.
  const isCollecting = openId !== '' && wanted === 'collect'
  const [paidBy, setPaidBy] = useState('')
  return (
    <>
      <Suspense fallback={null}>
        {openId !== '' && act === null && !isCollecting && (
          <MemberDrawer
            id={openId}
            firstTab={paidBy === openId ? 'money' : 'overview'}
            onShown={wanted === null ? undefined : dropAct}
            acts={acts}
            onEdit={list.edit}
            {...walkOf(list)}
            onClose={() => {
              setPaidBy('')
              list.close()
            }}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {openId !== '' && act !== null && <AddressedAct act={act} memberId={openId} onClose={dropAct} />}
        {isCollecting && (
          <Collect
            memberId={openId}
            onClose={() => {
              setPaidBy(openId)
              dropAct()
            }}
          />
        )}
        {editingId !== '' && (
          <EditMember key={editingId} id={editingId} onClose={list.closeEdit} onOpen={list.open} />
        )}
        {isCreating && (
          <AddMember
            leadId={leadId}
            onClose={() => drop('new', ...actParameters)}
            onOpen={list.open}
            onSell={(id) => acts.startPackageAct('sell', { id }, leadId)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {isImporting && <MemberImport onClose={() => drop(IMPORT_PARAMETER)} />}
      </Suspense>
      <StartedAct open={open} close={close} />
    </>
  )
}

/** The sheet or dialog of the act that was started, over list and drawer alike; loaded when it is needed. */
function StartedAct({ open, close }: { open: OpenAct | null; close: () => void }) {
  const { PackageAct, Collect, ExtendMany, SmsDialog, PrintCards, DoorAccess } = useMemberSlots()
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      {open.kind === 'package' && (
        <PackageAct act={open.act} memberId={open.memberId} leadId={open.leadId} onClose={close} />
      )}
      {open.kind === 'collect' && <Collect memberId={open.memberId} onClose={close} />}
      {open.kind === 'deactivate' && <DeactivateDialog who={open.who} onClose={close} />}
      {open.kind === 'trainer' && <TrainerDialog who={open.who} now={open.now} onClose={close} />}
      {open.kind === 'extend' && <ExtendMany who={open.who} onClose={close} />}
      {open.kind === 'sms' && <SmsDialog who={open.who} onClose={close} />}
      {open.kind === 'cards' && <PrintCards who={open.who} onClose={close} />}
      {open.kind === 'block' && <BlockDialog member={open.member} onClose={close} />}
      {open.kind === 'erase' && <EraseDialog member={open.member} onClose={close} />}
      {open.kind === 'door' && <DoorAccess member={open.member} onClose={close} />}
    </Suspense>
  )
}
