import '@/ui/tokens.css'
import '@/ui/base.css'
import { closedSentence } from '@/domain/leads/enquiry'
import { codeForm } from './codeForm'
import { el } from './dom'
import styles from './enquire.module.css'
import { CallFailed, readGym, type EnquiryGym } from './enquiryCalls'
import { enquiryForm } from './enquiryForm'
import { gymContacts, gymHead, gymHours, notice, retry, thanks } from './panels'

const NO_SUCH_CODE = 422

const root = document.getElementById('enquire')
if (root === null) throw new Error('enquire.html has no #enquire to stand in.')
const place = root

/** The code in `/enquire/{code}`; '' where there is none, or nobody could have made it. */
function codeInAddress(): string {
  try {
    return decodeURIComponent(/^\/enquire\/([^/]+)/.exec(window.location.pathname)?.[1] ?? '')
  } catch {
    return ''
  }
}

function show(...content: (Node | null)[]): void {
  place.replaceChildren(el('main', { class: styles.page }, ...content))
  place.removeAttribute('aria-busy')
}

/** What has happened is read out, and the page begins where it stands. */
function showPanel(head: HTMLElement | null, panel: HTMLElement): void {
  show(head, panel)
  panel.querySelector('h2')?.focus()
  window.scrollTo(0, 0)
}

const unknown = () =>
  notice(
    'No centre found',
    'Check the address, scan the code at the centre again, or type the code that it gave you.',
    codeForm(),
  )

function showForm(code: string, gym: EnquiryGym): void {
  const form = enquiryForm(code, gym, {
    onSent: (sent) =>
      showPanel(
        gymHead(gym),
        thanks(gym, sent, () => showForm(code, gym)),
      ),
    onClosed: (reason) => showPanel(gymHead(gym), notice('No enquiries here', reason, gymContacts(gym))),
  })
  const intro = el('p', { class: styles.intro }, 'Leave your number and we call you back.')
  show(
    gymHead(gym),
    gymHours(gym),
    el('section', { class: styles.panel, 'aria-label': 'Enquiry' }, intro, form),
  )
}

async function open(code: string): Promise<void> {
  const bars = Array.from({ length: 5 }, () => el('span', { class: styles.bar }))
  place.replaceChildren(el('div', { class: styles.page, 'aria-hidden': 'true' }, ...bars))
  place.setAttribute('aria-busy', 'true')
  if (code === '') return show(unknown())
  try {
    const gym = await readGym(code)
    document.title = `Enquire at ${gym.name}`
    if (gym.isOpen) return showForm(code, gym)
    const text = closedSentence(gym, gym.locale)
    show(gymHead(gym), gymHours(gym), notice('No enquiries here', text, gymContacts(gym)))
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    const isUnknown = error.status === NO_SUCH_CODE || error.status === 400
    show(
      isUnknown
        ? unknown()
        : notice(
            'Not loaded',
            error.message,
            retry(() => void open(code)),
          ),
    )
  }
}

void open(codeInAddress())
