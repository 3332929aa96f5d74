import { countryProblem } from '@/domain/messages/countries'
import { e164Of } from '@/domain/messages/e164'
import { renderMessage, type MessageTemplate } from '@/domain/messages/template'
import type { ListedMember } from '@/domain/members/listedMember'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { endsOnOf } from '@/domain/members/memberState'

/** The service messages that are about a member alone; a receipt belongs to its invoice. */
export const memberTemplates = [
  { key: 'renewalDue', label: 'The package ends soon' },
  { key: 'expired', label: 'The package has ended' },
  { key: 'welcome', label: 'Welcome' },
] as const
export type MemberTemplateKey = (typeof memberTemplates)[number]['key']

export type SmsGym = { gymName: string; locale: string; messageCountries: readonly string[] }

/** What a template may name of a member, as the server fills it in. */
const smsVarsOf = (member: ListedMember, gymName: string): Record<string, string> => {
  const endsOn = endsOnOf(member)
  return {
    name: member.name,
    centre: gymName,
    package: member.packageName,
    endDate: endsOn === null ? '' : formatCivil(endsOn),
  }
}

const NEEDS_PACKAGE = ['package', 'endDate']

/** The text this member gets, or why none can be sent; `locale` and `messageCountries` are the centre's. */
export function smsFor(
  member: ListedMember,
  template: MessageTemplate,
  { gymName, locale, messageCountries }: SmsGym,
): { kind: 'rendered'; text: string } | Refusal {
  const number = e164Of(member.phone, locale)
  if (number === null)
    return refused(member.phone === '' ? 'There is no phone number.' : `${member.phone} is no mobile number.`)
  const problem = countryProblem(number, messageCountries)
  if (problem !== null) return refused(`${member.phone}: ${problem}`)
  const vars = smsVarsOf(member, gymName)
  const lacksPackage = template.varNames.some((name) => NEEDS_PACKAGE.includes(name) && vars[name] === '')
  if (lacksPackage) return refused('There is no package to write about.')
  return renderMessage(template, vars)
}
