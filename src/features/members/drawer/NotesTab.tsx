import { useState } from 'react'
import { z } from 'zod'
import type { Member } from '@/domain/members/member'
import { bothNotes, LONGEST_NOTE, refuseNotes } from '@/domain/members/memberNotes'
import { memberRepository } from '@/data/members/memberRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { dropDraft, keepDraft, readDraft } from '@/ui/form/draft'
import { usePerson } from '@/ui/person'
import { Warning } from '@/ui/Warning'
import styles from './notes.module.css'

const draftSchema = z.object({ text: z.string(), from: z.string() })

/** What is typed, and the note that it was typed over. */
type NoteDraft = z.output<typeof draftSchema>

/** Who typed it, and about which member. */
type Place = { person: string; memberId: string }

const keyOf = (memberId: string) => `members/${memberId}/note`

const readNote = ({ person, memberId }: Place): NoteDraft | null =>
  draftSchema.safeParse(readDraft(person, keyOf(memberId), Date.now())?.values).data ?? null

function keepNote({ person, memberId }: Place, note: NoteDraft | null): void {
  if (note === null) dropDraft(person, keyOf(memberId))
  else keepDraft(person, keyOf(memberId), note, Date.now())
}

/** Free words about a member. What was typed and not saved is there again when the drawer is, for whoever typed it alone. */
export function NotesTab({ member }: { member: Member }) {
  const { gymId, settings } = useGym()
  const members = useRepository(memberRepository)
  const place = { person: usePerson(), memberId: member.id }
  const [isSaving, setSaving] = useState(false)
  const [draft, setDraft] = useState(() => readNote(place))
  const [problem, setProblem] = useState<Error | null>(null)
  const { text, from } = draft ?? { text: member.notes, from: member.notes }
  const isChanged = text !== member.notes
  // Another desk saved its note since this one was begun: whoever types says what becomes of both.
  const isMoved = isChanged && refuseNotes(member, text, from) !== null
  const maySave = isChanged && !isMoved && text.length <= LONGEST_NOTE

  const change = (next: NoteDraft | null) => {
    // What stands there as it was typed over is no draft: it would hold out against what another desk saves.
    const kept = next?.text === next?.from ? null : next
    setDraft(kept)
    keepNote(place, kept)
    setProblem(null)
  }

  const saveNotes = async () => {
    setSaving(true)
    setProblem(null)
    try {
      await members.setNotes(gymId, member.id, text, from)
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
      {isMoved && (
        <Warning role="status">
          <span>Another desk changed this note meanwhile. It says now:</span>
          <p className={styles.theirs}>{member.notes || 'Nothing'}</p>
          <button
            type="button"
            onClick={() => change({ text: bothNotes(member.notes, text, from), from: member.notes })}
          >
            Keep both
          </button>
          <button type="button" onClick={() => change({ text, from: member.notes })}>
            Keep only mine
          </button>
        </Warning>
      )}
      <label className={styles.label}>
        Notes about {member.name}
        <textarea
          className={styles.text}
          value={text}
          maxLength={LONGEST_NOTE}
          placeholder="Injuries, goals, wishes, what was agreed"
          onChange={(event) => change({ text: event.target.value, from })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !maySave) return
            event.preventDefault()
            void saveNotes()
          }}
        />
      </label>
      <div className={styles.acts}>
        <Button kind="primary" isBusy={isSaving} disabled={!maySave} onClick={() => void saveNotes()}>
          Save note
        </Button>
        {isChanged && (
          <Button kind="quiet" onClick={() => change(null)}>
            Discard
          </Button>
        )}
        <span className={styles.quiet}>
          {text.length.toLocaleString(settings.locale)} of {LONGEST_NOTE.toLocaleString(settings.locale)}{' '}
          letters
        </span>
      </div>
    </div>
  )
}
