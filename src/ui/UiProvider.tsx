import 'primeicons/primeicons.css'
import 'primereact/resources/themes/lara-light-indigo/theme.css'
import './primeTheme.css'
import { PrimeReactProvider } from 'primereact/api'
import { type ReactNode, lazy, Suspense, useState } from 'react'
import { FeedbackHost } from './feedback/FeedbackHost'
import { PersonContext } from './person'
import { primeOptions } from './primeOptions'
import { useKeys } from './keys/useKeys'

const KeySheet = lazy(() => import('./keys/KeySheet').then((module) => ({ default: module.KeySheet })))

/** `?` anywhere. Mounted once by UiProvider. */
function KeySheetHost() {
  const [isOpen, setIsOpen] = useState(false)
  useKeys('Everywhere', [{ keys: '?', label: 'Show the keys', run: () => setIsOpen(true) }])
  return isOpen ? (
    <Suspense fallback={null}>
      <KeySheet onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null
}

type Props = {
  /** The uid: columns, density and drafts are remembered under it. */
  person: string
  children: ReactNode
}

/** Once around everything behind the sign-in: PrimeReact's settings and names, and the place where toasts appear. */
export function UiProvider({ person, children }: Props) {
  return (
    <PersonContext value={person}>
      <PrimeReactProvider value={primeOptions}>
        {children}
        <FeedbackHost />
        <KeySheetHost />
      </PrimeReactProvider>
    </PersonContext>
  )
}
