import { enquiryPath } from '@/domain/leads/enquiry'
import { el } from './dom'
import styles from './enquire.module.css'
import { CallFailed, gymNameOf } from './enquiryCalls'
import { textField } from './fields'

/** Codes that we make have as many letters: a whole one is looked up without a further press. */
const WHOLE = 8
const PAUSE_MS = 400

const linkTo = (code: string, name: string) =>
  el('a', { class: styles.primary, href: enquiryPath(code) }, `Enquire at ${name}`)

/**
 * PRODUCT 4.9: whoever has a centre's code alone types it here. The centre's name is shown when it was found, and else what the
 * server says, word for word, at the field (SPECIFICATION 7).
 */
export function codeForm(): HTMLFormElement {
  const code = textField({ name: 'code', label: 'Code of the centre' }, '')
  const found = el('div', { 'aria-live': 'polite' })
  const look = el('button', { type: 'submit', class: styles.secondary }, 'Find the centre')
  const typed = () => code.read().trim().toUpperCase()
  let pause: ReturnType<typeof setTimeout> | undefined
  /** What is shown, or on its way. */
  let asked = ''

  async function lookUp(): Promise<void> {
    const wanted = typed()
    if (wanted === '') return code.say('Enter the code')
    if (wanted === asked) return
    asked = wanted
    try {
      const name = await gymNameOf(wanted)
      if (asked === wanted) found.replaceChildren(linkTo(wanted, name))
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (asked !== wanted) return
      // Asked for again, it is looked up again.
      asked = ''
      code.say(error.issues.get('code') ?? error.message)
    }
  }

  const form = el('form', { class: styles.form, novalidate: true }, code.box, found, look)
  form.addEventListener('input', () => {
    clearTimeout(pause)
    asked = ''
    code.say(undefined)
    found.replaceChildren()
    if (typed().length >= WHOLE) pause = setTimeout(() => void lookUp(), PAUSE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(pause)
    void lookUp()
  })
  return form
}
