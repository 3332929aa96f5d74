import { callTimes, MOST_IN_FIELD, type CallTime, type EnquiryField } from '@/domain/leads/enquiry'
import { callingCodeOf } from '@/domain/shared/callingCode'
import { groupedPhone, typedPhone, withinCountry } from '@/ui/form/typedPhone'
import { el } from './dom'
import styles from './enquire.module.css'

/** A field with its label and the place where it says what is wrong. */
export type Field<Value> = {
  box: HTMLElement
  read: () => Value
  say: (problem: string | undefined) => void
  focus: () => void
}

/** Or the code of the centre, where that is asked for first. */
type FieldName = EnquiryField | 'code'
type Shell = { name: FieldName; label: string; isOptional?: boolean }
type Input = HTMLInputElement | HTMLTextAreaElement

const idOf = (name: FieldName) => `enquiry-${name}`

/** Says what is wrong beside its input, and to who does not see it. */
function problemLine(name: FieldName, input: Input) {
  const line = el('p', { id: `${idOf(name)}-problem`, class: styles.problem, hidden: true })
  const say = (problem: string | undefined) => {
    line.textContent = problem ?? ''
    line.hidden = problem === undefined
    if (problem === undefined) {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
    } else {
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', line.id)
    }
  }
  return { line, say }
}

function labelled({ name, label, isOptional = false }: Shell, input: Input, around: HTMLElement) {
  const { line, say } = problemLine(name, input)
  const quiet = isOptional ? el('span', { class: styles.quiet }, ' (optional)') : null
  const box = el(
    'div',
    { class: styles.field },
    el('label', { for: idOf(name), class: styles.label }, label, quiet),
    around,
    line,
  )
  return { box, say, focus: () => input.focus() }
}

export function textField(
  shell: Shell & { name: keyof typeof MOST_IN_FIELD | 'code'; autocomplete?: string; isLong?: boolean },
  value: string,
): Field<string> {
  const attributes = {
    id: idOf(shell.name),
    name: shell.name,
    class: styles.input,
    autocomplete: shell.autocomplete ?? 'off',
    'aria-required': shell.isOptional === true ? undefined : 'true',
  }
  const input = shell.isLong === true ? el('textarea', { ...attributes, rows: '3' }) : el('input', attributes)
  input.value = value
  return { ...labelled(shell, input, input), read: () => input.value }
}

/** The number without the code of the centre's country, which stands before it; one with a + is taken as it is. */
export function phoneField(value: string, locale: string): Field<string> {
  const callingCode = callingCodeOf(locale)
  const input = el('input', {
    id: idOf('phone'),
    name: 'phone',
    type: 'tel',
    inputmode: 'tel',
    class: styles.input,
    autocomplete: 'tel',
    'aria-required': 'true',
  })
  const prefix = el('span', { class: styles.prefix, 'aria-hidden': 'true' }, `+${callingCode}`)
  const read = () => typedPhone(input.value, callingCode)
  const show = (phone: string) => {
    const within = withinCountry(phone, callingCode)
    input.value = callingCode === '91' ? groupedPhone(phone) : (within ?? phone)
    prefix.hidden = callingCode === '' || within === null
  }
  show(value)
  input.addEventListener('input', () => {
    prefix.hidden = callingCode === '' || /^\s*\+/.test(input.value)
  })
  input.addEventListener('change', () => show(read()))
  const around = el('div', { class: styles.group }, prefix, input)
  return { ...labelled({ name: 'phone', label: 'Phone' }, input, around), read }
}

export function callTimeField(value: CallTime): { box: HTMLElement; read: () => CallTime } {
  const inputs = callTimes.map((time) => {
    const input = el('input', { type: 'radio', name: 'callTime', value: time })
    input.checked = time === value
    return { time, input }
  })
  const choices = inputs.map(({ time, input }) =>
    el('label', { class: styles.choice }, input, el('span', {}, time)),
  )
  const box = el(
    'fieldset',
    { class: styles.field },
    el('legend', { class: styles.label }, 'When may we call?'),
    el('div', { class: styles.choices }, ...choices),
  )
  return { box, read: () => inputs.find(({ input }) => input.checked)?.time ?? 'Any time' }
}

export function consentField(text: string, value: boolean): Field<boolean> {
  const input = el('input', {
    id: idOf('consent'),
    type: 'checkbox',
    name: 'consent',
    'aria-required': 'true',
  })
  input.checked = value
  const { line, say } = problemLine('consent', input)
  const box = el(
    'div',
    { class: styles.field },
    el('label', { class: styles.consent }, input, el('span', {}, text)),
    line,
  )
  return { box, read: () => input.checked, say, focus: () => input.focus() }
}

/** What programs fill in and people neither see nor reach; named so that no browser fills it in for them. */
export function trapField(): { box: HTMLElement; read: () => string } {
  const input = el('input', { name: 'more', tabindex: '-1', autocomplete: 'off' })
  const box = el(
    'div',
    { class: styles.trap, 'aria-hidden': 'true' },
    el('label', {}, 'Leave this empty', input),
  )
  return { box, read: () => input.value }
}
