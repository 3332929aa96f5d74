import type { BiometricDevice } from '@/domain/biometric/device'
import { deviceName } from '@/components/devices/deviceWords'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import type { MenuAction } from '@/ui/Menu'
import type { DeviceSecret } from './SecretDialog'

type Then = { onSecret: (secret: DeviceSecret) => void; onRemoved: () => void }

/** What may be done with a device beside its form; each says what is true then. */
export function useDeviceActs(device: BiometricDevice, { onSecret, onRemoved }: Then): MenuAction[] {
  const { gymId } = useGym()
  const { api } = useBackend()
  const { id: sn, auth, enabled } = device
  const name = deviceName(device)
  const of = { gymId, sn }
  const act = (
    label: string,
    icon: string,
    work: () => Promise<unknown>,
    more: Partial<MenuAction> = {},
  ) => ({
    ...{ label, icon, run: () => void attempt(work) },
    ...more,
  })
  const whenOn = enabled ? {} : { isDisabled: true, why: 'The device is switched off' }

  async function sendAgain() {
    answered(await api.call('sendAgain', of))
    showToast({ text: `${name} is sent everybody again.` })
  }
  async function askRoster() {
    answered(await api.call('askRoster', of))
    showToast({ text: `${name} sends its list of people with its next call.` })
  }
  async function restart() {
    answered(await api.call('rebootDevice', of))
    showToast({ text: `${name} restarts with its next call.` })
  }
  async function renewSecret() {
    const isAgreed = await askToConfirm({
      title: `Make a new secret for ${name}?`,
      text: 'The device is turned away until the new secret is entered in its menu. It keeps its punches until then.',
      act: 'Make new secret',
    })
    if (!isAgreed) return
    const { secret } = answered(await api.call('changeDevice', { ...of, newSecret: true }))
    onSecret({ sn, name, auth, secret })
  }
  async function turn(isOn: boolean) {
    if (!isOn) {
      const isAgreed = await askToConfirm({
        title: `Switch off ${name}?`,
        text: 'It is turned away until it is switched on again. Its door goes on as it is, and it keeps its punches.',
        act: `Switch off ${name}`,
        isDanger: true,
      })
      if (!isAgreed) return
    }
    answered(await api.call('changeDevice', { ...of, enabled: isOn }))
    showToast({ text: isOn ? `${name} is on.` : `${name} is off.` })
  }
  async function remove() {
    const isAgreed = await askToConfirm({
      title: `Remove ${name}?`,
      text: 'It is turned away from now on, and what waits for it is dropped. Its punches stay in the attendance; the people stay on the device itself.',
      act: `Remove ${name}`,
      isDanger: true,
    })
    if (!isAgreed) return
    answered(await api.call('removeDevice', of))
    showToast({ text: `${name} is removed.` })
    onRemoved()
  }

  return [
    act('Send people again', 'pi-send', sendAgain, whenOn),
    act('Get its list of people', 'pi-users', askRoster, whenOn),
    act('Restart device', 'pi-refresh', restart, whenOn),
    ...(auth === 'ip' ? [] : [act('New secret', 'pi-key', renewSecret)]),
    enabled
      ? act('Switch off', 'pi-power-off', () => turn(false))
      : act('Switch on', 'pi-power-off', () => turn(true)),
    act('Remove', 'pi-trash', remove, { isDanger: true }),
  ]
}
