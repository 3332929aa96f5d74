import type { MessageTemplate } from '@/domain/messages/template'
import type { ListedMember } from '@/domain/members/listedMember'
import { formatCivil } from '@/domain/shared/formatDate'
import { endsOnOf } from '@/domain/members/memberState'
import type { SmsAbout } from './smsKey'
import { smsText, type SmsGym, type SmsText } from './smsText'

/** The service messages that are about a member alone; a receipt belongs to its invoice. */
export const memberTemplates = [
  { key: 'renewalDue', label: 'The package ends soon' },
  { key: 'expired', label: 'The package has ended' },
  { key: 'welcome', label: 'Welcome' },
] as const

/** What a template may name of a member, as the server fills it in. */
const smsVarsOf = (member: ListedMember, { gymName }: SmsGym): Record<string, string> => {
  const endsOn = endsOnOf(member)
  return {
    name: member.name,
    centre: gymName,
    package: member.packageName,
    endDate: endsOn === null ? '' : formatCivil(endsOn),
  }
}

/** What an act may change within the day, by the variable that says it; a package may give way to another with the same last day. */
export const aboutMember = (member: ListedMember): SmsAbout => ({
  package: member.lookup.packageId,
  endDate: endsOnOf(member) ?? '',
})

const NO_PACKAGE = 'There is no package to write about.'
const needed = { package: NO_PACKAGE, endDate: NO_PACKAGE }

/** The text this member gets, or why none can be sent. */
export const smsFor = (member: ListedMember, template: MessageTemplate, gym: SmsGym): SmsText =>
  smsText(member.phone, template, { vars: smsVarsOf(member, gym), needed }, gym)
