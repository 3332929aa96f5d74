import type { MessageTemplate } from '@/domain/messages/template'
import type { CivilDate } from '@/domain/shared/civilDate'

/** Facts of whom a message goes to, each by the variable of a template that says it; '' for none. */
export type SmsAbout = Readonly<Record<string, string>>

/**
 * Names a message by its occasion (DOMAIN 4.5), so that a second press, or a repeat after a lost answer, sends nobody the same one twice
 * in a day. A fact that the text says and that has changed since makes it another one.
 */
export const smsKey = (
  { key, varNames }: Pick<MessageTemplate, 'key' | 'varNames'>,
  personId: string,
  about: SmsAbout,
  today: CivilDate,
): string => {
  const said = Object.entries(about).filter(([name]) => varNames.includes(name))
  return [key, personId, ...said.map(([, fact]) => fact), today].join(':')
}
