import { useEffect, useState, type ComponentType } from 'react'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { FormSkeleton } from '@/ui/Skeletons'
import type { PackageActName } from './availableActs'
import { CancelDialog } from './CancelDialog'
import { ChangeSheet } from './ChangeSheet'
import { EndFreezeDialog } from './EndFreezeDialog'
import { ExtendDialog } from './ExtendDialog'
import { FreezeDialog } from './FreezeDialog'
import { NothingToSell } from './NothingToSell'
import { RenewSheet } from './RenewSheet'
import { SellSheet } from './SellSheet'
import { usePackageScene, type PackageScene } from './usePackageScene'

const sheets: Record<PackageActName, ComponentType<{ scene: PackageScene; onClose: () => void }>> = {
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
  onClose: () => void
}

/** Also while its own sale has just gone through: the sheet ends in its panel then. */
const isCompletable = ({ accepted }: PackageScene) =>
  accepted !== null &&
  accepted.sale !== null &&
  !accepted.isDeleted &&
  (accepted.status === 'Accepted' || accepted.seq > 0)

/** What is shown while the act loads goes before its sheet comes: in the end the focus returns to where all began. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

/** Opens the sheet of one package act for one member, as soon as what it needs has been read. */
export function PackageAct({ act, memberId, acceptedId = '', onClose }: Props) {
  const scene = usePackageScene(memberId, acceptedId)
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
  if (scene.value === null)
    return (
      <Dialog title="This member is not there any more" onClose={onClose}>
        <p>Somebody may have removed the record. Close this and search again.</p>
      </Dialog>
    )
  if (acceptedId !== '' && !isCompletable(scene.value))
    return (
      <Dialog title="This sale cannot be completed" onClose={onClose}>
        <p>
          It waits for the owner, was sent back, or is completed already. Look at the Package tab of the
          member.
        </p>
      </Dialog>
    )
  if (selling.includes(act) && scene.value.templates.length === 0) return <NothingToSell onClose={onClose} />
  const Sheet = sheets[act]
  return <Sheet scene={scene.value} onClose={onClose} />
}
