const counted = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${one}s`

/**
 * What somebody who leaves would leave behind, in words: `1 open lead and 12 members`, and after their name what they do with
 * them. null for nothing.
 */
export function leftBehind({
  leads,
  members,
}: {
  leads: number
  members: number
}): { what: string; does: string; them: string } | null {
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
