import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { memberRepository } from '@/data/members/memberRepository'
import { MemberPicker } from '@/components/members/MemberPicker'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Whom something was earned with: a session, a renewal. */
export function MemberField({ onTyped }: { onTyped: (text: string) => void }) {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const { field, fieldState } = useController<{ memberId: string }, 'memberId'>({ name: 'memberId' })
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const entry = directory.status === 'ready' ? directory.value.get(field.value) : undefined
  return (
    <MemberPicker
      chosen={entry ? { id: field.value, entry } : null}
      onChoose={(hit) => field.onChange(hit?.id ?? '')}
      onTyped={onTyped}
      isFirst={false}
      problem={fieldState.error?.message}
    />
  )
}
