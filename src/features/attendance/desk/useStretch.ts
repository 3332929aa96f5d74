import { useState } from 'react'
import { useGym } from '@/session/useGym'

/** So many more with each press: a row costs something at each mark, and the desk's screen stays open all day. */
const STEP = 200

type Press = { text: string; press: () => void }

/** How much of a long list is drawn; null for what can't be pressed as it stands. */
export type Stretch = { shown: number; more: Press | null; fewer: Press | null }

/** The `first` of them to begin with. */
export function useStretch(first: number, all: number, fewer: string): Stretch {
  const { settings } = useGym()
  const [wanted, setWanted] = useState(first)
  const shown = Math.min(wanted, all)
  const isLastStep = all - shown <= STEP
  return {
    shown,
    more:
      shown < all
        ? {
            text: isLastStep ? `Show all ${all.toLocaleString(settings.locale)}` : `Show ${STEP} more`,
            press: () => setWanted(shown + STEP),
          }
        : null,
    fewer: shown > first ? { text: fewer, press: () => setWanted(first) } : null,
  }
}
