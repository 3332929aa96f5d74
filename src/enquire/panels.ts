import type { CallTime } from '@/domain/leads/enquiry'
import { dialledFrom, formatPhone, isPlausiblePhone } from '@/domain/shared/phone'
import { drawing, el } from './dom'
import type { Draft } from './draft'
import styles from './enquire.module.css'
import type { EnquiryGym } from './enquiryCalls'

const DEFAULT_LOGO = '/logo.png'
const CHECK = 'M5 13l4 4L19 7'

/** Whose page this is. */
export function gymHead({ name, city, logo }: EnquiryGym): HTMLElement {
  const image = el('img', {
    src: logo || DEFAULT_LOGO,
    alt: '',
    width: '56',
    height: '56',
    class: styles.logo,
  })
  image.addEventListener('error', () => (image.src = DEFAULT_LOGO), { once: true })
  return el(
    'header',
    { class: styles.head },
    image,
    el('div', {}, el('h1', {}, name), city === '' ? null : el('p', { class: styles.quiet }, city)),
  )
}

/** Whether it is open, and the week at a press; nothing where the centre has set no hours. */
export function gymHours({ openNow, week }: EnquiryGym): HTMLElement | null {
  if (week.length === 0) return null
  const lines = week.flatMap(({ days, hours }) => [el('dt', {}, days), el('dd', {}, hours)])
  return el(
    'details',
    { class: styles.hours },
    el('summary', {}, openNow || 'Opening hours'),
    el('dl', {}, ...lines),
  )
}

/** Calls the centre, or opens a chat with it; nothing where its number can't be called. */
export function gymContacts({ name, phone, locale }: EnquiryGym): HTMLElement | null {
  const dialled = isPlausiblePhone(phone) ? dialledFrom(phone, locale) : ''
  if (dialled === '') return null
  const text = encodeURIComponent(`Hello ${name}, I have a question.`)
  const apart = { target: '_blank', rel: 'noopener' }
  return el(
    'div',
    { class: styles.contacts },
    el('a', { class: styles.secondary, href: `tel:+${dialled}` }, `Call ${formatPhone(phone, locale)}`),
    el('a', { class: styles.secondary, href: `https://wa.me/${dialled}?text=${text}`, ...apart }, 'WhatsApp'),
  )
}

const whenWords: Record<CallTime, string> = {
  'Any time': 'soon',
  Morning: 'in the morning',
  Afternoon: 'in the afternoon',
  Evening: 'in the evening',
}

export function thanks(gym: EnquiryGym, sent: Draft, onAnother: () => void): HTMLElement {
  const again = el('button', { type: 'button', class: styles.link }, 'Send another enquiry')
  again.addEventListener('click', onAnother)
  const title = el('h2', { tabindex: '-1' }, `Thank you, ${sent.name.trim()}`)
  const number = formatPhone(sent.phone, gym.locale)
  return el(
    'section',
    { class: styles.panel },
    drawing(CHECK, styles.check),
    title,
    el('p', {}, `${gym.name} has your enquiry and will call you on ${number} ${whenWords[sent.callTime]}.`),
    gymContacts(gym),
    again,
  )
}

export const notice = (title: string, text: string, ...more: (Node | null)[]): HTMLElement =>
  el('section', { class: styles.panel }, el('h2', { tabindex: '-1' }, title), el('p', {}, text), ...more)

export function retry(onRetry: () => void): HTMLElement {
  const button = el('button', { type: 'button', class: styles.primary }, 'Try again')
  button.addEventListener('click', onRetry)
  return button
}
