import { CONSENT_VERSION, consentText, enquiryProblems, type EnquiryField } from '@/domain/leads/enquiry'
import { el } from './dom'
import { forgetDraft, keepDraft, keptDraft, type Draft } from './draft'
import styles from './enquire.module.css'
import { CallFailed, sendEnquiry, type EnquiryGym } from './enquiryCalls'
import { callTimeField, consentField, phoneField, textField, trapField } from './fields'

type Doors = {
  /** The centre has it. */
  onSent: (sent: Draft) => void
  /** The centre takes none any more. */
  onClosed: (reason: string) => void
}

/** Name and phone, and what else the visitor likes to say. Nothing typed is lost: it is kept for this tab until it is sent. */
export function enquiryForm(code: string, gym: EnquiryGym, { onSent, onClosed }: Doors): HTMLFormElement {
  const draft = keptDraft(code)
  const fields = {
    name: textField({ name: 'name', label: 'Name', autocomplete: 'name' }, draft.name),
    phone: phoneField(draft.phone, gym.locale),
    interest: textField(
      { name: 'interest', label: 'What are you interested in?', isOptional: true },
      draft.interest,
    ),
    note: textField({ name: 'note', label: 'Anything else?', isOptional: true, isLong: true }, draft.note),
    consent: consentField(consentText(gym.name), draft.consent),
  }
  const callTime = callTimeField(draft.callTime)
  const trap = trapField()
  const order = ['name', 'phone', 'interest', 'note', 'consent'] as const
  const problem = el('p', { class: styles.notice, role: 'alert', hidden: true })
  const send = el('button', { type: 'submit', class: styles.primary }, 'Send enquiry')

  const read = (): Draft => ({
    name: fields.name.read(),
    phone: fields.phone.read(),
    interest: fields.interest.read(),
    callTime: callTime.read(),
    note: fields.note.read(),
    consent: fields.consent.read(),
  })
  const tell = (text: string) => {
    problem.textContent = text
    problem.hidden = text === ''
  }
  /** Says what is wrong at each field, and leads to the first; answers whether there was anything. */
  const say = (problems: Partial<Record<EnquiryField, string>>): boolean => {
    for (const name of order) fields[name].say(problems[name])
    const first = order.find((name) => problems[name] !== undefined)
    if (first !== undefined) fields[first].focus()
    return first !== undefined
  }

  /** The same for a repeat of the same words: an answer that was lost makes nothing twice. */
  let key: string | null = null
  let isTried = false
  let isSending = false

  async function submit(): Promise<void> {
    isTried = true
    tell('')
    const sent = read()
    if (say(enquiryProblems(sent, gym.locale))) return
    key ??= crypto.randomUUID()
    const { consent: _agreed, ...typed } = sent
    const refusal = await sendEnquiry({
      ...{ code, key, ...typed, consent: true, consentVersion: CONSENT_VERSION },
      website: trap.read(),
    })
    if (refusal !== null) return onClosed(refusal)
    forgetDraft(code)
    onSent(sent)
  }

  function showFailure(error: unknown): void {
    if (!(error instanceof CallFailed)) throw error
    const named = order.flatMap((name) => {
      const said = error.issues.get(name)
      return said === undefined ? [] : [[name, said] as const]
    })
    if (!say(Object.fromEntries(named))) tell(error.issues.get('consentVersion') ?? error.message)
  }

  const setSending = (now: boolean) => {
    isSending = now
    send.textContent = now ? 'Sending…' : 'Send enquiry'
    if (now) send.setAttribute('aria-disabled', 'true')
    else send.removeAttribute('aria-disabled')
  }

  const form = el(
    'form',
    { class: styles.form, novalidate: true },
    ...[fields.name.box, fields.phone.box, fields.interest.box, callTime.box, fields.note.box],
    ...[trap.box, fields.consent.box, problem, send],
  )
  form.addEventListener('input', () => {
    key = null
    const now = read()
    keepDraft(code, now)
    if (!isTried) return
    const problems = enquiryProblems(now, gym.locale)
    for (const name of order) fields[name].say(problems[name])
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    submit()
      .catch(showFailure)
      .finally(() => setSending(false))
  })
  return form
}
