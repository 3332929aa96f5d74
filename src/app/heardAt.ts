import { KEPT } from '@/data/device/frontDesk'
import type { Line } from '@/data/store/line'

const KEY = `${KEPT}heardAt`
const EVERY_MS = 60_000

/**
 * Keeps on a front desk when the server was last there, so that a page opened without a network can say how old what
 * it shows is. Answers what an earlier page has kept.
 */
export function keepHeardAt(storage: Pick<Storage, 'getItem' | 'setItem'>, line: Line): Date | null {
  const kept = Number(storage.getItem(KEY) ?? NaN)
  let last = 0
  line.subscribe(() => {
    const heard = line.read().heardAt?.getTime() ?? 0
    if (heard - last < EVERY_MS) return
    last = heard
    storage.setItem(KEY, String(heard))
  })
  return Number.isFinite(kept) ? new Date(kept) : null
}
