import { useDeferredValue, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { may } from '@/domain/access/collections'
import { discountLimitOf } from '@/domain/invoices/discountLimit'
import { durationTextOf } from '@/domain/packages/durationText'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { formatMoney } from '@/domain/shared/money'
import { LineFields } from '@/components/invoices/lines/LineFields'
import { PersonCell } from '@/components/people/PersonCell'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { DateField } from '@/ui/form/DateField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { MoneyField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { BusinessFields } from './BusinessFields'
import { PaymentRows } from './PaymentRows'
import { PromoField } from './PromoField'
import { pricesOf, type SaleForm } from './saleForm'
import styles from './saleFields.module.css'
import type { PackageScene } from '../usePackageScene'

/** Pixels of the sheet: person and package, price, and payment stand side by side. */
export const SALE_WIDTH = 1120

type Props = {
  scene: PackageScene
  /** What may be chosen: not always all that is on sale. */
  templates: readonly PackageTemplate[]
  /** A joining fee is asked once, with the first package that makes a member. */
  asksFee: boolean
  /** Said below the start where it is not free to choose. */
  startNote?: string | undefined
  isStartFixed?: boolean
  /** A change takes its day from the choice above these fields, and no promo code. */
  isChange?: boolean
  /** The owner has accepted this price: it stays. */
  isApproved?: boolean
  /** Of a draft that comes back, with the price that was typed for it; '' for none. */
  keptPackageId?: string
}

const labelOf = (template: PackageTemplate, currency: { currency: string; locale: string }) =>
  `${template.name} · ${durationTextOf(template)} · ${formatMoney(template.price, currency)}`

/**
 * Another package brings its own price along, until the price is typed over; the one of a draft has its own already. Who may not
 * type it gets a new one as well when the owner changes it meanwhile: the server sells at no other.
 */
function usePricesOfPackage({
  templates,
  asksFee,
  isApproved = false,
  keptPackageId = '',
}: Pick<Props, 'templates' | 'asksFee' | 'isApproved' | 'keptPackageId'>) {
  const mayType = may(useRole(), 'members.overridePrice')
  const { control, setValue } = useFormContext<SaleForm>()
  const templateId = useWatch({ control, name: 'templateId' })
  const brought = useRef({ price: '', fee: '' })
  const kept = useRef(mayType ? keptPackageId : '')
  useEffect(() => {
    const template = templates.find(({ id }) => id === templateId)
    const listed = template && !mayType ? `${template.price} ${template.joiningFee}` : ''
    const marks = { price: `${templateId} ${listed}`, fee: `${templateId} ${listed} ${asksFee}` }
    const before = brought.current
    if (isApproved) return
    brought.current = marks
    if (!template) return
    if (kept.current === templateId) {
      kept.current = ''
      return
    }
    const { basePrice, joiningFee } = pricesOf(template, asksFee)
    if (before.price !== marks.price) setValue('basePrice', basePrice, { shouldValidate: true })
    if (before.fee !== marks.fee) setValue('joiningFee', joiningFee)
  }, [templateId, templates, asksFee, isApproved, mayType, setValue])
}

/** What somebody in this role may take off, in words; nothing where there is no limit. */
function useDiscountHint(): string | undefined {
  const { settings } = useGym()
  const limit = discountLimitOf(useRole(), settings)
  if (limit >= 100) return undefined
  return limit === 0 ? 'Needs the owner’s approval' : `Up to ${limit} %; more asks the owner`
}

function PriceFields({
  scene,
  asksFee,
  isChange,
  isApproved,
}: Required<Pick<Props, 'scene' | 'asksFee' | 'isChange' | 'isApproved'>>) {
  const { settings } = useGym()
  const mayChangePrice = may(useRole(), 'members.overridePrice') && !isApproved
  const { control } = useFormContext<SaleForm>()
  const [templateId, discount] = useWatch({ control, name: ['templateId', 'discount'] })
  const template = scene.templates.find(({ id }) => id === templateId)
  const isRecurring = template?.type === 'Recurring' && (discount ?? 0) > 0
  return (
    <FormSection title="Price">
      <FieldRow>
        <MoneyField<SaleForm>
          name="basePrice"
          label="Price"
          isDisabled={!mayChangePrice}
          hint={
            isApproved ? 'As it was approved' : mayChangePrice ? undefined : 'Only the owner changes a price'
          }
        />
        {asksFee && (
          <MoneyField<SaleForm> name="joiningFee" label="Joining fee" isDisabled={!mayChangePrice} />
        )}
      </FieldRow>
      <FieldRow>
        <MoneyField<SaleForm>
          name="discount"
          label="Discount"
          isDisabled={isApproved}
          hint={useDiscountHint()}
        />
        <TextField<SaleForm>
          name="discountReason"
          label="Reason"
          isDisabled={isApproved}
          hint="Needed when anything is given"
        />
      </FieldRow>
      {isRecurring && (
        <SwitchField<SaleForm>
          name="discountRecurs"
          label="Take the discount off every later invoice too"
          isDisabled={isApproved}
        />
      )}
      {!isChange && <PromoField scene={scene} isDisabled={isApproved} />}
      {!isChange && !isApproved && (
        <LineFields name="extras" isOptional hasDiscount={false} addLabel="Add another item" />
      )}
      <BusinessFields regime={settings.taxRegime} />
    </FormSection>
  )
}

/** Who gets the invoice by e-mail once it is issued. */
function EmailFlags({ hasEmail }: { hasEmail: boolean }) {
  return (
    <div>
      {hasEmail && (
        <SwitchField<SaleForm> name="needEmailCommToClient" label="E-mail the invoice to the customer" />
      )}
      <SwitchField<SaleForm> name="needEmailCommToOwner" label="E-mail the invoice to the owner" />
    </div>
  )
}

/** Person and package, price, payment: what every sale asks, side by side where there is room. */
export function SaleFields(props: Props) {
  const { scene, templates, asksFee, startNote, isStartFixed = false } = props
  const { isChange = false, isApproved = false } = props
  const { member } = scene
  const { settings } = useGym()
  usePricesOfPackage(props)
  // The sheet stands with its first column; the others follow in pieces that let the browser paint and answer between.
  const hasPrice = useDeferredValue(true, false)
  const hasPayment = useDeferredValue(hasPrice, false)
  return (
    <div className={styles.sale}>
      <div className={styles.column}>
        <div className={styles.person}>
          <PersonCell name={member.name} code={member.memberCode} photo={member.dp} />
          {member.totalDueAmount > 0 && (
            <span className={styles.owes}>
              {formatMoney(member.totalDueAmount, settings)} is owed already
            </span>
          )}
        </div>
        <FormSection title="Package">
          <SelectField<SaleForm>
            name="templateId"
            label="Package"
            isRequired
            autoFocus
            emptyValue=""
            isDisabled={isApproved}
            options={templates.map((template) => ({
              value: template.id,
              label: labelOf(template, settings),
            }))}
          />
          {!isChange && (
            <DateField<SaleForm>
              name="startDate"
              label="Starts on"
              isRequired
              isDisabled={isStartFixed}
              hint={startNote}
            />
          )}
          <TextArea<SaleForm> name="comments" label="Comments" />
        </FormSection>
      </div>
      <div className={styles.column}>
        {hasPrice && (
          <PriceFields scene={scene} asksFee={asksFee} isChange={isChange} isApproved={isApproved} />
        )}
      </div>
      <div className={styles.column}>
        {hasPayment && (
          <FormSection title="Payment">
            <PaymentRows />
            <DateField<SaleForm> name="dueOn" label="Pay the balance by" hint="For what is not paid now" />
            <EmailFlags hasEmail={member.email !== ''} />
          </FormSection>
        )}
      </div>
    </div>
  )
}
