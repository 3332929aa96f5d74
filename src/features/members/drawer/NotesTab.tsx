import { useState } from 'react'
import type { Member } from '@/domain/members/member'
import { memberRepository } from '@/data/members/memberRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import styles from './notes.module.css'

/** Notes that were typed and not saved, for as long as the page lives: closing the drawer or J and K lose nothing. */
const drafts = new Map<string, string>()

const draftOf = (memberId: string): string | null => drafts.get(memberId) ?? null

function keepDraft(memberId: string, text: string | null): void {
  if (text === null) drafts.delete(memberId)
  else drafts.set(memberId, text)
}

const MOST = 2000

/** Free words about a member. What was typed and not saved is there again when the drawer is. */
export function NotesTab({ member }: { member: Member }) {
  const { gymId, settings } = useGym()
  const members = useRepository(memberRepository)
  const [isSaving, setSaving] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(member.id))
  const [problem, setProblem] = useState<Error | null>(null)
  const text = draft ?? member.notes
  const isChanged = text !== member.notes

  const change = (next: string | null) => {
    setDraft(next)
    keepDraft(member.id, next)
  }

  const saveNotes = async () => {
    setSaving(true)
    setProblem(null)
    try {
      await members.setNotes(gymId, member.id, text)
      change(null)
      showToast({ text: 'The note is saved.' })
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error('The note could not be saved. Try again.'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className={styles.notes}>
      {problem && <ErrorLine error={problem} />}
      <label className={styles.label}>
        Notes about {member.name}
        <textarea
          className={styles.text}
          value={text}
          maxLength={MOST}
          placeholder="Injuries, goals, wishes, what was agreed"
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isChanged) return
            event.preventDefault()
            void saveNotes()
          }}
        />
      </label>
      <div className={styles.acts}>
        <Button kind="primary" isBusy={isSaving} disabled={!isChanged} onClick={() => void saveNotes()}>
          Save note
        </Button>
        {isChanged && (
          <Button kind="quiet" onClick={() => change(null)}>
            Discard
          </Button>
        )}
        <span className={styles.quiet}>
          {text.length.toLocaleString(settings.locale)} of {MOST.toLocaleString(settings.locale)} letters
        </span>
      </div>
    </div>
  )
}
