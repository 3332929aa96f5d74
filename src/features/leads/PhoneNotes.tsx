import { useCallback, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { samePhone } from '@/domain/members/samePhone'
import type { LeadFormInput as Form } from '@/domain/leads/leadForm'
import { isPlausiblePhone, phoneDigits } from '@/domain/shared/phone'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useAsked } from '@/session/useAsked'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Warning } from '@/ui/Warning'

export type PhoneDoors = {
  onOpenLead: (id: string) => void
  onOpenMember: (id: string) => void
}

type Known = { id: string; name: string; what: string; open: () => void }

/** Who of the centre has the phone that is being typed, members first; a warning and no ban. */
function useKnown({ exceptId, seesMembers, onOpenLead, onOpenMember }: NoteProps): Known[] {
  const phone = useWatch<Form, 'phone'>({ name: 'phone' })
  const { gymId, settings } = useGym()
  const leads = useRepository(leadRepository)
  const members = useRepository(memberRepository)
  const typed = phoneDigits(phone)
  const digits = typed.length >= 10 ? typed : ''
  const asked = useLive(
    useMemo(
      () => (digits === '' ? null : leads.ofPhone(gymId, digits, settings.locale)),
      [leads, gymId, digits, settings.locale],
    ),
  )
  const directory = useLive(
    useMemo(
      () => (digits === '' || !seesMembers ? null : members.directory(gymId)),
      [members, gymId, digits, seesMembers],
    ),
  )
  if (digits === '') return []
  const found =
    directory.status === 'ready'
      ? samePhone(directory.value, { phone: digits, locale: settings.locale, exceptId: '' })
      : []
  const before = asked.status === 'ready' ? asked.value.rows.filter(({ id }) => id !== exceptId) : []
  return [
    ...found.map(({ id, name, hasLeft }) => ({
      ...{ id, name, what: hasLeft ? 'was a member' : 'is a member' },
      open: () => onOpenMember(id),
    })),
    ...before.map(({ id, name, status }) => ({
      ...{ id, name, what: `is a lead already (${status})` },
      open: () => onOpenLead(id),
    })),
  ]
}

type Answer = { digits: string; who: 'member' | 'formerMember' | 'nobody' }

const warnings: Record<Answer['who'], string> = {
  member: 'A member of this centre has this phone. Ask the front desk before you call them as a lead.',
  formerMember: 'A former member of this centre has this phone. The front desk knows when they left.',
  nobody: '',
}

/** What to say of the number that stands there now; what was answered of another one says nothing of it. '' for nothing. */
export function warningOf(
  asked: ReturnType<typeof useAsked<Answer | null>>['asked'],
  digits: string,
): string {
  if (digits === '') return ''
  if (asked.status === 'failed')
    return 'Couldn’t check whether this is a member’s phone. Check the connection, or ask the front desk.'
  return asked.status === 'ready' && asked.value?.digits === digits ? warnings[asked.value.who] : ''
}

/** What a centre's Sales learns of a number that is a member's: that it is, and nothing else of them. */
export function MemberPhoneNote() {
  const phone = useWatch<Form, 'phone'>({ name: 'phone' })
  const { gymId } = useGym()
  const { api } = useBackend()
  const typed = phoneDigits(phone)
  const digits = isPlausiblePhone(phone) && typed.length >= 10 ? typed : ''
  const { asked } = useAsked(
    useCallback(async () => {
      if (digits === '') return null
      const answer = await api.call('phoneOfMember', { gymId, phone })
      return answer && { digits, ...answer }
    }, [api, gymId, phone, digits]),
  )
  const warning = warningOf(asked, digits)
  if (warning === '') return null
  return (
    <Warning role="status">
      <i className="pi pi-exclamation-triangle" aria-hidden="true" />
      <span>{warning}</span>
    </Warning>
  )
}

type NoteProps = PhoneDoors & { exceptId: string; seesMembers: boolean }

export function SamePhoneNote(props: NoteProps) {
  const [first, ...others] = useKnown(props)
  if (!first) return null
  return (
    <Warning role="status">
      <i className="pi pi-exclamation-triangle" aria-hidden="true" />
      <span>
        {first.name} {first.what}
        {others.length > 0 &&
          `, and ${others.length} more ${others.length === 1 ? 'has' : 'have'} this phone`}
        .
      </span>
      <button type="button" onClick={first.open}>
        Open {first.name}
      </button>
    </Warning>
  )
}
