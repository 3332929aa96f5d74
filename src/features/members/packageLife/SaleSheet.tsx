import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext, PackageChange, SaleTerms } from '@/domain/packages/sell'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { showToast } from '@/ui/feedback/toast'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSheet } from '@/ui/form/FormSheet'
import { paymentProblem } from './paymentProblem'
import { emptySaleForm, saleFormSchema, termsOf, type SaleForm } from './saleForm'
import { SaleFields } from './SaleFields'
import { SaleSummary } from './SaleSummary'
import { soldText } from './soldText'
import type { PackageScene } from './usePackageScene'

type Props = {
  scene: PackageScene
  title: string
  submitLabel: string
  /** 'is sold', 'is renewed', … after the member's name. */
  done: (template: PackageTemplate, member: Member) => string
  defaults: Partial<SaleForm>
  startNote?: string
  isStartFixed?: boolean
  sell: (
    member: Member,
    template: PackageTemplate,
    terms: SaleTerms,
    context: ActContext,
  ) => PackageChange | Refusal
  onClose: () => void
}

/** The sheet that a sale and a renewal share: they differ in where the term starts and in the domain's act. */
export function SaleSheet(props: Props) {
  const { scene, title, submitLabel, done, defaults, startNote, isStartFixed, sell, onClose } = props
  const { member, templates, context, run } = scene
  const isFirstSale = member.currentPackage === null && member.lastPackage === null

  async function save(form: SaleForm) {
    const template = templates.find(({ id }) => id === form.templateId)
    if (!template) throw new FieldProblem('templateId', 'This package is not sold any more. Choose another.')
    const problem = paymentProblem(form, member, template, context)
    if (problem) throw new FieldProblem('paid', problem)
    const change = await run((held, now) => sell(held, template, termsOf(form, now.today), now))
    if (isRefused(change)) return change
    showToast({ text: soldText(done(template, member), change, context.settings) })
    return undefined
  }

  return (
    <FormSheet
      title={title}
      schema={saleFormSchema}
      defaults={{ ...emptySaleForm(context.today, context.settings), ...defaults }}
      submitLabel={submitLabel}
      onSubmit={save}
      onClose={onClose}
      aside={<SaleSummary member={member} templates={templates} context={context} />}
    >
      <SaleFields
        templates={templates}
        isFirstSale={isFirstSale}
        {...(startNote === undefined ? {} : { startNote })}
        isStartFixed={isStartFixed ?? false}
      />
    </FormSheet>
  )
}
