import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { Member } from './member'

/** The desk brings back who has left; who was deleted comes back by whoever may delete, as the rules hold it (PRODUCT 4.5). */
export const mayRestore = ({ deleted }: Pick<Member, 'deleted'>, role: Role): boolean =>
  !deleted || may(role, 'members.delete')
