import { ownTemplate, type TextSettings } from './templateInUse'
import { defaultText, greetingText } from './messageKinds'
import { renderMessage, templateOf } from './template'

type Words = Readonly<Record<string, string>>

/** A record without a name stops no chat. */
const called = (vars: Words): Words => ({ ...vars, name: (vars['name'] ?? '').trim() || 'there' })

const rendered = (body: string, vars: Words): string => {
  const text = renderMessage(templateOf({ gymId: '', key: '', channel: 'whatsapp' }, body), vars)
  return text.kind === 'rendered' ? text.text : ''
}

/** How the centre begins to write to somebody. */
export const greetingFor = (name: string, gymName: string, locale: string): string =>
  rendered(greetingText(locale), called({ name, centre: gymName }))

/** A sentence that names a package where none is known. */
const withoutPackage = (text: string) => text.replace(/(?: for)? \{package\}/g, '')

/**
 * What a chat of WhatsApp begins with: the centre's own text where all that it names is known, else the default one, which does
 * without a package.
 */
export function chatText(key: string, told: Words, settings: TextSettings): string {
  const vars = called(told)
  const own = ownTemplate({ gymId: '', key, channel: 'whatsapp' }, settings)
  const text = own === null ? null : renderMessage(own, vars)
  if (text?.kind === 'rendered') return text.text
  const usual = defaultText(key, 'whatsapp', settings.locale) ?? ''
  return rendered((vars['package'] ?? '') === '' ? withoutPackage(usual) : usual, vars)
}
