import type { KeyBinding } from './keys/keyBindings'
import { useKeys } from './keys/useKeys'

type Act = (() => void) | undefined

/** Inside the overlay, so that the keys belong to its layer. */
export function DrawerKeys({ onNext, onPrevious, onEdit }: { onNext: Act; onPrevious: Act; onEdit: Act }) {
  const bindings: KeyBinding[] = []
  if (onNext) bindings.push({ keys: 'j', label: 'Next', run: onNext })
  if (onPrevious) bindings.push({ keys: 'k', label: 'Previous', run: onPrevious })
  if (onEdit) bindings.push({ keys: 'e', label: 'Edit', run: onEdit })
  useKeys('Details', bindings)
  return null
}
