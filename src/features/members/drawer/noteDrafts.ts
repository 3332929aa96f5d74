/** Notes that were typed and not saved, for as long as the page lives: closing the drawer or J and K lose nothing. */
const drafts = new Map<string, string>()

export const draftOf = (memberId: string): string | null => drafts.get(memberId) ?? null

export function keepDraft(memberId: string, text: string | null): void {
  if (text === null) drafts.delete(memberId)
  else drafts.set(memberId, text)
}
