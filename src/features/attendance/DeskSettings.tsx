import { answered } from '@/parts/answered'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { NumberField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import { PIN_DIGITS } from '@/domain/gyms/kioskPin'
import { deskSettingsSchema, type DeskSettingsForm } from './deskSettingsForm'

/** How many fit in, and the PIN that leaves kiosk mode. The owner's; nobody reads the PIN again, the server keeps a hash of it. */
export function DeskSettings({ onClose }: { onClose: () => void }) {
  const { gymId, settings } = useCentre()
  const { api } = useBackend()

  async function saveSettings({ capacity, pin }: DeskSettingsForm) {
    answered(await api.call('updateGym', { gymId, preference: { capacity } }))
    if (pin !== '') answered(await api.call('setKioskPin', { gymId, pin }))
    showToast({ text: pin === '' ? 'The desk settings are saved.' : 'The PIN of kiosk mode is set.' })
  }

  return (
    <FormSheet<DeskSettingsForm, DeskSettingsForm>
      title="Desk settings"
      as="dialog"
      schema={deskSettingsSchema}
      defaults={{ capacity: settings.capacity, pin: '', pinAgain: '' }}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={saveSettings}
    >
      <NumberField<DeskSettingsForm>
        name="capacity"
        label="Capacity"
        suffix="people"
        hint="Shown beside how many are inside now. Leave it empty to show no limit."
      />
      <TextField<DeskSettingsForm>
        name="pin"
        label={settings.hasKioskPin ? 'New PIN for kiosk mode' : 'PIN for kiosk mode'}
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={PIN_DIGITS}
        hint={
          settings.hasKioskPin
            ? 'Leave it empty to keep the PIN there is.'
            : '6 digits. Whoever works at the desk needs it to leave kiosk mode.'
        }
      />
      <TextField<DeskSettingsForm>
        name="pinAgain"
        label="The PIN once more"
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={PIN_DIGITS}
      />
    </FormSheet>
  )
}
