import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Member } from '@/domain/members/member'
import { previewCancel, type CancelTerms } from '@/domain/packageLife/cancel'
import type { ActContext } from '@/domain/packageLife/packageAct'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'
import { rupees } from './sale/paymentRows'
import { noteLabel, Summary } from './Summary'
import type { PackageScene } from './usePackageScene'

const cancelFormSchema = z
  .object({
    what: z.enum(['now', 'atPeriodEnd', 'renewal']),
    on: civilDateSchema.nullable(),
    fee: rupees,
    reason: z.string().trim().min(1, 'Enter a reason').max(500, 'At most 500 characters'),
  })
  .refine(({ what, on }) => what !== 'now' || on !== null, {
    path: ['on'],
    message: 'Enter the day to cancel from',
  })
type CancelForm = z.infer<typeof cancelFormSchema>

const termsOf = ({ what, on, fee, reason }: CancelForm, today: CivilDate): CancelTerms => ({
  on: on ?? today,
  fee: what === 'atPeriodEnd' ? 0 : (fee ?? 0),
  reason,
  atPeriodEnd: what === 'atPeriodEnd',
  renewal: what === 'renewal',
})

/** What may be cancelled of this member: the term, its next invoice, or the renewal that waits. */
function choicesOf({ currentPackage, futurePackage }: Member) {
  if (futurePackage) return [{ value: 'renewal', label: `The renewal, ${futurePackage.name}` }]
  const now = { value: 'now', label: 'The running term' }
  return currentPackage?.nextBillDate ? [now, { value: 'atPeriodEnd', label: 'The next invoice' }] : [now]
}

function CancelSummary({ member, context }: { member: Member; context: ActContext }) {
  const form = useWatch({ control: useFormContext<CancelForm>().control })
  const typed = cancelFormSchema.safeParse({ ...form, reason: form.reason || 'still to be typed' })
  if (!typed.success) return <Summary title="Complete the form to see the refund" lines={[]} />
  if (typed.data.what === 'atPeriodEnd')
    return (
      <Summary
        title={`Trains until ${formatCivil(member.currentPackage?.endDate ?? null)}, then no further invoice`}
        lines={[]}
      />
    )
  const preview = previewCancel(member, termsOf(typed.data, context.today), context)
  if (isRefused(preview))
    return (
      <Summary title="This cancellation is not possible" lines={[]}>
        <Note kind="problem">{preview.reason}</Note>
      </Summary>
    )
  return (
    <Summary
      title={`Last day ${formatCivil(preview.lastDay)}, ${preview.unusedDays} of ${preview.cycleDays} days unused`}
      lines={[
        { label: 'Used so far', rupees: preview.earned },
        ...(preview.fee > 0 ? [{ label: 'Cancellation fee', rupees: preview.fee }] : []),
        { label: noteLabel('Taken off the invoice', preview), rupees: -preview.creditNote },
        { label: 'To the member as credit', rupees: preview.toCredit, isStrong: true },
        { label: 'Balance due', rupees: preview.due, isStrong: true, isDue: preview.due > 0 },
      ]}
    />
  )
}

function CancelFields({ member, today }: { member: Member; today: CivilDate }) {
  const what = useWatch({ control: useFormContext<CancelForm>().control, name: 'what' })
  const choices = choicesOf(member)
  return (
    <>
      {choices.length > 1 && <SegmentedField<CancelForm> name="what" label="What ends" options={choices} />}
      {what !== 'atPeriodEnd' && (
        <FieldRow>
          {what === 'now' && (
            <DateField<CancelForm>
              name="on"
              label="Cancel from"
              hint="The first day without it"
              isRequired
              min={today}
            />
          )}
          <MoneyField<CancelForm> name="fee" label="Cancellation fee" />
        </FieldRow>
      )}
      <TextField<CancelForm> name="reason" label="Reason" isRequired hint="Moved away, injury, price" />
    </>
  )
}

/** Ends a package early; what was paid for unused days goes to the member's credit (DOMAIN 3.3). */
export function CancelDialog({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, context } = scene
  const act = useFormAct()
  const name = (member.futurePackage ?? member.currentPackage)?.name ?? 'the package'

  async function save(form: z.output<typeof cancelFormSchema>) {
    const answer = await act('cancel', { memberId: member.id, ...termsOf(form, context.today) })
    if (isRefused(answer)) return answer
    showToast({
      text:
        form.what === 'atPeriodEnd'
          ? `${name} of ${member.name} will not be billed again.`
          : `${name} of ${member.name} is cancelled.`,
    })
    return undefined
  }

  return (
    <FormSheet
      as="dialog"
      title={`Cancel ${name} of ${member.name}`}
      schema={cancelFormSchema}
      defaults={{
        what: member.futurePackage ? 'renewal' : 'now',
        on: context.today,
        fee: null,
        reason: '',
      }}
      submitLabel={`Cancel ${name}`}
      dismissLabel="Keep it"
      isDanger
      onSubmit={save}
      onClose={onClose}
      aside={<CancelSummary member={member} context={context} />}
    >
      <CancelFields member={member} today={context.today} />
    </FormSheet>
  )
}
