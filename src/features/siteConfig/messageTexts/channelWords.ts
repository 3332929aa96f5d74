import { messageKinds } from '@/domain/messages/messageKinds'
import { channels, type Channel } from '@/domain/messages/channel'
import { textIdOf } from '@/domain/messages/ownText'

export const channelWords: Record<Channel, string> = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'E-mail' }

/** A message on one channel: what has a text of its own. */
export type TextPlace = { id: string; key: string; channel: Channel; label: string; when: string }

/** Every text there is, in the order of the list. */
export const textPlaces: readonly TextPlace[] = Object.entries(messageKinds).flatMap(
  ([key, { label, when, texts }]) =>
    channels
      .filter((channel) => texts[channel] !== undefined)
      .map((channel) => ({ id: textIdOf(key, channel), key, channel, label, when })),
)

/** `Renewal reminder by SMS`. */
export const titleOf = ({ label, channel }: TextPlace): string =>
  `${label} by ${channel === 'email' ? 'e-mail' : channelWords[channel]}`
