import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Member } from '@/domain/members/member'
import { previewChange, type ChangePreview as Preview } from '@/domain/packageLife/change'
import { feeOfChange, usualMode } from '@/domain/packageLife/changePlan'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { latest } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused } from '@/domain/shared/refusal'
import { leastOf, minus, notBelowZero, toPaise, toRupees } from '@/domain/shared/money'
import { useDraftedAct } from '@/components/records/useDraftedAct'
import { useRole } from '@/session/useSession'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { Note } from '@/ui/Note'
import { receivedIn, refusalAtRow } from './paymentRows'
import { SaleDone } from './SaleDone'
import { actTermsOf, emptySaleForm, saleFields, saleFormSchema, termsOf, type SaleForm } from './saleForm'
import { SALE_WIDTH, SaleFields } from './SaleFields'
import { SaleParticulars } from './SaleParticulars'
import { acceptedForm } from './acceptedForm'
import { useKeptSale } from './keptSale'
import { changeAsks, notSold, refuseChange } from './saleRefusals'
import styles from './SaleSummary.module.css'
import { noteLabel, Summary, type SummaryLine } from '../Summary'
import { useFinished } from './useFinished'
import type { PackageScene } from '../usePackageScene'

const modes = [
  { value: 'restart', label: 'New term now' },
  { value: 'keepEnd', label: 'Keep the end date' },
  { value: 'atEnd', label: 'After this term' },
]

/** What is paid with credit: that of the unused days, and what the member had before. */
function creditLines({ credit, creditApplied, unusedDays, cycleDays }: Preview): SummaryLine[] {
  const ofTerm = leastOf(toPaise(credit), toPaise(creditApplied))
  const earlier = minus(toPaise(creditApplied), ofTerm)
  return [
    ...(ofTerm > 0
      ? [{ label: `Credit for ${unusedDays} of ${cycleDays} days`, rupees: -toRupees(ofTerm) }]
      : []),
    ...(earlier > 0 ? [{ label: 'From credit', rupees: -toRupees(earlier) }] : []),
  ]
}

type PreviewProps = {
  scene: PackageScene
  templates: readonly PackageTemplate[]
  onAsks: (asks: boolean) => void
}

function ChangePreview({ scene, templates, onAsks }: PreviewProps) {
  const { member, context } = scene
  const role = useRole()
  const fields = useMemo(() => saleFields(context.settings), [context.settings])
  const form = fields.safeParse(useWatch({ control: useFormContext<SaleForm>().control }))
  const chosen = templates.find(({ id }) => id === form.data?.templateId)
  const asks = form.success && chosen ? changeAsks(form.data, chosen, scene, role) : null
  const isAsking = asks !== null
  useEffect(() => onAsks(isAsking), [isAsking, onAsks])
  const template = chosen
  if (!form.success || !template)
    return <Summary title="Choose the new package to see the total" lines={[]} />
  const terms = { ...termsOf(form.data, context.today), payments: [], mode: form.data.mode }
  const preview = previewChange(member, template, terms, context)
  if (isRefused(preview))
    return (
      <Summary title="This change is not possible" lines={[]}>
        <Note kind="problem">{preview.reason}</Note>
      </Summary>
    )
  const received = receivedIn(form.data.payments)
  const left = toRupees(notBelowZero(minus(toPaise(preview.due), toPaise(received))))
  return (
    <Summary
      isWide
      title={`${formatCivil(preview.startDate)} to ${formatCivil(preview.endDate)}`}
      lines={[
        {
          label: terms.joiningFee > 0 ? `${template.name} and joining fee` : template.name,
          rupees: preview.newAmount,
        },
        ...creditLines(preview),
        { label: 'To pay', rupees: preview.due, isStrong: true },
        ...(received > 0 ? [{ label: 'Received now', rupees: -received }] : []),
        { label: 'Balance due', rupees: left, isStrong: true, isDue: left > 0 },
        ...(preview.creditNote > 0
          ? [{ label: noteLabel('Taken off the old invoice', preview), rupees: -preview.creditNote }]
          : []),
        ...(preview.creditLeft > 0 ? [{ label: 'Credit that stays', rupees: preview.creditLeft }] : []),
      ]}
      payInFull={isAsking ? undefined : { due: preview.due }}
    >
      <SaleParticulars scene={scene} priced={preview.priced} terms={terms} />
      {asks && (
        <p className={styles.asks}>
          {asks.reason} The button here asks them: nothing is changed and no money is taken until they agree.
        </p>
      )}
    </Summary>
  )
}

