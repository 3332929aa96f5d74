import { countryProblem } from '@/domain/messages/countries'
import { e164Of } from '@/domain/messages/e164'
import { renderMessage, type MessageTemplate } from '@/domain/messages/template'
import type { Member } from '@/domain/members/member'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { endsOnOf, shownPackageOf } from '../standing/coverText'

export type SmsCentre = { centreName: string; locale: string; messageCountries: readonly string[] }

/** What a template may name of a member. */
export const smsVarsOf = (member: Member, centreName: string): Record<string, string> => {
  const endsOn = endsOnOf(member)
  return {
    name: member.name,
    centre: centreName,
    package: shownPackageOf(member)?.name ?? '',
    endDate: endsOn === null ? '' : formatCivil(endsOn),
  }
}

const NEEDS_PACKAGE = ['package', 'endDate']

/** The text this member gets, or why none can be sent; `locale` and `messageCountries` are the centre's. */
export function smsFor(
  member: Member,
  template: MessageTemplate,
  { centreName, locale, messageCountries }: SmsCentre,
): { kind: 'rendered'; text: string } | Refusal {
  const number = e164Of(member.phone, locale)
  if (number === null)
    return refused(member.phone === '' ? 'There is no phone number.' : `${member.phone} is no mobile number.`)
  const problem = countryProblem(number, messageCountries)
  if (problem !== null) return refused(`${member.phone}: ${problem}`)
  const vars = smsVarsOf(member, centreName)
  const lacksPackage = template.varNames.some((name) => NEEDS_PACKAGE.includes(name) && vars[name] === '')
  if (lacksPackage) return refused('There is no package to write about.')
  return renderMessage(template, vars)
}
