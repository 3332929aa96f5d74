import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { callingCodes } from '@/domain/shared/callingCode'
import { settingFields } from '@/domain/gyms/settingFields'
import { settingsConflict } from '@/domain/gyms/settingsConflict'
import { useGym } from '@/session/useGym'
import { ButtonLink } from '@/ui/Button'
import { Cards } from '@/ui/Card'
import { ChecksField } from '@/ui/form/ChecksField'
import { FieldRow } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { TimeField } from '@/ui/form/TimeField'
import { fieldOf, hintOf } from './defaultHint'
import { textPlaces } from './messageTexts/channelWords'
import { TextEditor } from './messageTexts/TextEditor'
import { TextList } from './messageTexts/TextList'
import { SettingsPanel } from './SettingsPanel'

const fields = z.object({
  smsDailyCap: settingFields.smsDailyCap,
  messageCountries: settingFields.messageCountries.unwrap(),
  quietFrom: settingFields.quietFrom,
  quietUntil: settingFields.quietUntil,
})
type Form = z.input<typeof fields>

/** In India the law leaves less time for offers. */
const schemaIn = (locale: string) =>
  fields.superRefine((form, context) => {
    const conflict = settingsConflict({ ...form, locale }, Object.keys(form))
    if (conflict) context.addIssue({ code: 'custom', path: [conflict.field], message: conflict.reason })
  })

/** PRODUCT 4.19: how many messages go out, where to and when, and what each of them says. `?text=` names one of these. */
export function MessagesSection() {
  const [search] = useSearchParams()
  const place = textPlaces.find(({ id }) => id === search.get('text'))
  if (place !== undefined)
    return (
      <Cards>
        <div>
          <ButtonLink size="s" icon="pi-arrow-left" to="?section=messages">
            All messages
          </ButtonLink>
        </div>
        <TextEditor key={place.id} place={place} />
      </Cards>
    )
  return (
    <Cards>
      <MessageRules />
      <TextList />
    </Cards>
  )
}

/** ENGINEERING 4.5, against toll fraud; DOMAIN 4.5, the hours of offers. */
function MessageRules() {
  const { settings } = useGym()
  const { smsDailyCap, messageCountries, quietFrom, quietUntil, locale } = settings
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const countries = Object.keys(callingCodes)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <SettingsPanel
      id="messages"
      schema={schemaIn(locale)}
      defaults={{ smsDailyCap, messageCountries: [...messageCountries], quietFrom, quietUntil }}
    >
      <NumberField<Form> {...fieldOf('smsDailyCap')} isRequired />
      <ChecksField<Form>
        {...fieldOf('messageCountries')}
        isRequired
        options={countries}
        hint={() => hintOf('messageCountries')}
      />
      <FieldRow>
        <TimeField<Form> {...fieldOf('quietFrom')} isRequired />
        <TimeField<Form> {...fieldOf('quietUntil')} isRequired />
      </FieldRow>
    </SettingsPanel>
  )
}
