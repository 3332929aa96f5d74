import type { Member } from '@/domain/members/member'
import type { ApiPort } from '@/data/api/apiPort'
import { answered } from '@/components/records/answered'
import { FieldProblem } from '@/ui/form/FieldProblem'

type Known = Pick<Member, 'id' | 'biometricUserId'>

/**
 * Has the server give a member another number on the devices; one that somebody else has is said at the field, with `after` what has been
 * done so far.
 */
export async function linkPin(
  api: ApiPort,
  gymId: string,
  member: Known,
  pin: number,
  after = '',
): Promise<void> {
  if (pin === member.biometricUserId) return
  const asked = { gymId, personType: 'member', personId: member.id, pin } as const
  const answer = await api.call('linkPin', asked)
  if (answer?.kind === 'refused')
    throw new FieldProblem('biometricUserId', `${answer.reason} ${after}`.trim())
  answered(answer)
}
