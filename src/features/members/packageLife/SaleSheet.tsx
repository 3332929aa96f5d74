import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SaleAct } from '@/domain/invoices/saleRequest'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { saleNeedsApproval } from '@/domain/packages/saleApproval'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { useRole } from '@/session/useSession'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSheet } from '@/ui/form/FormSheet'
import { paymentProblem } from './paymentProblem'
import { refusalAtRow } from './paymentRows'
import { priceProblem } from './priceProblem'
import { SaleDone } from './SaleDone'
import { actTermsOf, emptySaleForm, saleFormSchema, type SaleForm } from './saleForm'
import { SALE_WIDTH, SaleFields } from './SaleFields'
import { SaleSummary } from './SaleSummary'
import { useFinished } from './useFinished'
import type { PackageScene } from './usePackageScene'

type Props = {
  scene: PackageScene
  act: SaleAct
  title: string
  submitLabel: string
  /** 'Quarterly is sold to Asha Rao'. */
  done: (template: PackageTemplate) => string
  defaults: Partial<SaleForm>
  startNote?: string
  isStartFixed?: boolean
  onClose: () => void
}

const serverActs = { sell: 'assign', renew: 'renew' } as const

/** Tells the sheet whether its button sells or asks the owner. */
function AsksOwner({ scene, onChange }: { scene: PackageScene; onChange: (asks: boolean) => void }) {
  const role = useRole()
  const { settings } = scene.context
  const [basePrice, joiningFee, discount] = useWatch({
    control: useFormContext<SaleForm>().control,
    name: ['basePrice', 'joiningFee', 'discount'],
  })
  const terms = { basePrice: basePrice ?? 0, joiningFee: joiningFee ?? 0, discount: discount ?? 0 }
  const asks = scene.accepted === null && saleNeedsApproval(terms, role, settings)
  useEffect(() => onChange(asks), [asks, onChange])
  return null
}

/** The sheet that a sale and a renewal share: they differ in where the term starts and in the domain's act. */
export function SaleSheet(props: Props) {
  const { scene, act, title, submitLabel, done, defaults, startNote, isStartFixed = false } = props
  const { member, templates, context, accepted } = scene
  const isFirstSale = member.currentPackage === null && member.lastPackage === null
  const role = useRole()
  const run = useFormAct()
  const [asks, setAsks] = useState(false)
  const { isSheetOpen, finished, finish, closeSheet } = useFinished(props.onClose)
  // What was true when the sheet opened: the member it sells to has a package as soon as it has sold.
  const [asksFee] = useState(isFirstSale || (accepted?.joiningFee ?? 0) > 0)

  async function save(form: SaleForm) {
    const template = templates.find(({ id }) => id === form.templateId)
    if (!template) throw new FieldProblem('templateId', 'This package is not sold any more. Choose another.')
    const unexplained = accepted === null && priceProblem(form, template, context.settings)
    if (unexplained) throw new FieldProblem('discountReason', unexplained)
    const terms = actTermsOf(form, context.today)
    const isAsking = accepted === null && saleNeedsApproval(terms, role, context.settings)
    const paid = form.payments.findIndex(({ amount }) => (amount ?? 0) > 0)
    if (isAsking && paid >= 0)
      throw new FieldProblem(
        `payments.${paid}.amount`,
        'Take the money once the owner has agreed. Leave this empty for now.',
      )
    const problem = paymentProblem(form, member, template, context)
    if (problem) throw new FieldProblem(problem.field, problem.message)
    const sale = { memberId: member.id, templateId: template.id, terms }
    const answer = accepted
      ? await run('completeSale', { ...sale, invoiceId: accepted.id })
      : await run(serverActs[act], { ...sale, asks: isAsking })
    if (isRefused(answer)) return refusalAtRow(answer, form.payments)
    if (answer.invoice)
      finish({
        title: isAsking ? `The discount for ${member.name} waits for the owner` : done(template),
        invoice: answer.invoice,
      })
    return undefined
  }

  if (!isSheetOpen) return finished && <SaleDone {...finished} member={member} onClose={props.onClose} />
  return (
    <FormSheet
      title={title}
      schema={saleFormSchema}
      defaults={{ ...emptySaleForm(context.today, context.settings), ...defaults }}
      submitLabel={asks ? 'Ask for approval' : submitLabel}
      onSubmit={save}
      onClose={closeSheet}
      width={SALE_WIDTH}
      aside={<SaleSummary scene={scene} isApproved={accepted !== null} />}
    >
      <AsksOwner scene={scene} onChange={setAsks} />
      <SaleFields
        scene={scene}
        templates={templates}
        isFirstSale={asksFee}
        startNote={startNote}
        isStartFixed={isStartFixed}
        isApproved={accepted !== null}
      />
    </FormSheet>
  )
}
