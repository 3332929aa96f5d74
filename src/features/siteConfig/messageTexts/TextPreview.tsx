import { useWatch } from 'react-hook-form'
import type { GymSettings } from '@/domain/gyms/settings'
import { smsPartsText } from '@/domain/messages/smsParts'
import { renderMessage, templateOf } from '@/domain/messages/template'
import { textProblem } from '@/domain/messages/textProblem'
import { templateParts } from '@/domain/messages/tokens'
import { formatMoney } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'
import { useGym } from '@/session/useGym'
import { Note } from '@/ui/Note'
import type { TextPlace } from './channelWords'
import type { TextForm } from './textForm'
import styles from './messageTexts.module.css'

type ExampleGym = { name: string; phone: string; settings: GymSettings }

/** The preview names a made-up member of this centre. */
const exampleVars = ({ name, phone, settings }: ExampleGym): Record<string, string> => ({
  name: 'Asha Rao',
  centre: name,
  package: 'Quarterly',
  startDate: '21 Sep, 2026',
  endDate: '20 Dec, 2026',
  amount: formatMoney(4500, settings),
  invoiceNumber: `${settings.invoicePrefix}/26-27/000123`,
  standing: 'Nothing is left to pay.',
  dueDate: '28 Sep, 2026',
  date: '21 Sep, 2026',
  phone: phone === '' ? '98765 43210' : formatPhone(phone, settings.locale),
  trialOn: '22 Sep, 2026',
})

type Props = { place: TextPlace; isRegistered: boolean }

/** Shows the text as an example member would get it, filled in by the code that fills it in when it is sent. */
export function TextPreview({ place: { key, channel }, isRegistered }: Props) {
  const { info, settings } = useGym()
  const body = useWatch<TextForm, 'body'>({ name: 'body' }).trim()
  if (body === '' || textProblem(key, channel, body) !== null)
    return <Note kind="quiet">Correct the text to see its preview.</Note>
  const vars = exampleVars({ name: info.name, phone: info.phone, settings })
  const sent = renderMessage(templateOf({ gymId: info.id, key, channel }, body), vars)
  const text = sent.kind === 'rendered' ? sent.text : sent.reason
  const count = [...text].length
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={styles.quiet}>What Asha Rao, an example, would get</p>
      <p className={styles.bubble}>{text}</p>
      <p className={styles.quiet}>
        {channel === 'sms'
          ? smsPartsText(text, settings.locale)
          : `${count.toLocaleString(settings.locale)} ${count === 1 ? 'character' : 'characters'}.`}
      </p>
      {isRegistered && (
        <p className={styles.quiet}>
          Register it with your operator word for word: {templateParts(body).body}
        </p>
      )}
    </section>
  )
}
