import { useEffect } from 'react'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'
import { ListLine } from '@/lists/ListLine'
import { upgradeOnce } from './recordUpgrade'
import { useUpgradeState } from './useUpgradeState'

type Props = {
  /** Each list looks for older records once. */
  list: string
  /** How many there are; null: there are some. */
  look: () => Promise<number | null>
}

/** Looks for older records and says so while they are being upgraded, and where some are left out; otherwise nothing. */
export function RecordUpgradeLine({ list, look }: Props) {
  const { gymId, settings } = useGym()
  const { account, backend, role } = useSignedIn()
  const state = useUpgradeState()

  useEffect(() => {
    void upgradeOnce(backend, { gymId, uid: account.uid, list, role: role.role }, look)
  }, [backend, gymId, account.uid, list, look, role.role])

  if (state.kind === 'idle') return null
  if (state.kind === 'left')
    return (
      <ListLine>
        <i className="pi pi-info-circle" aria-hidden="true" />
        Some older records are missing from these lists and figures. They are brought up to date tonight.
      </ListLine>
    )
  const { count } = state
  const older =
    count === null ? 'older' : count === 1 ? '1 older' : `${count.toLocaleString(settings.locale)} older`
  return (
    <ListLine>
      <i className="pi pi-spinner pi-spin" aria-hidden="true" />
      Bringing {older} {count === 1 ? 'record' : 'records'} up to date. The figures follow in a moment.
    </ListLine>
  )
}
