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

/** An instant of the terminal's clock in one number (DOMAIN 1.2, acc), and back: `2026-12-19T23:59:59`. */
export function packedTime(at: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = at.split(/\D/).map(Number)
  const days = (year - 2000) * 12 * 31 + (month - 1) * 31 + day - 1
  return days * 86_400 + hour * 3600 + minute * 60 + second
}

export function unpackedTime(packed: number): string {
  const [days, seconds] = [Math.floor(packed / 86_400), packed % 86_400]
  const date = [2000 + Math.floor(days / 372), two((Math.floor(days / 31) % 12) + 1), two((days % 31) + 1)]
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${date.join('-')}T${clock.map(two).join(':')}`
}

/** Both forms of a validity's end, `T` or blank between date and time, compare as texts then. */
export const comparable = (dateTime: string): string => dateTime.replace('T', ' ')
