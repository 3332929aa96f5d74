import { useCallback, useMemo, useState } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import { storedSoon } from '@/data/attendance/storedSoon'
import { AppError } from '@/domain/shared/appError'
import { memberRepository } from '@/data/members/memberRepository'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useSignedIn } from '@/session/useSession'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import type { PackageActName } from '@/domain/packageLife/possibleActs'
import { callLink, whatsAppLink } from '@/components/people/contactLinks'
import { messageFor } from '@/components/members/messageFor'
import type { Several } from '@/components/members/several'
import { justOne } from '@/lists/choice'
import { canUndo, type MarkDone } from '@/data/attendance/markAttendance'
import type { MarkedPerson } from '@/data/attendance/markedPerson'
import { standingOf } from '@/domain/attendance/presence'
import { minutesText } from '@/domain/shared/minutesText'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { endsOnOf } from '@/domain/members/memberState'

/** What would be lost from sight with a deleted member; null when nothing is, and Undo is enough. */
export function whyAskFirst(member: ListedMember, today: CivilDate, format: MoneyFormat): string | null {
  const endsOn = endsOnOf(member)
  const isCovered = endsOn !== null && endsOn >= today
  const owed = member.totalDueAmount > 0 ? `owes ${formatMoney(member.totalDueAmount, format)}` : ''
  const covered = isCovered ? `has paid cover until ${formatCivil(endsOn)}` : ''
  const facts = [owed, covered].filter((fact) => fact !== '').join(' and ')
  if (facts === '') return null
  return `${member.name} ${facts}. Deleted members leave every list but Inactive members, Deleted; their invoices stay.`
}

export const markedPersonOf = ({ id, name, memberCode, dp }: ListedMember): MarkedPerson => ({
  personId: id,
  memberId: id,
  personType: 'member',
  name,
  code: memberCode,
  dp,
})

/** What the desk reads after a mark. */
export function markText({ mark, person }: MarkDone): string {
  const { entry, exit } = mark.visit
  if (mark.kind === 'ignored') return `${person.name} was marked a moment ago. Nothing is changed.`
  if (mark.kind === 'entry') return `${person.name} is in.`
  const minutes = exit ? (exit.getTime() - entry.getTime()) / 60_000 : 0
  return `${person.name} is out after ${minutesText(minutes)}.`
}

/** Of whose visit ended by itself only they can say which way they go (DOMAIN 6.1); the desk has a button for each. */
export const askedAtDesk = (name: string, autoExit: Date, timezone: string): string =>
  `${name} was marked out automatically at ${formatTime(autoExit, timezone)}. Mark them at the desk, which asks whether they leave or come in again.`

/** What a row, the drawer or the bulk bar may open over the list. */
export type OpenAct =
  | { kind: 'package'; act: PackageActName; memberId: string; leadId: string }
  | { kind: 'deactivate'; who: Several }
  | { kind: 'extend'; who: Several }
  | { kind: 'sms'; who: Several }
  | { kind: 'trainer'; who: Several; now: string }
  | { kind: 'door'; member: ListedMember }
  | { kind: 'erase'; member: ListedMember }
  | { kind: 'block'; member: ListedMember }
  | { kind: 'cards'; who: Several }
  | { kind: 'collect'; memberId: string }

/** Everything that may be done to a member from a list or the drawer. Failures are said in a toast. */
export type MemberActs = {
  /** `leadId`: the lead that a sale converts. */
  startPackageAct(act: PackageActName, member: Pick<ListedMember, 'id'>, leadId?: string): void
  collect(member: Pick<ListedMember, 'id'>): void
  deactivate(who: ListedMember | Several): void
  extend(who: Several): void
  checkIn(member: ListedMember): void
  message(member: ListedMember): void
  sendSms(who: ListedMember | Several): void
  setDoorAccess(member: ListedMember): void
  erase(member: ListedMember): void
  block(member: ListedMember): void
  unblock(member: ListedMember): void
  printCards(who: ListedMember | Several): void
  assignTrainer(who: ListedMember | Several): void
  call(member: ListedMember): void
  restore(member: ListedMember): void
  remove(member: ListedMember): void
}

