const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-01-31` as it is typed and shown in a field: `31/01/2026`. Anything else is given back as it is. */
export const typedDate = (civil: string): string => civil.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

/** `2026-01-31` in a sentence or a chip: `31 Jan, 2026`. */
export const writtenDate = (civil: string): string =>
  civil.replace(
    /^(\d{4})-(\d{2})-(\d{2})$/,
    (_, year: string, month: string, day: string) => `${day} ${MONTHS[Number(month) - 1] ?? month}, ${year}`,
  )

/**
 * What a person types for a date, day first: `31/1/2026`, `31-01-26`, `31.1.2026`, `31012026`, `31 jan 2026`, or ISO.
 * Two-digit years are 2000-2049 and 1950-1999. Null for anything that is no day of the calendar.
 */
export function readTypedDate(text: string): string | null {
  const trimmed = text.trim().toLowerCase()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  if (iso) return civilOf(iso[1], iso[2], iso[3])
  const parts =
    /^(\d{1,2})[/\-. ]+(\d{1,2})[/\-. ]+(\d{4}|\d{2})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed)
  if (parts) return civilOf(parts[3], parts[2], parts[1])
  const worded = /^(\d{1,2})[/\-. ]*([a-z]{3})[a-z]*[/\-., ]*(\d{4}|\d{2})$/.exec(trimmed)
  if (!worded) return null
  const month = MONTHS.findIndex((name) => name.toLowerCase() === worded[2]) + 1
  return month === 0 ? null : civilOf(worded[3], String(month), worded[1])
}

function civilOf(yearText = '', monthText = '', dayText = ''): string | null {
  const short = Number(yearText)
  const year = yearText.length === 2 ? short + (short < 50 ? 2000 : 1900) : short
  const month = Number(monthText)
  const day = Number(dayText)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 ? date.toISOString().slice(0, 10) : null
}

/** `19:30` as the screens write it: `7:30 pm`. Anything else is given back as it is. */
export function typedTime(time: string): string {
  const [, hour = '', minute = ''] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hour === '') return time
  return `${String(Number(hour) % 12 || 12)}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

/**
 * What a person types for a time as `HH:mm`: `19:30`, `1930`, `7.30 pm`, `7pm`, and `9` in the morning. Null for what is no
 * time of a day.
 */
export function readTypedTime(text: string): string | null {
  const [whole, hourText, minuteText = '0', half] =
    /^(\d{1,2})(?:[:. ]?(\d{2}))? ?(?:([ap])\.?m?\.?)?$/.exec(text.trim().toLowerCase()) ?? []
  if (whole === undefined) return null
  const typed = Number(hourText)
  if (half !== undefined && (typed < 1 || typed > 12)) return null
  const hour = half === undefined ? typed : (typed % 12) + (half === 'p' ? 12 : 0)
  if (hour > 23 || Number(minuteText) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minuteText.padStart(2, '0')}`
}
