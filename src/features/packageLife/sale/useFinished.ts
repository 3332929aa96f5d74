import { useRef, useState } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'

export type Finished = { title: string; invoice: Invoice }

/**
 * A sheet that ends in a panel: what `finish` was told is shown once the sheet has closed, so that the focus goes back
 * to where the sheet was opened before the panel takes it.
 */
export function useFinished(onClose: () => void) {
  const told = useRef<Finished | null>(null)
  const [isSheetOpen, setSheetOpen] = useState(true)
  const [finished, setFinished] = useState<Finished | null>(null)
  const finish = (what: Finished) => {
    told.current = what
  }
  const closeSheet = () => {
    const outcome = told.current
    if (outcome === null) return onClose()
    setSheetOpen(false)
    setTimeout(() => setFinished(outcome))
  }
  return { isSheetOpen, finished, finish, closeSheet }
}
