const two = (value: number) => String(value).padStart(2, '0')

/** DOMAIN 1.2, the India trap: hours below 12, minutes from there on. */
export const offsetMinutesOf = (timeZone: number): number =>
  Math.abs(timeZone) < 12 ? Math.trunc(timeZone) * 60 : timeZone

/** What the terminal's own display shows: `YYYY-MM-DD HH:MM:SS`, local and without a zone. */
export function displayTime(at: Date, offsetMinutes: number, driftSeconds: number): string {
  const local = new Date(at.getTime() + offsetMinutes * 60_000 + driftSeconds * 1000)
  const date = [local.getUTCFullYear(), two(local.getUTCMonth() + 1), two(local.getUTCDate())].join('-')
  return `${date} ${[local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(two).join(':')}`
}

/** Both forms of a validity's end, `T` or blank between date and time, compare as texts then. */
export const comparable = (dateTime: string): string => dateTime.replace('T', ' ')
