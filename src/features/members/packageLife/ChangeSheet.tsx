import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Role } from '@/domain/access/role'
import type { Member } from '@/domain/members/member'
import { previewChange } from '@/domain/packages/change'
import { usualMode } from '@/domain/packages/changePlan'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { refuseDiscount } from '@/domain/packages/saleApproval'
import type { ActContext } from '@/domain/packages/sell'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused } from '@/domain/shared/refusal'
import { toPaise, toRupees } from '@/domain/shared/money'
import { useFormAct } from '@/session/useAct'
import { useRole } from '@/session/useSession'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SegmentedField } from '@/ui/form/SegmentedField'
import styles from './packageLife.module.css'
import { receivedIn, refusalAtRow } from './paymentRows'
import { priceProblem } from './priceProblem'
import { SaleDone } from './SaleDone'
import { actTermsOf, emptySaleForm, saleFields, saleFormSchema, termsOf, type SaleForm } from './saleForm'
import { SALE_WIDTH, SaleFields } from './SaleFields'
import { noteLabel, Summary } from './Summary'
import { useFinished } from './useFinished'
import type { PackageScene } from './usePackageScene'

const modes = [
  { value: 'restart', label: 'New term now' },
  { value: 'keepEnd', label: 'Keep the end date' },
  { value: 'atEnd', label: 'After this term' },
]

type PreviewProps = { member: Member; templates: readonly PackageTemplate[]; context: ActContext }

function ChangePreview({ member, templates, context }: PreviewProps) {
  const form = saleFields.safeParse(useWatch({ control: useFormContext<SaleForm>().control }))
  const template = templates.find(({ id }) => id === form.data?.templateId)
  if (!form.success || !template)
    return <Summary title="Choose the new package to see what it comes to" lines={[]} />
  const terms = { ...termsOf(form.data, context.today), payments: [], mode: form.data.mode }
  const preview = previewChange(member, template, terms, context)
  if (isRefused(preview))
    return (
      <Summary title="This change is not possible" lines={[]}>
        <p className={styles.problem}>{preview.reason}</p>
      </Summary>
    )
  const received = receivedIn(form.data.payments)
  const left = toRupees(Math.max(0, toPaise(preview.due) - toPaise(received)))
  return (
    <Summary
      isWide
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
        ...(preview.creditNote > 0
          ? [{ label: noteLabel('Taken off the old invoice', preview), rupees: -preview.creditNote }]
          : []),
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

/** What stops a change before anything is sent, at its field. */
function changeProblem(form: SaleForm, role: Role, { settings }: ActContext): FieldProblem | null {
  const terms = { basePrice: form.basePrice ?? 0, joiningFee: 0, discount: form.discount ?? 0 }
  const refusal = refuseDiscount(terms, role, settings)
  if (refusal) return new FieldProblem('discount', refusal.reason)
  return role === 'MANAGER' && terms.discount > 0 && form.mode === 'keepEnd'
    ? new FieldProblem('discount', 'With the old end date only the owner gives a discount.')
    : null
}

/** Upgrade or downgrade, with what it comes to shown before anything is done. */
export function ChangeSheet({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, context } = scene
  const role = useRole()
  const act = useFormAct()
  const { isSheetOpen, finished, finish, closeSheet } = useFinished(onClose)
  const templates = scene.templates.filter(({ id }) => id !== member.currentPackage?.packageId)

  async function save(form: SaleForm) {
    const template = templates.find(({ id }) => id === form.templateId)
    if (!template) throw new FieldProblem('templateId', 'This package is not sold any more. Choose another.')
    const unexplained = priceProblem(form, template, context.settings)
    if (unexplained) throw new FieldProblem('discountReason', unexplained)
    const problem = changeProblem(form, role, context)
    if (problem) throw problem
    const answer = await act('change', {
      memberId: member.id,
      templateId: template.id,
      terms: actTermsOf(form, context.today),
      mode: form.mode,
    })
    if (isRefused(answer)) return refusalAtRow(answer, form.payments)
    if (answer.invoice)
      finish({ title: `${member.name} changes to ${template.name}`, invoice: answer.invoice })
    return undefined
  }

  if (!isSheetOpen) return finished && <SaleDone {...finished} member={member} onClose={onClose} />
  return (
    <FormSheet
      title={`Change the package of ${member.name}`}
      schema={saleFormSchema}
      defaults={emptySaleForm(context.today, context.settings)}
      submitLabel="Change the package"
      onSubmit={save}
      onClose={closeSheet}
      width={SALE_WIDTH}
      aside={<ChangePreview member={member} templates={templates} context={context} />}
    >
      <p className={styles.note}>
        Now {member.currentPackage?.name}, until {formatCivil(member.currentPackage?.endDate ?? null)}.
      </p>
      <UsualMode member={member} templates={templates} />
      <FormSection title="When">
        <SegmentedField<SaleForm> name="mode" label="The new package begins" options={modes} />
      </FormSection>
      <SaleFields scene={scene} templates={templates} isFirstSale={false} isChange />
    </FormSheet>
  )
}
