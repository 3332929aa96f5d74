import 'primeicons/primeicons.css'
import 'primereact/resources/themes/lara-light-indigo/theme.css'
import './primeTheme.css'
import { PrimeReactProvider } from 'primereact/api'
import type { ReactNode } from 'react'
import { FeedbackHost } from './feedback/FeedbackHost'
import { KeySheetHost } from './keys/KeySheetHost'
import { PersonContext } from './person'
import { primeOptions } from './primeOptions'

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
