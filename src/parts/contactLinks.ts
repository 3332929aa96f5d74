import { isPlausiblePhone, phoneDigits } from '@/domain/shared/phone'

/** The number as dialled from anywhere, without `+`; null when it can't be called. Ten digits are Indian. */
function dialled(phone: string): string | null {
  if (!isPlausiblePhone(phone)) return null
  const digits = phoneDigits(phone)
  return digits.length === 10 ? `91${digits}` : digits.replace(/^00/, '')
}

export function callLink(phone: string): string | null {
  const number = dialled(phone)
  return number && `tel:+${number}`
}

/** Opens the chat with the text ready to send; nothing is sent by itself. */
export function whatsAppLink(phone: string, text: string): string | null {
  const number = dialled(phone)
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
