import type { MarkDone } from '@/data/attendance/markAttendance'
import type { Decision } from '@/domain/attendance/decide'
import type { Standing } from '@/domain/attendance/presence'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'

/** One person as the verdict shows them. */
export type Judged = Standing & { id: string; entry: DirectoryEntry; decision: Decision }

/** Whether their next mark is the way out, unless they say that they are here again. */
export const isLeavingNext = ({ insideSince, autoExit }: Standing) =>
  insideSince !== null || autoExit !== null

/** Whether they may not come in, so that Enter marks nothing. Nothing stops who is inside on the way out. */
export const isStopped = ({ decision, insideSince }: Pick<Judged, 'decision' | 'insideSince'>) =>
  insideSince === null && decision.verdict === 'stop'

type Face = { tone: 'allow' | 'warn' | 'stop' | 'inside' | 'greet'; word: string; icon: string }

const WARNING = 'pi-exclamation-triangle'

/** Why somebody comes in with a word, in two of them: the one to be said first. */
function warningOf({ state, due, lacksConsent }: Decision): string {
  if (state === 'Grace') return 'grace period'
  if (due > 0) return 'payment due'
  return lacksConsent ? 'consent missing' : 'expires soon'
}

function faceBefore(decision: Decision): Face {
  switch (decision.verdict) {
    case 'allow':
      return { tone: 'allow', word: 'Let in', icon: 'pi-check-circle' }
    case 'warn':
      return { tone: 'warn', word: `Let in: ${warningOf(decision)}`, icon: WARNING }
    case 'stop':
      return { tone: 'stop', word: 'Stop', icon: 'pi-times-circle' }
  }
}

/** Of whose visit ended by itself: only they can say which way they go. */
function faceAfterAutoExit(decision: Decision): Face {
  switch (decision.verdict) {
    case 'allow':
      return { tone: 'inside', word: 'Leaving or back?', icon: 'pi-question-circle' }
    case 'warn':
      return { tone: 'warn', word: `Leaving or back: ${warningOf(decision)}`, icon: WARNING }
    case 'stop':
      return { tone: 'stop', word: 'Stop, unless leaving', icon: 'pi-times-circle' }
  }
}

/**
 * The colour and the word of the card: before the mark what to do, after it what was done. Blue greets a birthday or
 * somebody new, and never hides a warning.
 */
export function faceOf({ decision, insideSince, autoExit }: Judged, done: MarkDone | null): Face {
  const isGreeted = decision.verdict === 'allow' && decision.occasions.length > 0
  if (!done && insideSince) return { tone: 'inside', word: 'Inside', icon: 'pi-sign-out' }
  if (!done && autoExit) return faceAfterAutoExit(decision)
  if (!done)
    return isGreeted ? { ...faceBefore(decision), tone: 'greet', icon: 'pi-star-fill' } : faceBefore(decision)
  const { kind } = done.mark
  if (kind === 'ignored') return { tone: 'inside', word: 'Marked already', icon: 'pi-info-circle' }
  if (kind === 'exit') return { tone: 'allow', word: 'Out', icon: 'pi-sign-out' }
  if (decision.verdict === 'allow')
    return {
      tone: isGreeted ? 'greet' : 'allow',
      word: 'In',
      icon: isGreeted ? 'pi-star-fill' : 'pi-check-circle',
    }
  const word = decision.verdict === 'stop' ? 'Let in anyway' : `In: ${warningOf(decision)}`
  return { tone: 'warn', word, icon: WARNING }
}
