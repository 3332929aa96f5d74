import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { MemberPicker } from './MemberPicker'

type Props = {
  /** Takes the focus of the dialog. */
  isFirst: boolean
  hint?: string
  /** Told what is typed, for a form that must not lose it where nobody is chosen. */
  onTyped?: (text: string) => void
}

/** Whom a form is about: its `memberId`, chosen out of the directory. */
export function MemberField(props: Props) {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const { field, fieldState } = useController<{ memberId: string }, 'memberId'>({ name: 'memberId' })
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const entry = directory.status === 'ready' ? directory.value.get(field.value) : undefined
  return (
    <MemberPicker
      {...props}
      chosen={entry ? { id: field.value, entry } : null}
      onChoose={(hit) => field.onChange(hit?.id ?? '')}
      problem={fieldState.error?.message}
      field="memberId"
    />
  )
}
