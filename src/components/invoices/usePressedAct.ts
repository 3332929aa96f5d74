import { useCallback, useRef } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { AppError } from '@/domain/shared/appError'
import { isRefused } from '@/domain/shared/refusal'
import { asRepeatable, newActKey, useAct } from '@/session/useAct'

/** The acts that a press does, without a form. */
export type PressedAct = 'submit' | 'approve' | 'issue' | 'unforgive' | 'discard' | 'putAway'

/**
 * Runs an act at a press. While it runs, another press of it does nothing; and one after a failure bears the same key,
 * for nobody knows whether the first went through. `total` is what the person saw that it comes to, in rupees. What refuses is
 * thrown with its reason.
 */
export function usePressedAct(): (
  act: PressedAct,
  invoiceId: string,
  total?: number,
) => Promise<Invoice | null> {
  const run = useAct()
  const keys = useRef(new Map<string, { key: string; isRunning: boolean }>())
  return useCallback(
    async (act, invoiceId, total) => {
      const name = `${act} ${invoiceId}`
      const { key, isRunning } = keys.current.get(name) ?? { key: newActKey(), isRunning: false }
      if (isRunning) return null
      keys.current.set(name, { key, isRunning: true })
      try {
        const answer = await run(
          act,
          act === 'approve' || act === 'issue' ? { invoiceId, total } : { invoiceId },
          key,
        )
        keys.current.delete(name)
        if (isRefused(answer)) throw new AppError('refused', answer.reason)
        return answer.invoice
      } catch (error) {
        if (keys.current.has(name)) keys.current.set(name, { key, isRunning: false })
        throw asRepeatable(error)
      }
    },
    [run],
  )
}
