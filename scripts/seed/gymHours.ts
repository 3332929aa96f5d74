import type { OpeningHours } from '@/domain/gyms/openingHours'

const sameOnWeekdays = (from: string, to: string): Omit<OpeningHours, 'Sat' | 'Sun'> => {
  const day = [{ from, to }]
  return { Mon: day, Tue: day, Wed: day, Thu: day, Fri: day }
}

/** Closed in the middle of Saturday; its members come on Sundays too. */
export const ironHours: OpeningHours = {
  ...sameOnWeekdays('05:30', '22:30'),
  Sat: [
    { from: '06:00', to: '12:00' },
    { from: '16:00', to: '21:00' },
  ],
  Sun: [{ from: '07:00', to: '13:00' }],
}

export const closedOnSundays: OpeningHours = {
  ...sameOnWeekdays('06:00', '22:00'),
  Sat: [{ from: '06:00', to: '20:00' }],
  Sun: [],
}
