import { useMemo } from 'react'
import { z } from 'zod'
import { netOf } from '@/domain/contributions/contribution'
import { refusePaidOn } from '@/domain/contributions/payContributions'
import { firstOfMonth } from '@/domain/contributions/payMonth'
import { salariesAmong, SALARIES } from '@/domain/contributions/salariesCategory'
import type { Month } from '@/domain/monthStats/monthStats'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatMoney } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import { useRecords } from '@/components/records/useRecords'
import { useFormAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { Facts } from '@/ui/Facts'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { Note } from '@/ui/Note'
import type { LedgerRow } from './ledgerRow'

const schemaOf = (month: Month, today: CivilDate) =>
  z.object({
    paidOn: z
      .string('Enter the day')
      .pipe(civilDateSchema)
      .superRefine((day, ctx) => {
        const refusal = refusePaidOn(day, month, today)
        if (refusal) ctx.addIssue({ code: 'custom', message: refusal.reason })
      }),
    modeOfPayment: z.string('Choose how it was paid').min(1, 'Choose how it was paid'),
  })
type Typed = z.input<ReturnType<typeof schemaOf>>
type Paid = z.output<ReturnType<typeof schemaOf>>

type Props = { month: Month; rows: readonly LedgerRow[]; onClose: () => void }

/** Pays approved lines, each person's net, and enters it as an expense. */
export function PayDialog({ month, rows, onClose }: Props) {
  const { gymId, today, settings } = useGym()
  const act = useFormAct()
  const schema = useMemo(() => schemaOf(month, today), [month, today])
  const { records } = useRecords(expenseCategoryRepository)
  const category = salariesAmong(records, gymId)?.name ?? SALARIES
  const staffIds = [...new Set(rows.map(({ line }) => line.staffId))]
  const people = staffIds.map((id) => rows.filter(({ line }) => line.staffId === id))
  const net = netOf(rows.map(({ line }) => line))
  const money = formatMoney(net, settings)

  async function pay(how: Paid) {
    const ids = rows.map(({ line }) => line.id)
    const answer = await act('payContributions', { month, ids, ...how })
    if (isRefused(answer)) return answer
    showToast({ text: `${money} paid. It is in Expenses under ${category}.` })
    return undefined
  }

  return (
    <FormSheet<Typed, Paid>
      as="dialog"
      width={480}
      title={people.length === 1 ? `Pay ${rows[0]?.name ?? ''}` : `Pay ${String(people.length)} employees`}
      schema={schema}
      defaults={{ paidOn: today, modeOfPayment: settings.paymentModes[0] ?? '' }}
      submitLabel={`Pay ${money}`}
      onSubmit={pay}
      onClose={onClose}
    >
      <Facts
        items={people.map(
          (own) => [own[0]?.name ?? '', formatMoney(netOf(own.map(({ line }) => line)), settings)] as const,
        )}
      />
      <FieldRow>
        <SelectField<Typed>
          name="modeOfPayment"
          label="Paid by"
          isRequired
          options={settings.paymentModes.map((mode) => ({ value: mode, label: mode }))}
        />
        <DateField<Typed> name="paidOn" label="Paid on" isRequired min={firstOfMonth(month)} max={today} />
      </FieldRow>
      <Note kind="quiet">Each employee’s pay becomes an expense under {category}.</Note>
    </FormSheet>
  )
}
