/** What people at the desk hear; the win-back list groups by it. */
export const leavingReasons = [
  'Price',
  'Distance or moved away',
  'Timing',
  'Health or injury',
  'Joined elsewhere',
  'Not satisfied',
  'No time',
  'Other',
] as const

/** What is kept as `reasonForLeaving`: the reason, and what was said besides. */
export const reasonText = (reason: string, note: string): string => {
  const said = note.trim()
  return said === '' ? reason : `${reason}: ${said}`
}
