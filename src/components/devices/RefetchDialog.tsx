import type { BiometricDevice } from '@/domain/biometric/device'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { deviceName } from './deviceWords'
import { PunchDaysDialog } from './PunchDaysDialog'

/** Asks one device for its punches of some days again. */
export function RefetchDialog({ device, onClose }: { device: BiometricDevice; onClose: () => void }) {
  const { api } = useBackend()
  const name = deviceName(device)
  return (
    <PunchDaysDialog
      title={`Get punches again from ${name}`}
      onGet={async (range) => {
        answered(await api.call('refetchDevice', { ...range, sn: device.id }))
        showToast({ text: `${name} sends the punches of these days with its next call.` })
      }}
      onClose={onClose}
    >
      For days on which visits are missing. What is here already is not counted twice.
    </PunchDaysDialog>
  )
}
