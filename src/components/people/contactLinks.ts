import { dialledFrom, isPlausiblePhone } from '@/domain/shared/phone'

/** null when it can't be called. */
const dialled = (phone: string, locale: string): string | null =>
  isPlausiblePhone(phone) ? dialledFrom(phone, locale) || null : null

/** `locale` is the centre's: whose country a number is of that names none. */
export function callLink(phone: string, locale: string): string | null {
  const number = dialled(phone, locale)
  return number && `tel:+${number}`
}

/** Opens the chat with the text ready to send; nothing is sent by itself. */
export function whatsAppLink(phone: string, text: string, locale: string): string | null {
  const number = dialled(phone, locale)
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
