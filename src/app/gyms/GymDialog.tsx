import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { useSession } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { GymList } from './GymList'

type GymDialogProps = { isOneGym: boolean; onClose: () => void }

export function GymDialog({ isOneGym, onClose }: GymDialogProps) {
  const session = useSession()
  const navigate = useNavigate()

  /** First away from the screen whose address names the centre, which would choose it again. */
  async function leaveGym() {
    onClose()
    await navigate(screens.gyms.path)
    session.chooseGym(null)
  }

  return (
    <Dialog
      title="Choose a centre"
      width={560}
      onClose={onClose}
      isDismissable
      footer={
        <Button kind="quiet" onClick={() => void leaveGym()}>
          Back to all centres
        </Button>
      }
    >
      <GymList isOneGym={isOneGym} onChosen={onClose} />
    </Dialog>
  )
}