const isMember = (who: ListedMember | Several): who is ListedMember => 'memberCode' in who

/** `acts` stays the same object while a dialog opens and closes, so that no row is drawn again for it. */
export function useMemberActs(): { acts: MemberActs; open: OpenAct | null; close: () => void } {
  const { account, backend } = useSignedIn()
  const members = useRepository(memberRepository)
  const attendance = useRepository(attendanceRepository)
  const { info, gymId, today, settings } = useGym()
  const [open, setOpen] = useState<OpenAct | null>(null)

  const acts = useMemo((): MemberActs => {
    const follow = (link: string | null) => {
      if (link === null) showToast({ text: 'There is no phone number that can be called.', tone: 'problem' })
      else window.open(link, link.startsWith('tel:') ? '_self' : '_blank', 'noopener')
    }
    return {
      startPackageAct: (act, { id }, leadId = '') => setOpen({ kind: 'package', act, memberId: id, leadId }),
      collect: ({ id }) => setOpen({ kind: 'collect', memberId: id }),
      deactivate: (who) => setOpen({ kind: 'deactivate', who: isMember(who) ? justOne(who) : who }),
      extend: (who) => setOpen({ kind: 'extend', who }),
      sendSms: (who) => setOpen({ kind: 'sms', who: isMember(who) ? justOne(who) : who }),
      printCards: (who) => setOpen({ kind: 'cards', who: isMember(who) ? justOne(who) : who }),
      assignTrainer: (who) =>
        setOpen(
          isMember(who)
            ? { kind: 'trainer', who: justOne(who), now: who.trainerId }
            : { kind: 'trainer', who, now: '' },
        ),
      setDoorAccess: (member) => setOpen({ kind: 'door', member }),
      erase: (member) => setOpen({ kind: 'erase', member }),
      block: (member) => setOpen({ kind: 'block', member }),
      unblock: (member) =>
        void attempt(async () => {
          await members.unblock(gymId, member.id)
          showToast({
            text: `${member.name} is unblocked.`,
            undo: async () => void (await members.undoUnblock(gymId, member.id)),
          })
        }),
      checkIn: (member) =>
        void attempt(async () => {
          const days = await attendance.twoDays(gymId, today)
          const { autoExit } = standingOf(member.id, days.today, days.yesterday, backend.clock.now())
          if (autoExit !== null)
            return showToast({ text: askedAtDesk(member.name, autoExit, settings.timezone) })
          const done = attendance.mark(info, markedPersonOf(member), days, account.uid)
          await storedSoon(done.stored, backend.line, (error) =>
            showToast({
              text: `The mark of ${member.name} was not stored. ${error instanceof AppError ? error.message : ''}`,
              tone: 'problem',
            }),
          )
          showToast({
            text: markText(done),
            ...(canUndo(done) && {
              undo: async () => attendance.undo(info, done, await attendance.twoDays(gymId, today)),
            }),
          })
        }),
      message: (member) =>
        follow(whatsAppLink(member.phone, messageFor(member, today, info.name, settings), settings.locale)),
      call: (member) => follow(callLink(member.phone, settings.locale)),
      restore: (member) =>
        void attempt(async () => {
          await members.restore(gymId, member.id)
          showToast({ text: `${member.name} is restored.` })
        }),
      remove: (member) =>
        void attempt(async () => {
          const why = whyAskFirst(member, today, settings)
          const act = `Delete ${member.name}`
          if (why !== null && !(await askToConfirm({ title: `${act}?`, text: why, act, isDanger: true })))
            return
          await members.remove(gymId, member.id)
          showToast({
            text: `${member.name} is deleted.`,
            undo: async () => void (await members.undoRemove(gymId, member.id)),
          })
        }),
    }
  }, [members, attendance, info, gymId, today, settings, account.uid, backend.line, backend.clock])
  const close = useCallback(() => setOpen(null), [])
  return { acts, open, close }
}
