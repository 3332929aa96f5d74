import { useKeys } from '../keys/useKeys'

/** Inside the overlay, so that the keys belong to its layer. */
export function FormKeys({ onSave }: { onSave: () => void }) {
  useKeys('Form', [{ keys: 'mod+enter', label: 'Save', run: onSave, inInputs: true }])
  return null
}
