/** What a member's card says to a scanner, which types it and presses Enter. */
export const cardTextOf = (gymId: string, memberId: string): string => `FC:${gymId}:${memberId}`

/** null for what is no card of any centre. */
export function readCard(typed: string): { gymId: string; memberId: string } | null {
  const [, gymId, memberId] = /^\s*FC:([^:\s]+):([^:\s]+)\s*$/i.exec(typed) ?? []
  return gymId !== undefined && memberId !== undefined ? { gymId, memberId } : null
}
