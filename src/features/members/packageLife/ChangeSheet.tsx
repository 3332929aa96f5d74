import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Member } from '@/domain/members/member'
import { changePackage, previewChange } from '@/domain/packages/change'
import { usualMode } from '@/domain/packages/changePlan'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext } from '@/domain/packages/sell'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused } from '@/domain/shared/refusal'
import { toPaise, toRupees } from '@/domain/shared/money'
import { showToast } from '@/ui/feedback/toast'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { emptySaleForm, saleFormSchema, termsOf, type SaleForm } from './saleForm'
import styles from './packageLife.module.css'
import { SaleFields } from './SaleFields'
import { soldText } from './soldText'
import { Summary } from './Summary'
import type { PackageScene } from './usePackageScene'

const modes = [
  { value: 'restart', label: 'New term now' },
  { value: 'keepEnd', label: 'Keep the end date' },
  { value: 'atEnd', label: 'After this term' },
]

type PreviewProps = { member: Member; templates: readonly PackageTemplate[]; context: ActContext }

function ChangePreview({ member, templates, context }: PreviewProps) {
  const form = saleFormSchema.safeParse(useWatch({ control: useFormContext<SaleForm>().control }))
  const template = templates.find(({ id }) => id === form.data?.templateId)
  if (!form.success || !template)
    return <Summary title="Choose the new package to see what it comes to" lines={[]} />
  const terms = termsOf(form.data, context.today)
  const preview = previewChange(member, template, { ...terms, payment: null, mode: form.data.mode }, context)
  if (isRefused(preview))
    return (
      <Summary title="This change is not possible" lines={[]}>
        <p className={styles.problem}>{preview.reason}</p>
      </Summary>
    )
  const received = terms.payment?.amount ?? 0
  const left = toRupees(Math.max(0, toPaise(preview.due) - toPaise(received)))
  return (
    <Summary
      title={`${formatCivil(preview.startDate)} to ${formatCivil(preview.endDate)}`}
      lines={[
        { label: template.name, rupees: preview.newAmount },
        ...(preview.creditApplied > 0
          ? [
              {
                label: `Credit for ${preview.unusedDays} of ${preview.cycleDays} days`,
                rupees: -preview.creditApplied,
              },
            ]
          : []),
        { label: 'To pay', rupees: preview.due, isStrong: true },
        ...(received > 0 ? [{ label: 'Received now', rupees: -received }] : []),
        { label: 'Stays due', rupees: left, isStrong: true, isDue: left > 0 },
        ...(preview.takenOff > 0 ? [{ label: 'Taken off the old invoice', rupees: -preview.takenOff }] : []),
        ...(preview.creditLeft > 0 ? [{ label: 'Credit that stays', rupees: preview.creditLeft }] : []),
      ]}
      payInFull={{ due: preview.due }}
    />
  )
}

/** Something cheaper usually waits for the end of the term (DOMAIN 3.3); the person may choose otherwise. */
function UsualMode({ member, templates }: { member: Member; templates: readonly PackageTemplate[] }) {
  const { control, setValue } = useFormContext<SaleForm>()
  const templateId = useWatch({ control, name: 'templateId' })
  const looked = useRef('')
  useEffect(() => {
    if (looked.current === templateId) return
    looked.current = templateId
    const template = templates.find(({ id }) => id === templateId)
    if (template && member.currentPackage) setValue('mode', usualMode(member.currentPackage, template))
  }, [templateId, templates, member, setValue])
  return null
}

/** Upgrade or downgrade, with what it comes to shown before anything is done. */
export function ChangeSheet({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, context, run } = scene
  const templates = scene.templates.filter(({ id }) => id !== member.currentPackage?.packageId)

  async function save(form: SaleForm) {
    const template = templates.find(({ id }) => id === form.templateId)
    if (!template) throw new FieldProblem('templateId', 'This package is not sold any more. Choose another.')
    const change = await run((held, now) =>
      changePackage(held, template, { ...termsOf(form, now.today), mode: form.mode }, now),
    )
    if (isRefused(change)) return change
    showToast({ text: soldText(`${member.name} changes to ${template.name}`, change, context.settings) })
    return undefined
  }

  return (
    <FormSheet
      title={`Change the package of ${member.name}`}
      schema={saleFormSchema}
      defaults={emptySaleForm(context.today, context.settings)}
      submitLabel="Change the package"
      onSubmit={save}
      onClose={onClose}
      aside={<ChangePreview member={member} templates={templates} context={context} />}
    >
      <p className={styles.note}>
        Now {member.currentPackage?.name}, until {formatCivil(member.currentPackage?.endDate ?? null)}.
      </p>
      <UsualMode member={member} templates={templates} />
      <FormSection title="When">
        <SegmentedField<SaleForm> name="mode" label="The new package begins" options={modes} />
      </FormSection>
      <SaleFields templates={templates} isFirstSale={false} hasStart={false} />
    </FormSheet>
  )
}
