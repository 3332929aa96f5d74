import type { ListedMember } from '@/domain/members/listedMember'
import type { Several } from '@/components/members/several'
import { aboutMember, memberTemplates, smsFor } from './smsFor'
import { SmsSheet, type SmsWords } from './SmsSheet'

const words: SmsWords<ListedMember> = {
  ...{ one: 'member', many: 'members', templates: memberTemplates },
  to: ({ id }) => ({ memberId: id }),
  about: aboutMember,
  textFor: smsFor,
}

/** Writes to members. */
export const SmsDialog = (props: { who: Several; onClose: () => void }) => (
  <SmsSheet words={words} {...props} />
)
