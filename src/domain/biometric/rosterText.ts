import { beginningOf } from '@/domain/shared/text'
import { pairsOf } from './deviceText'
import { pinOf } from './pin'
import type { RosterLine } from './roster'

/** `passwd` null: it says nothing of one. */
type ToldLine = Omit<RosterLine, 'gymId' | 'sn' | 'seenAt' | 'hasPassword'> & { passwd: string | null }

const LONGEST = 100

const person = /^\s*USER(?:INFO)?(?:\s+(\S.*))?$/i

/** Whether a line is about a person on the device, and not about their finger or face. */
export const isRosterLine = (line: string): boolean => person.test(line)

/**
 * A person as a device tells of them: `USER PIN=…\tName=…` of OPERLOG and USERINFO, or `user …` of an access controller, whose keys are
 * in lower case and have other names. null for every other line; those that hold what is biometric are not even taken apart.
 */
export function rosterLineOf(line: string): ToldLine | null {
  const [, rest = ''] = person.exec(line) ?? []
  if (rest === '') return null
  const pairs = pairsOf(rest, '\t')
  const value = (...names: string[]) => {
    const told = names.map((name) => pairs.get(name)).find((found) => found !== undefined && found !== '')
    return beginningOf(told ?? '', LONGEST)
  }
  const pin = value('pin')
  const id = pinOf(pin)
  if (id === '') return null
  return {
    id,
    pin,
    name: value('name'),
    pri: value('pri', 'privilege'),
    card: value('card', 'cardno'),
    grp: value('grp', 'group'),
    tz: value('tz'),
    verify: value('verify'),
    viceCard: value('vicecard'),
    passwd: pairs.has('passwd') || pairs.has('password') ? value('passwd', 'password') : null,
  }
}
