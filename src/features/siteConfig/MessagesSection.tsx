import { z } from 'zod'
import { callingCodes } from '@/domain/shared/callingCode'
import { settingFields } from '@/domain/gyms/settingFields'
import { useGym } from '@/session/useGym'
import { ChecksField } from '@/ui/form/ChecksField'
import { NumberField } from '@/ui/form/NumberField'
import { fieldOf, hintOf } from './defaultHint'
import { SettingsPanel } from './SettingsPanel'

const schema = z.object({
  smsDailyCap: settingFields.smsDailyCap,
  messageCountries: settingFields.messageCountries.unwrap(),
})
type Form = z.input<typeof schema>

/** ENGINEERING 4.5, against toll fraud. */
export function MessagesSection() {
  const { settings } = useGym()
  const { smsDailyCap, messageCountries, locale } = settings
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const countries = Object.keys(callingCodes)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <SettingsPanel
      id="messages"
      schema={schema}
      defaults={{ smsDailyCap, messageCountries: [...messageCountries] }}
    >
      <NumberField<Form> {...fieldOf('smsDailyCap')} isRequired />
      <ChecksField<Form>
        {...fieldOf('messageCountries')}
        isRequired
        options={countries}
        hint={() => hintOf('messageCountries')}
      />
    </SettingsPanel>
  )
}
