import { lazy, Suspense } from 'react'
import type { OpenAct } from './memberAct'

const PackageAct = lazy(() =>
  import('../packageLife/PackageAct').then(({ PackageAct }) => ({ default: PackageAct })),
)
const DeactivateDialog = lazy(() =>
  import('./DeactivateDialog').then(({ DeactivateDialog }) => ({ default: DeactivateDialog })),
)
const ExtendManyDialog = lazy(() =>
  import('./ExtendManyDialog').then(({ ExtendManyDialog }) => ({ default: ExtendManyDialog })),
)
const SmsDialog = lazy(() => import('../sms/SmsDialog').then(({ SmsDialog }) => ({ default: SmsDialog })))
const DoorAccess = lazy(() =>
  import('../door/DoorAccess').then(({ DoorAccess }) => ({ default: DoorAccess })),
)
const PrintCards = lazy(() =>
  import('../cards/PrintCards').then(({ PrintCards }) => ({ default: PrintCards })),
)

/** The sheet or dialog of the act that was started, over list and drawer alike; loaded when it is needed. */
export function MemberActHost({ open, close }: { open: OpenAct | null; close: () => void }) {
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      {open.kind === 'package' && <PackageAct act={open.act} memberId={open.memberId} onClose={close} />}
      {open.kind === 'deactivate' && <DeactivateDialog who={open.who} onClose={close} />}
      {open.kind === 'extend' && <ExtendManyDialog who={open.who} onClose={close} />}
      {open.kind === 'sms' && <SmsDialog who={open.who} onClose={close} />}
      {open.kind === 'cards' && <PrintCards who={open.who} onClose={close} />}
      {open.kind === 'door' && <DoorAccess member={open.member} onClose={close} />}
    </Suspense>
  )
}
