import { useDeferredValue, type ComponentType } from 'react'
import { may } from '@/domain/access/collections'
import { screens } from '@/domain/access/screens'
import { isIssued } from '@/domain/invoices/invoice'
import type { PackageActName } from '@/domain/packageLife/possibleActs'
import { useFocusBack } from '@/components/records/useFocusBack'
import { useRole } from '@/session/useSession'
import { ButtonLink } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { FormSkeleton } from '@/ui/Skeletons'
import { CancelDialog } from './CancelDialog'
import { EndFreezeDialog } from './EndFreezeDialog'
import { ExtendDialog } from './ExtendDialog'
import { FreezeDialog } from './FreezeDialog'
import { ChangeSheet } from './sale/ChangeSheet'
import { RenewSheet, SellSheet } from './sale/SellOrRenew'
import { usePackageScene, type PackageScene } from './usePackageScene'

const sheets: Record<
  PackageActName,
  ComponentType<{ scene: PackageScene; leadId?: string; onClose: () => void }>
> = {
  sell: SellSheet,
  renew: RenewSheet,
  change: ChangeSheet,
  freeze: FreezeDialog,
  endFreeze: EndFreezeDialog,
  extend: ExtendDialog,
  cancel: CancelDialog,
}

const selling: readonly PackageActName[] = ['sell', 'renew', 'change']

type Props = {
  act: PackageActName
  memberId: string
  /** The invoice of an accepted sale that this completes. */
  acceptedId?: string
  /** The lead that a sale converts. */
  leadId?: string
  onClose: () => void
}

/** Opens the sheet of one package act for one member, as soon as what it needs has been read. */
export function PackageAct({ act, memberId, acceptedId = '', leadId = '', onClose }: Props) {
  // Drawn in pieces, between which the browser paints and answers: a sheet is the largest thing that opens at a press.
  const scene = useDeferredValue(usePackageScene(memberId, { acceptedId, leadId }))
  useFocusBack()
  if (scene.status === 'failed')
    return (
      <Dialog title="This could not be opened" onClose={onClose}>
        <ErrorState error={scene.error} retry={scene.retry} />
      </Dialog>
    )
  if (scene.status === 'loading')
    return (
      <Dialog title="One moment" onClose={onClose}>
        <FormSkeleton />
      </Dialog>
    )
  if (scene.value === null) return <MemberGone onClose={onClose} />
  if (acceptedId !== '' && !isCompletable(scene.value)) return <NotCompletable onClose={onClose} />
  if (selling.includes(act) && scene.value.templates.length === 0) return <NothingToSell onClose={onClose} />
  const Sheet = sheets[act]
  return <Sheet scene={scene.value} leadId={leadId} onClose={onClose} />
}

const MemberGone = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="This member is not there any more" onClose={onClose}>
    <p>Somebody may have removed the record. Close this and search again.</p>
  </Dialog>
)

/** Also while its own sale has just gone through: the sheet ends in its panel then. */
const isCompletable = ({ accepted }: PackageScene) =>
  accepted !== null &&
  accepted.sale !== null &&
  !accepted.isDeleted &&
  (accepted.held === 'Accepted' || isIssued(accepted))

const NotCompletable = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="This sale cannot be completed" onClose={onClose}>
    <p>
      It waits for the owner, was sent back, or is completed already. Look at the Package tab of the member.
    </p>
  </Dialog>
)

/** Packages come before sales: says so and leads there. */
function NothingToSell({ onClose }: { onClose: () => void }) {
  const mayAdd = may(useRole(), 'memberPackages.edit')
  return (
    <Dialog
      title="There is no package on sale"
      onClose={onClose}
      footer={
        mayAdd && (
          <ButtonLink kind="primary" to={`${screens.memberPackages.path}?new=true`}>
            Add a package
          </ButtonLink>
        )
      }
    >
      <p>
        {mayAdd
          ? 'Add what you sell first, for instance a monthly package. Then come back here.'
          : 'Ask the owner to add a package first. Then come back here.'}
      </p>
    </Dialog>
  )
}
