/** What somebody who leaves would leave behind, in words; `them` is what it is called the second time. */
export type LeftBehind = { what: string; does: string; them: string }

const counted = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${one}s`

/** `1 open lead and 12 members`, and after their name what somebody does with them; null for nothing. */
export function leftBehind({ leads, members }: { leads: number; members: number }): LeftBehind | null {
  if (leads + members === 0) return null
  const kinds = [
    { count: leads, one: 'open lead', does: 'follows up' },
    { count: members, one: 'member', does: 'trains' },
  ].filter(({ count }) => count > 0)
  return {
    what: kinds.map(({ count, one }) => counted(count, one)).join(' and '),
    does: kinds.map(({ count, one, does }) => `${does} ${counted(count, one)}`).join(' and '),
    them: leads + members > 1 || leads === 0 ? 'them' : 'it',
  }
}

/** Undo lets whoever left in again and no more: by then what they had is somebody else's work. */
export const handedOver = ({ what, them }: Omit<LeftBehind, 'does'>, to: string): string =>
  `Handed over to ${to}: ${what}. Undo does not give ${them} back.`
