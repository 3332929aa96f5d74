import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { CallInput, CallOutput } from '@/domain/api/contract'
import { limitProblem, nearText } from '@/domain/gyms/gymLimits'
import { messagesInMonthOf } from '@/domain/messages/messageCount'
import type { MessageTemplate } from '@/domain/messages/template'
import { isRefused, refused } from '@/domain/shared/refusal'
import { firstOf } from '@/data/store/firstOf'
import { messageCountRepository } from '@/data/messages/messageCountRepository'
import { messageTemplateRepository } from '@/data/messages/messageTemplateRepository'
import { useLive } from '@/live/useLive'
import { answered } from '@/components/records/answered'
import { untilLimit } from '@/components/records/untilLimit'
import { beginWork } from '@/lists/beginWork'
import type { Choice } from '@/lists/choice'
import { useFirst } from '@/lists/useFirst'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import type { Work } from '@/ui/feedback/work'
import { Note } from '@/ui/Note'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { queuedText } from './queuedText'
import { smsKey, type SmsAbout } from './smsKey'
import type { SmsGym, SmsText } from './smsText'
import styles from './sms.module.css'

/** Whom a text goes to: a member or a lead. */
type Person = { id: string; name: string }

export type SmsWords<Row> = {
  one: string
  many: string
  templates: readonly [{ key: string; label: string }, ...{ key: string; label: string }[]]
  to: (row: Row) => CallInput<'sendSMS'>['to']
  /** What makes it another message on the same day, where the text says it. */
  about: (row: Row) => SmsAbout
  /** What they get, or why none. */
  textFor: (row: Row, template: MessageTemplate, gym: SmsGym) => SmsText
}

type Answer = Extract<CallOutput<'sendSMS'>, { kind: 'done' }>

const schema = z.object({ templateKey: z.string() })
type Form = z.infer<typeof schema>

const PREVIEWED = 3

type Props<Row> = { who: Choice<Row>; words: SmsWords<Row>; onClose: () => void }

/** One text message each, from a template, after its preview; what could not be queued is named (DOMAIN 4.5). */
export function SmsSheet<Row extends Person>({ who, words, onClose }: Props<Row>) {
  const { gymId, info, settings, limits, today } = useGym()
  const { api } = useBackend()
  const templates = useRepository(messageTemplateRepository)
  const first = useFirst(who, PREVIEWED)
  const [defaults] = useState<Form>({ templateKey: words.templates[0].key })
  const { locale, messageCountries } = settings
  const gym = { gymName: info.name, phone: info.phone, locale, messageCountries }
  const limit = settings.smsDailyCap
  const room = useMessageRoom(who.count)
  /** After what is queued: the day's count, and the month's where that is near its limit. */
  const counted = ({ used, usedInMonth }: Answer['cap']) => {
    const near = nearText(limits, 'messages', usedInMonth)
    return `${used} of ${limit} today.${near === null ? '' : ` ${near}`}`
  }
  const whom = who.count === 1 ? (first?.[0]?.name ?? `1 ${words.one}`) : `${who.count} ${words.many}`

  async function sendTo(row: Row, template: MessageTemplate) {
    const text = words.textFor(row, template, gym)
    if (isRefused(text)) throw new Error(text.reason)
    return answered(
      await api.call('sendSMS', {
        gymId,
        to: words.to(row),
        templateKey: template.key,
        dedupeKey: smsKey(template, row.id, words.about(row), today),
      }),
    )
  }

  async function send({ templateKey }: Form) {
    const template = await firstOf(templates.smsInUse(gymId, templateKey, settings))
    if (template === null) throw new Error('There is no such template. Choose another one.')
    if (who.count === 1) {
      for await (const row of who.rows()) {
        const { alreadyQueued, cap } = await sendTo(row, template)
        showToast(
          alreadyQueued === 0
            ? { text: `The message to ${row.name} is queued: ${counted(cap)}` }
            : {
                text: `The same message to ${row.name} was already queued today, so it is not sent again.`,
                tone: 'info',
              },
        )
      }
      return who.clear()
    }
    let cap = { limit, used: 0, usedInMonth: 0 }
    let already = 0
    const work: Work<Row> = {
      title: `Send SMS to ${who.count} ${words.many}`,
      count: who.count,
      rows: who.rows(),
      nameOf: (row) => row.name,
      each: untilLimit(async (row) => {
        const answer = await sendTo(row, template)
        cap = answer.cap
        already += answer.alreadyQueued
        return answer.alreadyQueued === 0
      }),
      doneText: (done) => queuedText(done - already, already, counted(cap)),
    }
    const reason = beginWork(work, who.clear)
    return reason ? refused(reason) : undefined
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      width={560}
      title={`Send SMS to ${whom}`}
      schema={schema}
      defaults={defaults}
      submitLabel={who.count === 1 ? 'Send SMS' : `Send ${who.count} SMS`}
      onClose={onClose}
      onSubmit={send}
    >
      <SelectField<Form>
        name="templateKey"
        label="Message"
        options={words.templates.map(({ key, label }) => ({ value: key, label }))}
      />
      <Preview rows={first} count={who.count} gym={gym} textFor={words.textFor} />
      <p className={styles.quiet}>
        The centre may send {limit.toLocaleString(settings.locale)} messages a day. Whoever got the same
        message today is not sent it again.
        {room.problem === null && room.text !== null && ` This month: ${room.text}`}
      </p>
      {room.problem !== null && <Note kind="problem">{room.problem}</Note>}
    </FormSheet>
  )
}

