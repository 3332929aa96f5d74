import { heldMember } from '@/data/members/memberRecords'
import type { StoredDocument } from '@/data/store/documentStore'
import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import { shownPackageOf } from '@/domain/members/listLine'
import { endsOnOf } from '@/domain/members/memberState'
import type { MessageTemplate } from '@/domain/messages/template'
import { formatCivil } from '@/domain/shared/formatDate'
import { refusedAt, type Refused } from './messageText'
import { readsAsDay, tellsAmount } from './typedValue'

export type Words = Record<string, string>

/** Who queues: a caller, or the server by itself. */
export type Writer = Role | 'SERVER'

/** Words of a caller's own leave in the centre's name only where they are its owner's. */
export const mayWriteFreely = (role: Writer): boolean => role !== 'SERVER' && may(role, 'messages.write')

/** What the records say of whom a message goes to, and of the centre: nobody sends it along (ACTS, last section). */
const knownVariables = ['name', 'firstName', 'centre', 'package', 'endDate', 'phone', 'trialOn']

/** What a template may say of a member; nothing of a package where there is none. */
export function wordsOfMember(stored: StoredDocument, timezone: string): Words {
  const member = heldMember(stored, timezone)?.member
  if (member === undefined) return {}
  const name = shownPackageOf(member)?.name ?? ''
  const endsOn = endsOnOf(member)
  return {
    ...(name !== '' && { package: name }),
    ...(endsOn !== null && { endDate: formatCivil(endsOn) }),
  }
}

/** Of a variable that no record fills, on any channel: what an operator takes for one. */
const MOST_TYPED = 30
/** Of those, what a text has for a day. */
const typedDays = ['startDate', 'dueDate', 'date']

/** The caller's words for the variables that only they can fill; refused where they could pass for a receipt. */
export function typedWords(
  { varNames }: Pick<MessageTemplate, 'varNames'>,
  vars: Words,
  { role, currency }: { role: Writer; currency: string },
): Words | Refused {
  const isFree = mayWriteFreely(role)
  const typed: Words = {}
  for (const [name, value] of Object.entries(vars)) {
    if (!varNames.includes(name) || knownVariables.includes(name)) continue
    if (value.length > MOST_TYPED)
      return refusedAt('vars', `Enter at most ${MOST_TYPED} characters for "${name}".`)
    if (!isFree && tellsAmount(value, currency))
      return refusedAt(
        'vars',
        'Amounts are told by a receipt, which is sent from its invoice. Leave them out.',
      )
    if (!isFree && typedDays.includes(name) && !readsAsDay(value))
      return refusedAt('vars', `Enter a day like 20 Nov, 2026 for "${name}".`)
    typed[name] = value
  }
  return typed
}
