import { useMemo } from 'react'
import type { PromoCode } from '@/domain/promoCodes/promoCode'
import { attempt } from '@/parts/attempt'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { showToast } from '@/ui/feedback/toast'

export type PromoActs = {
  copy: (promo: PromoCode) => void
  endNow: (promo: PromoCode) => void
  /** Of a code that was ended by hand. */
  runAgain: (promo: PromoCode) => void
  archive: (promo: PromoCode) => void
  restore: (promo: PromoCode) => void
}

/** Puts the code on the clipboard; where that is not allowed, it is said so that it can be typed. */
async function copy({ name }: PromoCode): Promise<void> {
  try {
    await navigator.clipboard.writeText(name)
    showToast({ text: `${name} is copied.` })
  } catch {
    showToast({ text: `Copying is not allowed here. The code is ${name}.`, tone: 'problem' })
  }
}

export function usePromoActs(): PromoActs {
  const { gymId } = useCentre()
  const { promoCodes } = useMoneyRepositories()
  return useMemo(() => {
    const run = (work: Promise<void>, done: () => void) => void attempt(() => work.then(done))
    return {
      copy: (promo) => void copy(promo),
      endNow: ({ id, name }) =>
        run(promoCodes.endNow(gymId, id), () =>
          showToast({
            text: `${name} is ended. No sale takes it from now on.`,
            undo: () => promoCodes.runAgain(gymId, id),
          }),
        ),
      runAgain: ({ id, name }) =>
        run(promoCodes.runAgain(gymId, id), () =>
          showToast({ text: `${name} runs again.`, undo: () => promoCodes.endNow(gymId, id) }),
        ),
      archive: ({ id, name }) =>
        run(promoCodes.archive(gymId, id), () =>
          showToast({
            text: `${name} is archived. Invoices that bear it keep it.`,
            undo: () => promoCodes.restore(gymId, id),
          }),
        ),
      restore: ({ id, name }) =>
        run(promoCodes.restore(gymId, id), () => showToast({ text: `${name} is back on the list.` })),
    }
  }, [gymId, promoCodes])
}
