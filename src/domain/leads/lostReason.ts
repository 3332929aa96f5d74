/**
 * Why a lead was lost is in the centre's own words. These, of the list that a centre begins with, mean something by themselves
 * wherever they stand.
 */
const declined = ['not interested', 'duplicate/spam']
const neverReached = ['not reachable', 'duplicate/spam']

const isOf = (words: readonly string[], reason: string) => words.includes(reason.trim().toLowerCase())

/** Whoever was given up for this is not asked again. */
export const isDeclined = (reason: string): boolean => isOf(declined, reason)

/** Whoever was given up for this never answered. */
export const wasNeverReached = (reason: string): boolean => isOf(neverReached, reason)
