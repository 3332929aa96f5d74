import { Button } from '@/ui/Button'
import { reloadApp } from '../device/reloadApp'
import { useNewVersion } from '../device/serviceWorker'

/** A new version lies ready on this device: it comes when the person asks for it, never in the middle of work. */
export function NewVersion() {
  const isReady = useNewVersion(({ isReady: is }) => is)
  return isReady ? (
    <Button size="s" icon="pi-refresh" onClick={() => void reloadApp()}>
      New version – reload
    </Button>
  ) : null
}
