import { lazy, Suspense, useState } from 'react'
import { useKeys } from './useKeys'

const KeySheet = lazy(() => import('./KeySheet').then((module) => ({ default: module.KeySheet })))

/** `?` anywhere. Mounted once by UiProvider. */
export function KeySheetHost() {
  const [isOpen, setIsOpen] = useState(false)
  useKeys('Everywhere', [{ keys: '?', label: 'Show the keys', run: () => setIsOpen(true) }])
  return isOpen ? (
    <Suspense fallback={null}>
      <KeySheet onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null
}
