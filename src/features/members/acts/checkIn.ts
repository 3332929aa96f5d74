import type { MarkDone, MarkedPerson } from '@/data/attendance/markAttendance'
import { admissionOf, type Admission } from '@/domain/attendance/admission'
import type { CentreSettings } from '@/domain/gyms/settings'
import { directoryEntryOf } from '@/domain/members/directory'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minutesText } from '@/domain/shared/minutesText'

export const markedPersonOf = ({ id, name, memberCode, dp }: Member): MarkedPerson => ({
  personId: id,
  memberId: id,
  personType: 'member',
  name,
  code: memberCode,
  dp,
})

const fixes: Record<NonNullable<Admission['fix']>, string> = {
  renew: 'Renew it first.',
  sell: 'Sell one first.',
  endFreeze: 'End the freeze first.',
  restore: '',
}

/** Why the door stays shut today, and what opens it; null when the member may come in. */
export function whyNoEntry(member: Member, today: CivilDate, settings: CentreSettings): string | null {
  const { verdict, reasons, fix } = admissionOf(directoryEntryOf(member), today, settings)
  if (verdict !== 'stop') return null
  return [...reasons, fix === null ? '' : fixes[fix]].join(' ').trim()
}

/** What the desk reads after a mark. */
export function markText({ mark, person }: MarkDone): string {
  const { entry, exit } = mark.visit
  if (mark.kind === 'ignored') return `${person.name} was marked a moment ago. Nothing is changed.`
  if (mark.kind === 'entry') return `${person.name} is in.`
  const minutes = exit ? (exit.getTime() - entry.getTime()) / 60_000 : 0
  return `${person.name} is out after ${minutesText(minutes)}.`
}
