import { useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { countryOfLocale } from '@/domain/shared/callingCode'
import { defaultText, kindOf } from '@/domain/messages/messageKinds'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { FormPanel } from '@/ui/form/FormPanel'
import { FieldRow } from '@/ui/form/FormSection'
import { TextField } from '@/ui/form/TextField'
import { LastChange } from '../LastChange'
import { titleOf, type TextPlace } from './channelWords'
import { keptText, textFormOf, textSchemaOf, type TextForm } from './textForm'
import { TextPreview } from './TextPreview'
import { TokenArea } from './TokenArea'
import { useSaveText } from './useSaveText'

const changed = ['messageTexts'] as const

/** One message on one channel: the centre's own text, or the default one to begin with. */
export function TextEditor({ place }: { place: TextPlace }) {
  const { gymId, settings } = useGym()
  const { id, key, channel, when } = place
  const save = useSaveText(place)
  const own = settings.messageTexts[id]
  const usual = defaultText(key, channel, settings.locale) ?? ''
  const schema = useMemo(() => textSchemaOf(place), [place])
  const { body, dltTemplateId, header } = textFormOf(own, usual)
  const defaults = useMemo(() => ({ body, dltTemplateId, header }), [body, dltTemplateId, header])
  const isRegistered = channel === 'sms' && countryOfLocale(settings.locale) === 'IN'
  return (
    <FormPanel<TextForm, TextForm>
      title={titleOf(place)}
      hint={when}
      note={<LastChange id="messages" only={changed} />}
      schema={schema}
      defaults={defaults}
      onSubmit={(form) => save(keptText(form, usual))}
      draftKey={`siteConfig/${gymId}/messages/${id}`}
    >
      <TokenArea tokens={kindOf(key)?.tokens ?? []} />
      <TextPreview place={place} isRegistered={isRegistered} />
      {isRegistered && (
        <FieldRow>
          <TextField<TextForm>
            name="dltTemplateId"
            label="DLT template ID"
            inputMode="numeric"
            hint="19 digits, from your operator, for exactly this text. Leave blank until it is registered."
          />
          <TextField<TextForm>
            name="header"
            label="Sender header"
            hint="6 letters, as registered, like IRNGYM. Leave blank for none."
            tidy={(text) => text.trim().toUpperCase()}
          />
        </FieldRow>
      )}
      {own !== undefined && <BackToDefault usual={usual} onBack={() => save(null)} />}
    </FormPanel>
  )
}

/** Lets go of the own text with its registration; what is typed goes too. */
function BackToDefault({ usual, onBack }: { usual: string; onBack: () => Promise<void> }) {
  const { reset } = useFormContext<TextForm>()
  const [isBusy, setBusy] = useState(false)
  const back = () =>
    void attempt(async () => {
      setBusy(true)
      try {
        await onBack()
        reset(textFormOf(undefined, usual))
      } finally {
        setBusy(false)
      }
    })
  return (
    <div>
      <Button icon="pi-undo" isBusy={isBusy} onClick={back}>
        Back to the default text
      </Button>
    </div>
  )
}
