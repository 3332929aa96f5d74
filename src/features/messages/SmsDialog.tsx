import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { nearnessOf, nearnessText } from '@/domain/gyms/gymLimits'
import type { ClientInfo } from '@/domain/gyms/gym'
import type { MessageTemplate } from '@/domain/messages/template'
import type { ListedMember } from '@/domain/members/listedMember'
import { isRefused } from '@/domain/shared/refusal'
import { firstOf } from '@/data/store/firstOf'
import { messageTemplateRepository } from '@/data/messages/messageTemplateRepository'
import { useLive } from '@/live/useLive'
import { useFirstMembers } from '@/components/members/useFirstMembers'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { ErrorState } from '@/ui/ErrorState'
import { startWork } from '@/ui/feedback/startWork'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import type { Several } from '@/components/members/several'
import { memberTemplates, smsFor, type MemberTemplateKey, type SmsGym } from './smsFor'
import styles from './sms.module.css'

const keys = memberTemplates.map(({ key }) => key)
const schema = z.object({ templateKey: z.enum(keys) })
type Form = z.infer<typeof schema>

const templateOptions = memberTemplates.map(({ key, label }) => ({ value: key, label }))

const PREVIEWED = 3

/** How near the month's messages are to what the centre's package allows, after the sentence of the day; '' while far. */
function nearText(info: ClientInfo, used: number): string {
  const near = nearnessOf(info, 'messages', used)
  return near === null ? '' : ` ${nearnessText(near)}`
}

/** One text message each, from a template, after its preview; what could not be queued is named (DOMAIN 4.5). */
export function SmsDialog({ who, onClose }: { who: Several; onClose: () => void }) {
  const { gymId, info, settings, today } = useGym()
  const { api } = useBackend()
  const templates = useRepository(messageTemplateRepository)
  const first = useFirstMembers(who, PREVIEWED)
  const [defaults] = useState<Form>({ templateKey: 'renewalDue' })
  const { locale, messageCountries } = settings
  const gym = { gymName: info.name, locale, messageCountries }
  const limit = settings.smsDailyCap
  const whom = who.count === 1 ? (first?.[0]?.name ?? '1 member') : `${who.count} members`

  async function sendTo(member: ListedMember, template: MessageTemplate) {
    const text = smsFor(member, template, gym)
    if (isRefused(text)) throw new Error(text.reason)
    const { cap } = answered(
      await api.call('sendSMS', {
        gymId,
        to: { memberId: member.id },
        templateKey: template.key,
        // A second press, or a repeat after a lost answer, sends nobody the same message twice in a day.
        dedupeKey: `${template.key}:${member.id}:${today}`,
      }),
    )
    return cap
  }

  async function send({ templateKey }: Form) {
    const template = await firstOf(templates.smsInUse(gymId, templateKey))
    if (template === null) throw new Error('There is no such template. Choose another one.')
    if (who.count === 1) {
      for await (const member of who.rows()) {
        const { used, usedInMonth } = await sendTo(member, template)
        showToast({
          text: `The message to ${member.name} is queued: ${used} of ${limit} today.${nearText(info, usedInMonth)}`,
        })
      }
      return who.clear()
    }
    const rows = who.rows()
    who.clear()
    let cap = { used: 0, usedInMonth: 0 }
    void startWork({
      title: `Send SMS to ${who.count} members`,
      count: who.count,
      rows,
      nameOf: (member) => member.name,
      each: async (member) => {
        cap = await sendTo(member, template)
      },
      doneText: (done) =>
        `${done} ${done === 1 ? 'message is' : 'messages are'} queued: ${cap.used} of ${limit} today.${nearText(info, cap.usedInMonth)}`,
    })
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
      <SelectField<Form> name="templateKey" label="Message" options={templateOptions} />
      <Preview members={first} count={who.count} gym={gym} />
      <p className={styles.quiet}>
        The centre may send {limit.toLocaleString(settings.locale)} messages a day. Whoever got the same
        message today is not sent it again.
      </p>
    </FormSheet>
  )
}

type PreviewProps = {
  members: readonly ListedMember[] | null
  count: number
  gym: SmsGym
}

function Preview({ members, count, gym }: PreviewProps) {
  const { gymId, settings } = useGym()
  const templates = useRepository(messageTemplateRepository)
  const templateKey: MemberTemplateKey = useWatch<Form, 'templateKey'>({ name: 'templateKey' })
  const template = useLive(
    useMemo(() => templates.smsInUse(gymId, templateKey), [templates, gymId, templateKey]),
  )
  if (template.status === 'failed')
    return <ErrorState error={template.error} retry={() => template.retry()} />
  if (template.status === 'loading' || members === null)
    return <p className={styles.quiet}>Loading the preview</p>
  const { value } = template
  if (value === null) return <p className={styles.quiet}>There is no such template. Choose another one.</p>
  return (
    <section className={styles.previews} aria-label="Preview">
      {members.map((member) => {
        const text = smsFor(member, value, gym)
        return (
          <figure key={member.id} className={styles.preview}>
            <figcaption className={styles.name}>{member.name}</figcaption>
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
      {count > members.length && (
        <p className={styles.quiet}>
          and {(count - members.length).toLocaleString(settings.locale)} more, each with their own name
        </p>
      )}
    </section>
  )
}
