import { countryProblem } from '@/domain/messages/countries'
import { e164Of } from '@/domain/messages/e164'
import { renderMessage, type MessageTemplate } from '@/domain/messages/template'
import { refused, type Refusal } from '@/domain/shared/refusal'

/** `phone` is the centre's own number; `locale` and `messageCountries` are its settings. */
export type SmsGym = { gymName: string; phone: string; locale: string; messageCountries: readonly string[] }

export type SmsText = { kind: 'rendered'; text: string } | Refusal

/** Why no text goes to that number; null where one may. */
function refuseNumber(phone: string, { locale, messageCountries }: SmsGym): Refusal | null {
  const number = e164Of(phone, locale)
  if (number === null)
    return refused(phone === '' ? 'There is no phone number.' : `${phone} is no mobile number.`)
  const problem = countryProblem(number, messageCountries)
  return problem === null ? null : refused(`${phone}: ${problem}`)
}

/** The text that goes to a number, or why none can be sent; `needed` says in words what a variable is of. */
export function smsText(
  phone: string,
  template: MessageTemplate,
  { vars, needed }: { vars: Record<string, string>; needed: Record<string, string> },
  gym: SmsGym,
): SmsText {
  const problem = refuseNumber(phone, gym)
  if (problem !== null) return problem
  const lacking = template.varNames.find((name) => needed[name] !== undefined && vars[name] === '')
  return lacking === undefined ? renderMessage(template, vars) : refused(needed[lacking] ?? '')
}
