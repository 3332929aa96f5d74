import { useMemo } from 'react'
import { useRemembered } from './useRemembered'

export type Density = 'comfortable' | 'compact'

export type ListMemory = {
  density: Density
  toggleDensity: () => void
  /** What the person chose; a column not named keeps its own default. */
  columnChoices: Readonly<Record<string, boolean>>
  chooseColumn: (id: string, isShown: boolean) => void
  resetColumns: () => void
}

const isDensity = (kept: unknown): kept is Density => kept === 'comfortable' || kept === 'compact'

const isChoices = (kept: unknown): kept is Record<string, boolean> =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((value) => typeof value === 'boolean')

/** Columns per screen and one density for all screens, per person, on this device. */
export function useListMemory(screen: string): ListMemory {
  const [density, setDensity] = useRemembered<Density>('density', 'comfortable', isDensity)
  const [columnChoices, setChoices] = useRemembered<Record<string, boolean>>(
    `${screen}/columns`,
    {},
    isChoices,
  )
  return useMemo(
    () => ({
      density,
      toggleDensity: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
      columnChoices,
      chooseColumn: (id, isShown) => setChoices({ ...columnChoices, [id]: isShown }),
      resetColumns: () => setChoices({}),
    }),
    [density, setDensity, columnChoices, setChoices],
  )
}
