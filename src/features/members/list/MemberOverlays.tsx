import { lazy, Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ACT_PARAMETER, INVOICE_PARAMETER, packageActOf } from '../acts/actInAddress'
import type { MemberActs } from '../acts/useMemberActs'

const MemberDrawer = lazy(() =>
  import('../drawer/MemberDrawer').then(({ MemberDrawer }) => ({ default: MemberDrawer })),
)
const AddressedAct = lazy(() =>
  import('../acts/AddressedAct').then(({ AddressedAct }) => ({ default: AddressedAct })),
)
const AddMember = lazy(() => import('../form/AddMember').then(({ AddMember }) => ({ default: AddMember })))
const EditMember = lazy(() =>
  import('../form/EditMember').then(({ EditMember }) => ({ default: EditMember })),
)

/** What of the list's address opens over it. */
type Address = {
  openId: string
  editingId: string
  isCreating: boolean
  open: (id: string) => void
  close: () => void
  openNext: (() => void) | undefined
  openPrevious: (() => void) | undefined
  edit: (id: string) => void
  closeEdit: () => void
  closeCreate: () => void
}

/** The drawer, an act and the forms, each loaded when the address asks for it. */
export function MemberOverlays({ list, acts }: { list: Address; acts: MemberActs }) {
  const { openId, editingId, isCreating } = list
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(ACT_PARAMETER)
  const act = packageActOf(wanted)
  const dropAct = useCallback(
    () =>
      setSearch(
        (params) => {
          params.delete(ACT_PARAMETER)
          params.delete(INVOICE_PARAMETER)
          return params
        },
        { replace: true },
      ),
    [setSearch],
  )
  return (
    <>
      <Suspense fallback={null}>
        {openId !== '' && act !== null && <AddressedAct act={act} memberId={openId} onClose={dropAct} />}
        {openId !== '' && act === null && (
          <MemberDrawer
            id={openId}
            firstTab={wanted === 'collect' ? 'money' : 'overview'}
            onShown={wanted === null ? undefined : dropAct}
            acts={acts}
            onEdit={list.edit}
            onClose={list.close}
            onNext={list.openNext}
            onPrevious={list.openPrevious}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {editingId !== '' && (
          <EditMember key={editingId} id={editingId} onClose={list.closeEdit} onOpen={list.open} />
        )}
        {isCreating && (
          <AddMember
            onClose={list.closeCreate}
            onOpen={list.open}
            onSell={(id) => acts.startPackageAct('sell', { id })}
          />
        )}
      </Suspense>
    </>
  )
}
