import { actRoles } from '@/domain/acts/actNames'
import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { GymSettings } from '@/domain/gyms/settings'
import type { ListedMember } from '@/domain/members/listedMember'
import { mayRestore } from '@/domain/members/mayRestore'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { RowAction } from '@/lists/EntityTable'
import { callLink } from '@/components/people/contactLinks'
import { availableActs } from '@/components/packageLife/availableActs'
import { whyNoEntry } from '@/domain/attendance/admission'
import type { MemberActs } from './useMemberActs'

export type ActionContext = {
  acts: MemberActs
  edit: (id: string) => void
  today: CivilDate
  settings: GymSettings
  role: Role
}

const blockedBy = (why: string | null) => (why === null ? {} : { isDisabled: true, why })

const contactActions = (member: ListedMember, { acts, settings }: ActionContext): RowAction[] => {
  const why =
    callLink(member.phone, settings.locale) === null ? 'There is no phone number that can be called' : null
  return [
    {
      label: 'WhatsApp',
      icon: 'pi-whatsapp',
      key: 'W',
      run: () => acts.message(member),
      ...blockedBy(why),
    },
    { label: 'Send SMS', icon: 'pi-comment', run: () => acts.sendSms(member), ...blockedBy(why) },
    { label: 'Call', icon: 'pi-phone', run: () => acts.call(member), ...blockedBy(why) },
  ]
}

const packageActions = (member: ListedMember, { acts, today, role }: ActionContext): RowAction[] =>
  availableActs(member, today, role).map(({ act, ...rest }) => ({
    ...rest,
    run: () => acts.startPackageAct(act, member),
  }))

const collectors: readonly Role[] = actRoles.collect

/** Whether this role may take money of them, and there is some to take. */
export const mayCollect = ({ totalDueAmount }: Pick<ListedMember, 'totalDueAmount'>, role: Role): boolean =>
  totalDueAmount > 0 && collectors.includes(role)

const collectAction = (member: ListedMember, { acts, role }: ActionContext): RowAction[] =>
  mayCollect(member, role)
    ? [{ label: 'Collect', icon: 'pi-wallet', key: 'C', run: () => acts.collect(member) }]
    : []

const editAction = (member: ListedMember, { edit }: ActionContext): RowAction => ({
  label: 'Edit',
  icon: 'pi-pencil',
  key: 'E',
  run: () => edit(member.id),
})

/** What the devices at the door do; nothing where they do not know the member. */
const doorAction = (member: ListedMember, { acts }: ActionContext): RowAction => ({
  label: 'Door access',
  icon: 'pi-lock',
  run: () => acts.setDoorAccess(member),
  ...blockedBy(
    member.biometricUserId === 0 ? 'There is no biometric id: enter the number of the device by Edit' : null,
  ),
})

const blockAction = (member: ListedMember, { acts, role }: ActionContext): RowAction[] => {
  if (!may(role, 'members.block')) return []
  return member.blocked
    ? [{ label: 'Unblock', icon: 'pi-lock-open', run: () => acts.unblock(member) }]
    : [{ label: 'Block', icon: 'pi-user-minus', run: () => acts.block(member) }]
}

const deleteAction = (member: ListedMember, { acts, role }: ActionContext): RowAction[] =>
  may(role, 'members.delete')
    ? [{ label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => acts.remove(member) }]
    : []

/** For good: what is left is a record without a person. */
const eraseAction = (member: ListedMember, { acts, role }: ActionContext): RowAction[] =>
  may(role, 'members.erase')
    ? [{ label: 'Erase', icon: 'pi-eraser', isDanger: true, run: () => acts.erase(member) }]
    : []

function whyNotRestored(member: ListedMember, role: Role): string | null {
  if (member.isErased) return 'This person was erased, so there is nobody to bring back'
  return mayRestore(member, role) ? null : 'Only the owner can restore a deleted member'
}

const restoreAction = (member: ListedMember, { acts, role }: ActionContext): RowAction => ({
  label: 'Restore',
  icon: 'pi-undo',
  key: 'R',
  run: () => acts.restore(member),
  ...blockedBy(whyNotRestored(member, role)),
})

const trainerAction = (member: ListedMember, { acts, role }: ActionContext): RowAction[] =>
  may(role, 'members.assignTrainer')
    ? [{ label: 'Assign trainer', icon: 'pi-user-plus', run: () => acts.assignTrainer(member) }]
    : []

/** What may be done to this member now, by this role; the keys work on the row that has the focus. */
export function memberActions(member: ListedMember, context: ActionContext): RowAction[] {
  const { acts, today, settings } = context
  if (member.isErased) return [restoreAction(member, context)]
  if (member.deleted || !member.isActive)
    return [
      restoreAction(member, context),
      ...collectAction(member, context),
      ...contactActions(member, context),
      editAction(member, context),
      doorAction(member, context),
      ...(member.deleted ? [] : deleteAction(member, context)),
      ...eraseAction(member, context),
    ]
  const packageActs = packageActions(member, context)
  const [first, ...others] = packageActs.filter(({ isDanger }) => !isDanger)
  return [
    {
      label: 'Check in or out',
      icon: 'pi-sign-in',
      key: 'I',
      run: () => acts.checkIn(member),
      ...blockedBy(whyNoEntry(member, today, settings)),
    },
    ...(first ? [first] : []),
    ...collectAction(member, context),
    ...others,
    ...contactActions(member, context),
    editAction(member, context),
    ...trainerAction(member, context),
    doorAction(member, context),
    { label: 'Print card', icon: 'pi-qrcode', run: () => acts.printCards(member) },
    ...blockAction(member, context),
    { label: 'Deactivate', icon: 'pi-ban', key: 'D', run: () => acts.deactivate(member) },
    ...packageActs.filter(({ isDanger }) => isDanger),
    ...deleteAction(member, context),
  ]
}
