import { useEffect, useMemo, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { promoKeyOf, promoNamed } from '@/domain/promoCodes/promoCode'
import { promoFor } from '@/domain/promoCodes/promoSale'
import { formatMoney } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { promoCodeRepository } from '@/data/promoCodes/promoCodeRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { TextField } from '@/ui/form/TextField'
import { noPromo, type PromoAnswer, type SaleForm } from './saleForm'
import styles from './saleFields.module.css'
import type { PackageScene } from '../usePackageScene'

/** Somebody who is still typing is not told that there is no such code. */
const PAUSE_MS = 600

function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}

/** Looks the typed code up and asks whether it applies to the sale as it stands. */
function usePromoAnswer({ member, templates, context, accepted }: PackageScene): PromoAnswer {
  const { gymId } = useGym()
  const promoCodes = useRepository(promoCodeRepository)
  const { control } = useFormContext<SaleForm>()
  const [typed, templateId, basePrice, joiningFee, discount] = useWatch({
    control,
    name: ['promoCode', 'templateId', 'basePrice', 'joiningFee', 'discount'],
  })
  const isTyped = promoKeyOf(typed) !== ''
  const codes = useLive(
    useMemo(() => (isTyped ? promoCodes.list(gymId) : null), [promoCodes, gymId, isTyped]),
  )
  const promo = codes.status === 'ready' ? promoNamed(codes.value.rows, typed) : null
  const uses = useLive(
    useMemo(() => (promo ? promoCodes.usedBy(promo, member.id) : null), [promoCodes, promo, member.id]),
  )
  const template = templates.find(({ id }) => id === templateId)

  return useMemo(() => {
    const because = (reason: string): PromoAnswer => ({ typed, applies: null, reason })
    if (!isTyped) return noPromo
    if (codes.status === 'failed' || uses.status === 'failed')
      return because('The code could not be looked up. Check the connection and type it again.')
    if (!template) return because('Choose the package first.')
    if (codes.status !== 'ready' || (promo && uses.status !== 'ready')) return because('')
    const terms = { basePrice: basePrice ?? 0, joiningFee: joiningFee ?? 0, discount: discount ?? 0 }
    const used = uses.status === 'ready' ? uses.value : 0
    const answer = promoFor(promo, typed, used, { member, template, terms }, context)
    if (isRefused(answer)) return because(answer.reason)
    // What the owner accepted stays, also where the code takes off something else since.
    const { percentOff, promoCap } = accepted?.sale?.terms ?? answer
    const taken = answer.discount
    return {
      typed,
      applies: { promoId: promo?.id ?? '', percentOff, promoCap, discount: taken },
      reason: '',
    }
  }, [
    typed,
    isTyped,
    codes,
    promo,
    uses,
    template,
    basePrice,
    joiningFee,
    discount,
    member,
    context,
    accepted,
  ])
}

/** The promo code with what it takes off, or why it does not apply, while it is typed. */
export function PromoField({ scene, isDisabled }: { scene: PackageScene; isDisabled: boolean }) {
  const { settings } = useGym()
  const { control, setValue, getFieldState, trigger } = useFormContext<SaleForm>()
  const answer = usePromoAnswer(scene)
  const isSettled = useSettled(answer.typed)
  const isFaulty = useFormState({ control, name: 'promoCode' }).errors.promoCode !== undefined
  useEffect(() => {
    setValue('promo', answer)
    if (getFieldState('promoCode').error) void trigger('promoCode')
  }, [answer, setValue, getFieldState, trigger])

  const { applies, reason } = answer
  const refusal = isSettled && !isFaulty ? reason : ''
  return (
    <TextField<SaleForm>
      name="promoCode"
      label="Promo code"
      maxLength={60}
      isDisabled={isDisabled}
      note={
        applies ? (
          <span className={styles.applies}>
            <i className="pi pi-check-circle" aria-hidden="true" />
            Takes {formatMoney(applies.discount, settings)} off.
          </span>
        ) : (
          refusal !== '' && <span className={styles.refused}>{refusal}</span>
        )
      }
    />
  )
}
