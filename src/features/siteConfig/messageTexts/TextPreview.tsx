import { useWatch } from 'react-hook-form'
import { smsPartsText } from '@/domain/messages/smsParts'
import { renderMessage, templateOf } from '@/domain/messages/template'
import { textProblem } from '@/domain/messages/textProblem'
import { templateParts } from '@/domain/messages/tokens'
import { useGym } from '@/session/useGym'
import { Note } from '@/ui/Note'
import type { TextPlace } from './channelWords'
import { exampleVars } from './exampleVars'
import type { TextForm } from './textForm'
import styles from './messageTexts.module.css'

type Props = { place: TextPlace; isRegistered: boolean }

/** What an example member gets, as it is typed: filled in by what fills it in when it is sent. */
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
