import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { ListedMember } from '@/domain/members/listedMember'
import { mayRestore } from '@/domain/members/mayRestore'
import type { InactiveTab } from '@/domain/members/memberFilter'
import type { MemberRepository } from '@/data/members/memberRepository'
import type { BulkAction } from '@/lists/bulkAction'
import type { Selection } from '@/lists/useSelection'
import type { Several } from '@/components/members/several'
import type { MemberActs } from './useMemberActs'

type Writes = Pick<MemberRepository, 'restore' | 'remove' | 'undoRemove'>
export type BulkContext = { gymId: string; role: Role; members: Writes; acts: MemberActs }

const several = ({ count, rows, clear }: Selection<ListedMember>): Several => ({ count, rows, clear })

const countOf = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`

const deleteMany = ({ gymId, role, members }: BulkContext): BulkAction<ListedMember>[] =>
  may(role, 'members.delete')
    ? [
        {
          id: 'delete',
          label: 'Delete',
          icon: 'pi-trash',
          isDanger: true,
          title: (count) => `Delete ${countOf(count)}`,
          text: 'They go to Inactive members, Deleted, with all their history, and can be restored there.',
          each: (member) => members.remove(gymId, member.id),
          undoEach: (member) => members.undoRemove(gymId, member.id),
          doneText: (done) => `${countOf(done)} deleted.`,
        },
      ]
    : []

const smsMany = ({ acts }: BulkContext): BulkAction<ListedMember> => ({
  id: 'sms',
  label: 'Send SMS',
  icon: 'pi-comment',
  run: (selection) => acts.sendSms(several(selection)),
})

const deactivateMany = ({ acts }: BulkContext): BulkAction<ListedMember> => ({
  id: 'deactivate',
  label: 'Deactivate',
  icon: 'pi-ban',
  run: (selection) => acts.deactivate(several(selection)),
})

const restoreMany = ({ gymId, members }: BulkContext): BulkAction<ListedMember> => ({
  id: 'restore',
  label: 'Restore',
  icon: 'pi-undo',
  title: (count) => `Restore ${countOf(count)}`,
  text: 'They are back among the members who train here.',
  each: (member) => members.restore(gymId, member.id),
  doneText: (done) => `${countOf(done)} restored.`,
})

const trainerOfMany = ({ role, acts }: BulkContext): BulkAction<ListedMember>[] =>
  may(role, 'members.assignTrainer')
    ? [
        {
          id: 'trainer',
          label: 'Assign trainer',
          icon: 'pi-user-plus',
          run: (selection) => acts.assignTrainer(several(selection)),
        },
      ]
    : []

export const activeBulkActions = (context: BulkContext): BulkAction<ListedMember>[] => [
  {
    id: 'extend',
    label: 'Extend',
    icon: 'pi-calendar-plus',
    run: (selection) => context.acts.extend(several(selection)),
  },
  smsMany(context),
  // A card bears no phone, no amount and no date: whoever works at the desk may print it.
  {
    id: 'cards',
    label: 'Print cards',
    icon: 'pi-qrcode',
    run: (selection) => context.acts.printCards(several(selection)),
  },
  ...trainerOfMany(context),
  deactivateMany(context),
  ...deleteMany(context),
]

/** Who merely lapsed is on the active side still: there is nothing to restore. */
export const inactiveBulkActions = (context: BulkContext, tab: InactiveTab): BulkAction<ListedMember>[] => {
  if (tab === 'deleted') return mayRestore({ deleted: true }, context.role) ? [restoreMany(context)] : []
  if (tab === 'deactivated') return [restoreMany(context), smsMany(context), ...deleteMany(context)]
  return [smsMany(context), deactivateMany(context), ...deleteMany(context)]
}
