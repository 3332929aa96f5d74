import { createContext, useContext, useId, useLayoutEffect } from 'react'
import { useLatest } from '../useLatest'
import { addKeys, addLayer, PAGE_LAYER, type KeyBinding } from './keyBindings'

/** The layer a component's keys belong to; Dialog and Drawer give their own to what they show. */
export const KeyLayer = createContext(PAGE_LAYER)

/**
 * Binds keys while mounted. `group` is the heading in the `?` sheet. The bindings may be a new array in every
 * render; only a change of their keys or labels binds them again.
 */
export function useKeys(group: string, bindings: readonly KeyBinding[]): void {
  const layer = useContext(KeyLayer)
  const latest = useLatest(bindings)
  const shape = JSON.stringify(
    bindings.map(({ keys, label, inInputs, run }) => [keys, label, inInputs, run !== undefined]),
  )
  useLayoutEffect(
    () =>
      addKeys({
        group,
        layer,
        bindings: latest.current.map((binding, index) => ({
          ...binding,
          run: binding.run && (() => latest.current[index]?.run?.()),
        })),
      }),
    [group, layer, shape, latest],
  )
}

/** Makes what is inside the only place that hears keys, as long as it is mounted. */
export function useKeyLayer(): string {
  const id = useId()
  useLayoutEffect(() => addLayer(id), [id])
  return id
}
