import type { Live } from '@/live/live'

/** A live figure as a tile shows it; one that could not be read is two dashes, and the page says why. */
export function figureOf<T>(
  live: Live<T>,
  show: (value: T) => string,
): { value: string; isLoading: boolean } {
  switch (live.status) {
    case 'loading':
      return { value: '', isLoading: true }
    case 'failed':
      return { value: '--', isLoading: false }
    case 'ready':
      return { value: show(live.value), isLoading: false }
  }
}
