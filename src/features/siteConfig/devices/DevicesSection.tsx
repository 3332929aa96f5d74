import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDevices } from '@/components/devices/useDevices'
import { useMinute } from '@/components/gym/useMinute'
import { useNearness } from '@/components/gym/useNearness'
import { Button } from '@/ui/Button'
import { Card, Cards } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { FormSkeleton } from '@/ui/Skeletons'
import { configSections } from '../sections'
import { DeviceDrawer } from './DeviceDrawer'
import { DeviceForm } from './DeviceForm'
import { DeviceTable } from './DeviceTable'
import { KnockList } from './KnockList'
import { LastDeviceChange } from './LastDeviceChange'
import { PinMap } from './PinMap'
import { PunchImport } from './PunchImport'
import { SecretDialog, type DeviceSecret } from './SecretDialog'

/** PRODUCT 4, screen 19: the terminals at the doors, those that knocked, and the numbers of people on them. */
export function DevicesSection() {
  const { title, hint } = configSections.devices
  const found = useDevices()
  const now = useMinute()
  const near = useNearness('devices')
  const [search, setSearch] = useSearchParams()
  /** The serial number that a new one begins with; null while none is registered. */
  const [adding, setAdding] = useState<string | null>(null)
  const [secret, setSecret] = useState<DeviceSecret | null>(null)
  const devices = found.status === 'ready' ? found.value : []
  const open = devices.find(({ id }) => id === search.get('device'))

  function show(sn: string | null) {
    const next = new URLSearchParams(search)
    if (sn === null) next.delete('device')
    else next.set('device', sn)
    setSearch(next)
  }

  return (
    <Cards>
      <Card
        title={title}
        hint={hint}
        actions={
          <>
            <PunchImport />
            {devices.length > 0 && (
              <Button
                kind="primary"
                icon="pi-plus"
                size="s"
                disabled={near.problem !== null}
                title={near.problem ?? undefined}
                onClick={() => setAdding('')}
              >
                Register device
              </Button>
            )}
          </>
        }
      >
        {near.text !== null && <Note>{near.text}</Note>}
        {found.status === 'loading' && <FormSkeleton />}
        {found.status === 'failed' && <ErrorState error={found.error} retry={() => found.retry()} />}
        {found.status === 'ready' && devices.length === 0 && (
          <EmptyState
            kind="firstUse"
            text="No device yet. Register an eSSL or ZKTeco terminal by the serial number on its sticker, then enter our address and its secret in its menu. It needs no computer at the centre: punches arrive here by themselves, and who is not to come in is stopped at the door. If it calls us already, it is turned away until you register it here; it keeps its punches."
            act={{ label: 'Register device', icon: 'pi-plus', run: () => setAdding('') }}
          />
        )}
        {devices.length > 0 && <DeviceTable devices={devices} now={now} onOpen={show} />}
        <LastDeviceChange devices={devices} />
      </Card>
      <KnockList devices={devices} onRegister={setAdding} onOpen={show} />
      {devices.length > 0 && <PinMap devices={devices} />}
      {adding !== null && <DeviceForm sn={adding} onClose={() => setAdding(null)} onRegistered={setSecret} />}
      {open && (
        <DeviceDrawer key={open.id} device={open} now={now} onClose={() => show(null)} onSecret={setSecret} />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Cards>
  )
}
