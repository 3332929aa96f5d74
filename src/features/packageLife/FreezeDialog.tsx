import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { freezeRuleOf, frozenDaysOf, LONGEST_FREEZE, mostDaysOf } from '@/domain/packageLife/freeze'
import type { FreezeRule } from '@/domain/packages/freezeRule'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'
import type { PackageScene } from './usePackageScene'

const freezeFields = z.object({
  from: civilDateSchema.nullable(),
  to: civilDateSchema.nullable(),
  reason: z.string().trim().max(500, 'At most 500 characters'),
})
type FreezeForm = z.infer<typeof freezeFields>

const freezeFormSchema = (most: number) =>
  freezeFields.superRefine(({ from, to }, ctx) => {
    if (from === null) ctx.addIssue({ code: 'custom', path: ['from'], message: 'Enter the first frozen day' })
    if (to === null) ctx.addIssue({ code: 'custom', path: ['to'], message: 'Enter the last frozen day' })
    if (from === null || to === null) return
    if (to < from) ctx.addIssue({ code: 'custom', path: ['to'], message: 'The last day is before the first' })
    const days = daysUntil(from, to)
    if (days > most)
      ctx.addIssue({
        code: 'custom',
        path: ['to'],
        message: `At most ${most} days, until ${formatCivil(addDays(from, most - 1))}`,
      })
  })

const usualDays = 7

function ruleText(rule: FreezeRule, used: number, money: { currency: string; locale: string }): string {
  const limits = [
    rule.minDays > 1 && `at least ${rule.minDays} days`,
    `at most ${mostDaysOf(rule)} days`,
    rule.maxTimes !== null && (rule.maxTimes === 1 ? 'once a term' : `${rule.maxTimes} times a term`),
    rule.totalDays !== null && `${Math.max(0, rule.totalDays - used)} of ${rule.totalDays} days left`,
    rule.fee > 0 && `${formatMoney(rule.fee, money)} for each freeze`,
  ].filter(Boolean)
  return `This package allows: ${limits.join(', ')}.`
}

function NewEnd({ pkg, most }: { pkg: MemberPackage; most: number }) {
  const { from, to } = useWatch({ control: useFormContext<FreezeForm>().control })
  if (!from || !to || to < from || !pkg.endDate) return null
  const days = daysUntil(from, to)
  if (days > most) return null
  return (
    <Note kind="quiet" aria-live="polite">
      {days === 1 ? '1 day' : `${days} days`}. The package then ends on{' '}
      <strong>{formatCivil(addDays(pkg.endDate, days))}</strong> instead of {formatCivil(pkg.endDate)}.
    </Note>
  )
}

const firstDay = (pkg: MemberPackage, today: CivilDate) =>
  pkg.startDate && pkg.startDate > today ? pkg.startDate : today

/** Stops a package for a while; the days come back at its end (PRODUCT 2.D). */
export function FreezeDialog({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, context } = scene
  const act = useFormAct()
  const pkg = member.currentPackage
  const rule = pkg && freezeRuleOf(pkg, context.settings)
  const most = rule ? mostDaysOf(rule) : LONGEST_FREEZE
  const schema = useMemo(() => freezeFormSchema(most), [most])
  if (!pkg || !rule) return null
  const from = firstDay(pkg, context.today)

  async function save(form: FreezeForm) {
    const { from: first, to: last, reason } = form
    if (first === null || last === null) return undefined
    const answer = await act('freeze', { memberId: member.id, from: first, to: last, reason })
    if (isRefused(answer)) return answer
    const fee = answer.invoice ? ` Invoice ${answer.invoice.invoiceNumber} for the fee is due.` : ''
    showToast({ text: `${member.name} is frozen until ${formatCivil(last)}.${fee}` })
    return undefined
  }

  return (
    <FormSheet
      as="dialog"
      title={`Freeze ${member.name}`}
      schema={schema}
      defaults={{ from, to: addDays(from, usualDays - 1), reason: '' }}
      submitLabel="Freeze"
      onSubmit={save}
      onClose={onClose}
    >
      <Note kind="quiet">{ruleText(rule, frozenDaysOf(pkg), context.settings)}</Note>
      <FieldRow>
        <DateField<FreezeForm>
          name="from"
          label="First frozen day"
          isRequired
          autoFocus
          min={context.today}
        />
        <DateField<FreezeForm> name="to" label="Last frozen day" isRequired min={context.today} />
      </FieldRow>
      <TextField<FreezeForm> name="reason" label="Reason" hint="Travel, illness, exams" />
      <NewEnd pkg={pkg} most={most} />
    </FormSheet>
  )
}
