import type { MarkDone } from '@/data/attendance/markAttendance'
import { minutesText } from '@/domain/shared/minutesText'
import { formatTime } from '@/domain/shared/formatDate'
import { isStopped, type Judged } from '../desk/faceOf'
import { minutesBetween } from '@/domain/attendance/presence'
import type { Tune } from '../desk/tones'
import type { Identified } from '@/domain/attendance/identify'

/** What the whole room may read. */
export type PublicWords = { tone: Tune; word: string; name: string; lines: string[] }

const SEE_DESK = 'Please see the front desk'

export const notFoundWords = (kind: Exclude<Identified['kind'], 'found'>): PublicWords => ({
  tone: 'stop',
  word: SEE_DESK,
  name: '',
  lines: [
    {
      nobody: 'We did not find that code. Scan your card or type it again.',
      several: 'More than one member has that number. Scan your card or type your member code.',
      otherGym: 'This card is of another centre.',
    }[kind],
  ],
})

export const notStoredWords: PublicWords = {
  tone: 'stop',
  word: SEE_DESK,
  name: '',
  lines: ['Your visit could not be noted just now.'],
}

/** Why not, in words fit for a room full of people: no amount, no reproach. */
const stops: Partial<Record<Judged['decision']['state'], string>> = {
  Expired: 'Your package has come to its end.',
  Frozen: 'Your package is frozen at the moment.',
  Upcoming: 'Your package has not begun yet.',
  'No package': 'There is no package for you yet.',
  Inactive: 'Your membership is not active.',
}

const daysText = (days: number) =>
  days === 1 ? 'Today is the last day of your package.' : `Your package ends in ${days} days.`

/** What is asked before anything is marked, of whose visit ended by itself; null for everybody else. */
export const questionWords = ({ entry, autoExit }: Judged, timezone: string): PublicWords | null =>
  autoExit && {
    tone: 'warn',
    word: 'Leaving or coming in?',
    name: entry.n,
    lines: [`You were marked out automatically at ${formatTime(autoExit, timezone)}.`],
  }

/** What to say before anything is marked; null for who may come in or go out, which the mark says. */
export const stopWords = (judged: Judged): PublicWords | null =>
  isStopped(judged)
    ? {
        tone: 'stop',
        word: SEE_DESK,
        name: judged.entry.n,
        lines: [stops[judged.decision.state] ?? 'We would like a word with you.'],
      }
    : null

function entryLines({ decision }: Judged): string[] {
  const { state, daysLeft, due, lacksConsent } = decision
  return [
    ...(state === 'Expiring' && daysLeft !== null ? [daysText(daysLeft)] : []),
    ...(state === 'Grace' ? ['Your package has come to its end. Please see the front desk.'] : []),
    ...((due > 0 || lacksConsent) && state !== 'Grace'
      ? ['Please see the front desk when you have a minute.']
      : []),
    ...decision.occasions.map(({ kind }) =>
      kind === 'birthday' ? 'Happy birthday.' : 'Good to have you here.',
    ),
  ]
}

/** What a mark says. `timezone`: the centre's. */
export function markedWords(judged: Judged, { mark }: Pick<MarkDone, 'mark'>, timezone: string): PublicWords {
  const name = judged.entry.n
  const { entry, exit } = mark.visit
  if (mark.kind === 'ignored')
    return {
      tone: 'allow',
      word: 'You are marked already',
      name,
      lines: [`At ${formatTime(exit ?? entry, timezone)}.`],
    }
  if (mark.kind === 'exit')
    return {
      tone: 'allow',
      word: 'Goodbye',
      name,
      lines: exit ? [`You were here for ${minutesText(minutesBetween(entry, exit))}.`] : [],
    }
  const { verdict, occasions } = judged.decision
  const tone = verdict === 'allow' ? (occasions.length > 0 ? 'greet' : 'allow') : 'warn'
  return {
    tone,
    word: 'Welcome',
    name,
    lines: [`In at ${formatTime(entry, timezone)}.`, ...entryLines(judged)],
  }
}
