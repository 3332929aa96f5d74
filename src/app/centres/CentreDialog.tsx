import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { useSession } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { CentreList } from './CentreList'

type CentreDialogProps = { isOneCentre: boolean; onClose: () => void }

export function CentreDialog({ isOneCentre, onClose }: CentreDialogProps) {
  const session = useSession()
  const navigate = useNavigate()

  /** First away from the screen whose address names the centre, which would choose it again. */
  async function leaveCentre() {
    onClose()
    await navigate(screens.gyms.path)
    session.chooseCentre(null)
  }

  return (
    <Dialog
      title="Choose a centre"
      width={560}
      onClose={onClose}
      isDismissable
      footer={
        <Button kind="quiet" onClick={() => void leaveCentre()}>
          Back to all centres
        </Button>
      }
    >
      <CentreList isOneCentre={isOneCentre} onChosen={onClose} />
    </Dialog>
  )
}