type UsualProps = { member: Member; templates: readonly PackageTemplate[]; keptPackageId: string }

/** Something cheaper usually waits for the end of the term (DOMAIN 3.3); the person may choose otherwise. */
function UsualMode({ member, templates, keptPackageId }: UsualProps) {
  const { control, setValue } = useFormContext<SaleForm>()
  const templateId = useWatch({ control, name: 'templateId' })
  const looked = useRef('')
  const kept = useRef(keptPackageId)
  useEffect(() => {
    if (looked.current === templateId) return
    looked.current = templateId
    if (kept.current === templateId) {
      kept.current = ''
      return
    }
    const template = templates.find(({ id }) => id === templateId)
    if (template && member.currentPackage) setValue('mode', usualMode(member.currentPackage, template))
  }, [templateId, templates, member, setValue])
  return null
}

/** Whoever has not joined yet is asked the joining fee, but where the new package keeps the end. */
function ChangeFields({
  scene,
  templates,
  keptPackageId,
}: Pick<PreviewProps, 'scene' | 'templates'> & { keptPackageId: string }) {
  const { member, context, accepted } = scene
  const { control } = useFormContext<SaleForm>()
  const [templateId, mode, on] = useWatch({ control, name: ['templateId', 'mode', 'startDate'] })
  const template = templates.find(({ id }) => id === templateId)
  const startDate = on ?? context.today
  const fee =
    accepted?.joiningFee ?? (template ? feeOfChange(member, template, { mode, startDate }, context) : 0)
  return (
    <SaleFields
      scene={scene}
      templates={templates}
      asksFee={fee > 0}
      isChange
      isApproved={accepted !== null}
      keptPackageId={keptPackageId}
    />
  )
}

/** Upgrade or downgrade, with what it comes to shown before anything is done. */
export function ChangeSheet({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, context, accepted } = scene
  const role = useRole()
  const { draftKey, keptPackageId } = useKeptSale('change', scene)
  const act = useDraftedAct(draftKey)
  const [isAskingShown, showAsking] = useState(false)
  const { isSheetOpen, finished, finish, closeSheet } = useFinished(onClose)
  const templates = scene.templates.filter(({ id }) => id !== member.currentPackage?.packageId)
  // What has not begun is changed from its first day on.
  const begins = member.currentPackage?.startDate

  const schema = useMemo(() => saleFormSchema(context.settings), [context.settings])

  async function save(form: SaleForm) {
    const template = templates.find(({ id }) => id === form.templateId)
    if (!template) return notSold
    const asks = changeAsks(form, template, scene, role) !== null
    const refusal = refuseChange(form, template, scene, asks)
    if (refusal) return refusal
    const change = {
      memberId: member.id,
      templateId: template.id,
      terms: actTermsOf(form, context.today),
    }
    const answer = accepted
      ? await act('completeSale', { ...change, invoiceId: accepted.id })
      : await act('change', { ...change, mode: form.mode, asks })
    if (isRefused(answer)) return refusalAtRow(answer, form.payments)
    const told = asks
      ? `The change of ${member.name} waits for the owner`
      : `${member.name} changes to ${template.name}`
    if (answer.invoice) finish({ title: told, invoice: answer.invoice })
    return undefined
  }

  if (!isSheetOpen) return finished && <SaleDone {...finished} member={member} onClose={onClose} />
  return (
    <FormSheet
      title={`Change the package of ${member.name}`}
      schema={schema}
      defaults={{
        ...emptySaleForm(latest(context.today, begins ?? context.today), context.settings),
        ...acceptedForm(accepted, context.today),
      }}
      {...(draftKey !== undefined && { draftKey })}
      submitLabel={isAskingShown ? 'Ask for approval' : 'Change the package'}
      onSubmit={save}
      onClose={closeSheet}
      width={SALE_WIDTH}
      aside={<ChangePreview scene={scene} templates={templates} onAsks={showAsking} />}
    >
      <Note kind="quiet">
        Now {member.currentPackage?.name}, until {formatCivil(member.currentPackage?.endDate ?? null)}.
      </Note>
      {accepted === null && (
        <>
          <UsualMode member={member} templates={templates} keptPackageId={keptPackageId} />
          <FormSection title="When">
            <SegmentedField<SaleForm> name="mode" label="The new package begins" options={modes} />
          </FormSection>
        </>
      )}
      <ChangeFields scene={scene} templates={templates} keptPackageId={keptPackageId} />
    </FormSheet>
  )
}
