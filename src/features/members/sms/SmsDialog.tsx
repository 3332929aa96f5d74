import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { dailyCapOf } from '@/domain/messages/dailyCap'
import type { MessageTemplate } from '@/domain/messages/template'
import type { Member } from '@/domain/members/member'
import { isRefused } from '@/domain/shared/refusal'
import { firstOf } from '@/data/store/firstOf'
import { useLive } from '@/live/useLive'
import { answered } from '@/parts/answered'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { ErrorState } from '@/ui/ErrorState'
import { startWork } from '@/ui/feedback/startWork'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import type { Several } from '../acts/memberAct'
import { memberTemplates, templateInUse, type MemberTemplateKey } from './memberTemplates'
import { smsFor, smsVarsOf, type SmsCentre } from './smsFor'
import { useFirstMembers } from './useFirstMembers'
import styles from './sms.module.css'

const keys = memberTemplates.map(({ key }) => key)
const schema = z.object({ templateKey: z.enum(keys) })
type Form = z.infer<typeof schema>

const templateOptions = memberTemplates.map(({ key, label }) => ({ value: key, label }))

const PREVIEWED = 3

/** One text message each, from a template, after its preview; what could not be queued is named (DOMAIN 4.5). */
export function SmsDialog({ who, onClose }: { who: Several; onClose: () => void }) {
  const { gymId, info, settings, today } = useCentre()
  const { api, store } = useBackend()
  const first = useFirstMembers(who, PREVIEWED)
  const [defaults] = useState<Form>({ templateKey: 'renewalDue' })
  const { locale, messageCountries } = settings
  const centre = { centreName: info.name, locale, messageCountries }
  const limit = dailyCapOf(info.preference)
  const whom = who.count === 1 ? (first?.[0]?.name ?? '1 member') : `${who.count} members`

  async function sendTo(member: Member, template: MessageTemplate) {
    const text = smsFor(member, template, centre)
    if (isRefused(text)) throw new Error(text.reason)
    const { cap } = answered(
      await api.call('sendSMS', {
        gymId,
        to: { memberId: member.id },
        templateKey: template.key,
        vars: smsVarsOf(member, info.name),
        // A second press, or a repeat after a lost answer, sends nobody the same message twice in a day.
        dedupeKey: `${template.key}:${member.id}:${today}`,
      }),
    )
    return cap
  }

  async function send({ templateKey }: Form) {
    const template = await firstOf(templateInUse(store, gymId, templateKey))
    if (template === null) throw new Error('There is no such template. Choose another one.')
    if (who.count === 1) {
      for await (const member of who.rows()) {
        const { used } = await sendTo(member, template)
        showToast({ text: `The message to ${member.name} is queued: ${used} of ${limit} today.` })
      }
      return who.clear()
    }
    const rows = who.rows()
    who.clear()
    let used = 0
    void startWork({
      title: `Send SMS to ${who.count} members`,
      count: who.count,
      rows,
      nameOf: (member) => member.name,
      each: async (member) => {
        used = (await sendTo(member, template)).used
      },
      doneText: (done) =>
        `${done} ${done === 1 ? 'message is' : 'messages are'} queued: ${used} of ${limit} today.`,
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
      <Preview members={first} count={who.count} centre={centre} />
      <p className={styles.quiet}>
        The centre may send {limit.toLocaleString('en-IN')} messages a day. Whoever got the same message today
        is not sent it again.
      </p>
    </FormSheet>
  )
}

type PreviewProps = {
  members: readonly Member[] | null
  count: number
  centre: SmsCentre
}

function Preview({ members, count, centre }: PreviewProps) {
  const { gymId } = useCentre()
  const { store } = useBackend()
  const templateKey: MemberTemplateKey = useWatch<Form, 'templateKey'>({ name: 'templateKey' })
  const template = useLive(
    useMemo(() => templateInUse(store, gymId, templateKey), [store, gymId, templateKey]),
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
        const text = smsFor(member, value, centre)
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
          and {(count - members.length).toLocaleString('en-IN')} more, each with their own name
        </p>
      )}
    </section>
  )
}
