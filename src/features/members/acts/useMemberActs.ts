import { useCallback, useMemo, useState } from 'react'
import type { Member } from '@/domain/members/member'
import { storedSoon } from '@/data/attendance/storedSoon'
import { AppError } from '@/domain/shared/appError'
import { attempt } from '@/parts/attempt'
import { useCentre } from '@/session/useCentre'
import { useSignedIn } from '@/session/useSession'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import type { PackageActName } from '../packageLife/availableActs'
import { callLink, whatsAppLink } from '@/parts/contactLinks'
import { messageFor } from '../contact/messageFor'
import { markedPersonOf, markText } from './checkIn'
import { justOne, type OpenAct, type Several } from './memberAct'
import { whyAskFirst } from './whyAskFirst'

/** Everything that may be done to a member from a list or the drawer. Failures are said in a toast. */
export type MemberActs = {
  startPackageAct(act: PackageActName, member: Pick<Member, 'id'>): void
  deactivate(who: Member | Several): void
  extend(who: Several): void
  checkIn(member: Member): void
  message(member: Member): void
  sendSms(who: Member | Several): void
  setDoorAccess(member: Member): void
  printCards(who: Member | Several): void
  call(member: Member): void
  restore(member: Member): void
  remove(member: Member): void
}

const isMember = (who: Member | Several): who is Member => 'memberCode' in who

/** `acts` stays the same object while a dialog opens and closes, so that no row is drawn again for it. */
export function useMemberActs(): { acts: MemberActs; open: OpenAct | null; close: () => void } {
  const { account, backend } = useSignedIn()
  const { members, attendance } = backend.repositories
  const { info, gymId, today, settings } = useCentre()
  const [open, setOpen] = useState<OpenAct | null>(null)

  const acts = useMemo((): MemberActs => {
    const follow = (link: string | null) => {
      if (link === null) showToast({ text: 'There is no phone number that can be called.', tone: 'problem' })
      else window.open(link, link.startsWith('tel:') ? '_self' : '_blank', 'noopener')
    }
    return {
      startPackageAct: (act, { id }) => setOpen({ kind: 'package', act, memberId: id }),
      deactivate: (who) => setOpen({ kind: 'deactivate', who: isMember(who) ? justOne(who) : who }),
      extend: (who) => setOpen({ kind: 'extend', who }),
      sendSms: (who) => setOpen({ kind: 'sms', who: isMember(who) ? justOne(who) : who }),
      printCards: (who) => setOpen({ kind: 'cards', who: isMember(who) ? justOne(who) : who }),
      setDoorAccess: (member) => setOpen({ kind: 'door', member }),
      checkIn: (member) =>
        void attempt(async () => {
          const days = await attendance.twoDays(gymId, today)
          const done = attendance.mark(info, markedPersonOf(member), days, account.uid)
          await storedSoon(done.stored, backend.line, (error) =>
            showToast({
              text: `The mark of ${member.name} was not stored. ${error instanceof AppError ? error.message : ''}`,
              tone: 'problem',
            }),
          )
          showToast({
            text: markText(done),
            ...(done.mark.kind !== 'ignored' && {
              undo: async () => attendance.undo(info, done, await attendance.twoDays(gymId, today)),
            }),
          })
        }),
      message: (member) => follow(whatsAppLink(member.phone, messageFor(member, today, info.name))),
      call: (member) => follow(callLink(member.phone)),
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
  }, [members, attendance, info, gymId, today, settings, account.uid, backend.line])
  const close = useCallback(() => setOpen(null), [])
  return { acts, open, close }
}