type PreviewProps<Row> = Pick<SmsWords<Row>, 'textFor'> & {
  rows: readonly Row[] | null
  count: number
  gym: SmsGym
}

function Preview<Row extends Person>({ rows, count, gym, textFor }: PreviewProps<Row>) {
  const { gymId, settings } = useGym()
  const templates = useRepository(messageTemplateRepository)
  const templateKey = useWatch<Form, 'templateKey'>({ name: 'templateKey' })
  const template = useLive(
    useMemo(
      () => templates.smsInUse(gymId, templateKey, settings),
      [templates, gymId, templateKey, settings],
    ),
  )
  if (template.status === 'failed')
    return <ErrorState error={template.error} retry={() => template.retry()} />
  if (template.status === 'loading' || rows === null)
    return <p className={styles.quiet}>Loading the preview</p>
  const { value } = template
  if (value === null) return <p className={styles.quiet}>There is no such template. Choose another one.</p>
  return (
    <section className={styles.previews} aria-label="Preview">
      {rows.map((row) => {
        const text = textFor(row, value, gym)
        return (
          <figure key={row.id} className={styles.preview}>
            <figcaption className={styles.name}>{row.name}</figcaption>
            {isRefused(text) ? (
              <p className={styles.not}>
                <i className="pi pi-exclamation-circle" aria-hidden="true" /> Gets none: {text.reason}
              </p>
            ) : (
              <p className={styles.bubble}>{text.text}</p>
            )}
          </figure>
        )
      })}
      {count > rows.length && (
        <p className={styles.quiet}>
          and {(count - rows.length).toLocaleString(settings.locale)} more, each with their own name
        </p>
      )}
    </section>
  )
}

/**
 * How near the month's messages are to what the centre's package allows, said before so many more are sent: why not all of them
 * can be, or one line from 90 % on. One document, kept live; without a limit nothing is asked.
 */
function useMessageRoom(more: number): { problem: string | null; text: string | null } {
  const { gymId, limits, today } = useGym()
  const counts = useRepository(messageCountRepository)
  const isLimited = limits.messages !== null
  const count = useLive(useMemo(() => (isLimited ? counts.ofGym(gymId) : null), [counts, gymId, isLimited]))
  if (!isLimited || count.status !== 'ready') return { problem: null, text: null }
  const used = messagesInMonthOf(today, count.value)
  return {
    problem: limitProblem(limits, 'messages', used, more),
    text: nearText(limits, 'messages', used),
  }
}
