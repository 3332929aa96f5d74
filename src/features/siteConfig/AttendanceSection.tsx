import { z } from 'zod'
import { newPinSchema, PIN_DIGITS } from '@/domain/gyms/kioskPin'
import { settingFields } from '@/domain/gyms/settingFields'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextField } from '@/ui/form/TextField'
import { fieldOf } from './defaultHint'
import { SettingsPanel } from './SettingsPanel'
import { useSaveSection } from './useSaveSection'

/** `pin` '' keeps the one there is: nobody reads it again, the server keeps a hash of it. */
export const attendanceSectionSchema = z
  .object({
    autoExitHours: settingFields.autoExitHours,
    minVisitMinutes: settingFields.minVisitMinutes,
    capacity: settingFields.capacity,
    deviceDuesRule: settingFields.deviceDuesRule,
    pin: z.union([z.literal(''), newPinSchema], 'Enter 6 digits'),
    pinAgain: z.string(),
  })
  .refine(({ pin, pinAgain }) => pin === pinAgain, {
    path: ['pinAgain'],
    message: 'This is not the same PIN as above',
  })
type Form = z.input<typeof attendanceSectionSchema>

/** DOMAIN 6.1 for members, and what the desk and the kiosk need. */
export function AttendanceSection() {
  const { gymId, settings } = useGym()
  const { api } = useBackend()
  const save = useSaveSection('attendance')
  const { autoExitHours, minVisitMinutes, capacity, deviceDuesRule } = settings
  return (
    <SettingsPanel
      id="attendance"
      schema={attendanceSectionSchema}
      defaults={{ autoExitHours, minVisitMinutes, capacity, deviceDuesRule, pin: '', pinAgain: '' }}
      blanks={{ pin: '', pinAgain: '' }}
      onSave={async ({ pin, pinAgain: _again, ...preference }) => {
        const newPin = {
          name: 'the new PIN',
          send: async () => void answered(await api.call('setKioskPin', { gymId, pin })),
        }
        await save({ preference }, pin === '' ? undefined : newPin)
      }}
    >
      <FormSection title="Visits">
        <FieldRow>
          <NumberField<Form> {...fieldOf('autoExitHours')} isRequired />
          <NumberField<Form> {...fieldOf('minVisitMinutes')} isRequired />
        </FieldRow>
        <NumberField<Form> {...fieldOf('capacity')} />
      </FormSection>
      <FormSection title="Doors">
        <SegmentedField<Form>
          {...fieldOf('deviceDuesRule')}
          options={[
            { value: 'none', label: 'Until the package ends' },
            { value: 'paidUntil', label: 'As far as it is paid' },
          ]}
        />
      </FormSection>
      <FormSection
        title="Kiosk mode"
        hint={
          settings.hasKioskPin
            ? 'A PIN is set. Enter a new one to replace it.'
            : 'No PIN is set yet, so kiosk mode can’t be started.'
        }
      >
        <FieldRow>
          <TextField<Form>
            name="pin"
            label={settings.hasKioskPin ? 'New PIN' : 'PIN'}
            type="password"
            inputMode="numeric"
            autoComplete="new-password"
            maxLength={PIN_DIGITS}
            hint="6 digits. Whoever works at the desk needs it to leave kiosk mode."
          />
          <TextField<Form>
            name="pinAgain"
            label="The PIN once more"
            type="password"
            inputMode="numeric"
            autoComplete="new-password"
            maxLength={PIN_DIGITS}
          />
        </FieldRow>
      </FormSection>
    </SettingsPanel>
  )
}
