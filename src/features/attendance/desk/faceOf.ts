import type { MarkDone } from '@/data/attendance/markAttendance'
import type { Decision } from '@/domain/attendance/decide'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'

/** One person as the verdict shows them. `insideSince`: entry of the visit that is still open. */
export type Judged = { id: string; entry: DirectoryEntry; decision: Decision; insideSince: Date | null }

type Face = { tone: 'allow' | 'warn' | 'stop' | 'inside' | 'greet'; word: string; icon: string }

const faces = {
  allow: { tone: 'allow', word: 'Let in', icon: 'pi-check-circle' },
  warn: { tone: 'warn', word: 'Let in, but', icon: 'pi-exclamation-triangle' },
  stop: { tone: 'stop', word: 'Stop', icon: 'pi-times-circle' },
} as const satisfies Record<string, Face>

/**
 * The colour and the word of the card: before the mark what to do, after it what was done. Blue greets a birthday or
 * somebody new, and never hides a warning.
 */
export function faceOf({ decision, insideSince }: Judged, done: MarkDone | null): Face {
  const isGreeted = decision.verdict === 'allow' && decision.occasions.length > 0
  if (!done && insideSince) return { tone: 'inside', word: 'Inside', icon: 'pi-sign-out' }
  if (!done)
    return isGreeted ? { ...faces.allow, tone: 'greet', icon: 'pi-star-fill' } : faces[decision.verdict]
  const { kind } = done.mark
  if (kind === 'ignored') return { tone: 'inside', word: 'Marked already', icon: 'pi-info-circle' }
  if (kind === 'exit') return { tone: 'allow', word: 'Out', icon: 'pi-sign-out' }
  if (decision.verdict === 'allow')
    return {
      tone: isGreeted ? 'greet' : 'allow',
      word: 'In',
      icon: isGreeted ? 'pi-star-fill' : 'pi-check-circle',
    }
  return { tone: 'warn', word: 'In, but', icon: 'pi-exclamation-triangle' }
}
