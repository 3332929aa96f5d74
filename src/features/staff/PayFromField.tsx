import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isSame } from '@/domain/shared/upgradeRecord'
import { hasPaid, payChangeText } from '@/domain/staff/payHistory'
import { isPaying, payRuleFields, payRuleOf, payRuleSchema } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { useGym } from '@/session/useGym'
import { DateField } from '@/ui/form/DateField'
import type { StaffSheetInput as Form } from './staffSheet'

const names = [
  'payBasis',
  'payRate',
  'overtimeRate',
  'commissionCategoryId',
  'commissionBasis',
  'commissionRate',
  'renewalRate',
  'commissionAmount',
  'renewalAmount',
] as const

/**
 * The day from which pay counts. Where pay that was paid by already becomes another, today is suggested, so that earlier days stay
 * as they were agreed, and the field says what the change does. `staff` is null for somebody new.
 */
export function PayFromField({ staff }: { staff: Staff | null }) {
  const { today, settings } = useGym()
  const { setValue, getValues } = useFormContext<Form>()
  const typed = useWatch<Form, typeof names>({ name: names })
  const payFrom = useWatch<Form, 'payFrom'>({ name: 'payFrom' })
  const agreed = Object.fromEntries(names.map((name, at) => [name, typed[at]]))
  const rule = payRuleSchema.safeParse({ ...agreed, payFrom: null }).data
  const day = payRuleFields.payFrom.safeParse(payFrom || null).data
  const isRaise =
    staff !== null &&
    rule !== undefined &&
    hasPaid(staff, today) &&
    !isSame(rule, { ...payRuleOf(staff), payFrom: null })
  const wasRaise = useRef(isRaise)
  useEffect(() => {
    if (wasRaise.current === isRaise || staff === null) return
    wasRaise.current = isRaise
    const [from, to] = isRaise ? [staff.payFrom, today] : [today, staff.payFrom]
    if ((getValues('payFrom') || null) === from) setValue('payFrom', to, { shouldDirty: true })
  }, [isRaise, staff, today, getValues, setValue])
  const isPaid = isPaying({ payBasis: typed[0], commissionCategoryId: typed[3] })
  if (!isPaid && !isRaise) return null
  const change =
    staff && rule && day !== undefined ? payChangeText(staff, { ...rule, payFrom: day }, settings) : ''
  return (
    <DateField<Form>
      name="payFrom"
      label={isPaid ? 'Pay from' : 'No pay from'}
      {...(change === '' ? { hint: 'Leave blank to pay from the day they joined' } : { note: change })}
    />
  )
}
