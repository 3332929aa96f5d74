const counted = (messages: number) => (messages === 1 ? '1 message' : `${messages} messages`)

/** Why these messages may not go out today any more; null when they may. */
export function capProblem(limit: number, used: number, more: number): string | null {
  if (used + more <= limit) return null
  const left = Math.max(0, limit - used)
  return left === 0
    ? `The centre has sent its ${counted(limit)} of today. Send the rest tomorrow, or raise the daily limit in Site config.`
    : `Only ${counted(left)} of ${limit} are left for today, and this would be ${more}. Choose fewer people, or send the rest tomorrow.`
}
