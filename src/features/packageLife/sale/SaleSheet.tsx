import { useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SaleAct } from '@/domain/invoices/saleRequest'
import { asksJoiningFee } from '@/domain/packageLife/sell'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { isRefused } from '@/domain/shared/refusal'
import { useDraftedAct } from '@/components/records/useDraftedAct'
import { useRole } from '@/session/useSession'
import { FormSheet } from '@/ui/form/FormSheet'
import type { PackageScene } from '../usePackageScene'
import { useKeptSale } from './keptSale'
import { refusalAtRow } from './paymentRows'
import { SaleDone } from './SaleDone'
import { SALE_WIDTH, SaleFields } from './SaleFields'
import { actTermsOf, emptySaleForm, saleFormSchema, type SaleForm } from './saleForm'
import { asksOwner, notSold, refuseSale } from './saleRefusals'
import { SaleSummary } from './SaleSummary'
import { useFinished } from './useFinished'

type Props = {
  scene: PackageScene
  act: Exclude<SaleAct, 'change'>
  title: string
  submitLabel: string
  /** 'Quarterly is sold to Asha Rao'. */
  done: (template: PackageTemplate) => string
  defaults: Partial<SaleForm>
  startNote?: string
  isStartFixed?: boolean
  /** The lead that the sale converts. */
  leadId?: string
  onClose: () => void
}

/** The sheet that a sale and a renewal share: they differ in where the term starts and in the server's act. */
export function SaleSheet(props: Props) {
  const { scene, act, title, submitLabel, done, defaults, startNote, isStartFixed = false, onClose } = props
  const { member, templates, context, accepted } = scene
  const role = useRole()
  const { draftKey, keptPackageId } = useKeptSale(act, scene)
  const send = useSend(scene, act, { leadId: props.leadId ?? '', draftKey })
  const { isSheetOpen, finished, finish, closeSheet } = useFinished(onClose)
  const [isAskingShown, showAsking] = useState(false)
  // What was true when the sheet opened: the member it sells to has a package as soon as it has sold.
  const [asksFee] = useState(() => asksJoiningFee(member, accepted))
  const schema = useMemo(() => saleFormSchema(context.settings), [context.settings])

  async function save(form: SaleForm) {
    const template = templates.find(({ id }) => id === form.templateId)
    if (!template) return notSold
    const isAsking = asksOwner(form, template, scene, role)
    const refusal = refuseSale(form, template, scene, isAsking)
    if (refusal) return refusal
    const answer = await send(form, isAsking)
    if (isRefused(answer)) return refusalAtRow(answer, form.payments)
    const told = isAsking ? `The sale to ${member.name} waits for the owner` : done(template)
    if (answer.invoice) finish({ title: told, invoice: answer.invoice })
    return undefined
  }

  if (!isSheetOpen) return finished && <SaleDone {...finished} member={member} onClose={onClose} />
  return (
    <FormSheet
      title={title}
      schema={schema}
      defaults={{ ...emptySaleForm(context.today, context.settings), ...defaults }}
      {...(draftKey !== undefined && { draftKey })}
      submitLabel={isAskingShown ? 'Ask for approval' : submitLabel}
      onSubmit={save}
      onClose={closeSheet}
      width={SALE_WIDTH}
      aside={<SaleSummary scene={scene} />}
    >
      <AsksOwner scene={scene} onChange={showAsking} />
      <SaleFields
        scene={scene}
        templates={templates}
        asksFee={asksFee}
        startNote={startNote}
        isStartFixed={isStartFixed}
        isApproved={accepted !== null}
        keptPackageId={keptPackageId}
      />
    </FormSheet>
  )
}

/** Sells, asks the owner, or completes what the owner has accepted. */
function useSend(
  { member, accepted, context }: PackageScene,
  act: Props['act'],
  { leadId, draftKey }: { leadId: string; draftKey: string | undefined },
) {
  const run = useDraftedAct(draftKey)
  return (form: SaleForm, asks: boolean) => {
    const terms = actTermsOf(form, context.today)
    const sale = { memberId: member.id, templateId: form.templateId, terms }
    if (accepted) return run('completeSale', { ...sale, invoiceId: accepted.id })
    return act === 'renew' ? run('renew', { ...sale, asks }) : run('assign', { ...sale, asks, leadId })
  }
}

/** Tells the sheet whether its button sells or asks the owner. */
function AsksOwner({ scene, onChange }: { scene: PackageScene; onChange: (asks: boolean) => void }) {
  const { control } = useFormContext<SaleForm>()
  const [templateId, basePrice, joiningFee, discount] = useWatch({
    control,
    name: ['templateId', 'basePrice', 'joiningFee', 'discount'],
  })
  const template = scene.templates.find(({ id }) => id === templateId)
  const asks = asksOwner({ basePrice, joiningFee, discount }, template, scene, useRole())
  useEffect(() => onChange(asks), [asks, onChange])
  return null
}
