import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { may } from '@/domain/access/collections'
import { durationTextOf } from '@/domain/packages/durationText'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { formatMoney } from '@/domain/shared/money'
import { useCentre } from '@/session/useCentre'
import { useRole } from '@/session/useSession'
import { DateField } from '@/ui/form/DateField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { MoneyField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { pricesOf, type SaleForm } from './saleForm'

type Props = {
  templates: readonly PackageTemplate[]
  /** A joining fee is asked once, of somebody who never had a package. */
  isFirstSale: boolean
  /** Said below the start where it is not free to choose. */
  startNote?: string
  isStartFixed?: boolean
  /** A change takes its day from the choice above these fields. */
  hasStart?: boolean
}

const labelOf = (template: PackageTemplate, currency: { currency: string; locale: string }) =>
  `${template.name} · ${durationTextOf(template)} · ${formatMoney(template.price, currency)}`

/** Another package brings its own price along, until the price is typed over. */
function usePricesOfPackage(templates: readonly PackageTemplate[], isFirstSale: boolean) {
  const { control, setValue } = useFormContext<SaleForm>()
  const templateId = useWatch({ control, name: 'templateId' })
  const priced = useRef('')
  useEffect(() => {
    if (priced.current === templateId) return
    priced.current = templateId
    const template = templates.find(({ id }) => id === templateId)
    if (!template) return
    const { basePrice, joiningFee } = pricesOf(template, isFirstSale)
    setValue('basePrice', basePrice, { shouldValidate: true })
    setValue('joiningFee', joiningFee)
  }, [templateId, templates, isFirstSale, setValue])
}

/** Package, start, price and payment: what every sale asks. */
export function SaleFields({
  templates,
  isFirstSale,
  startNote,
  isStartFixed = false,
  hasStart = true,
}: Props) {
  const { settings } = useCentre()
  const mayChangePrice = may(useRole(), 'members.overridePrice')
  usePricesOfPackage(templates, isFirstSale)
  return (
    <>
      <FormSection title="Package">
        <SelectField<SaleForm>
          name="templateId"
          label="Package"
          isRequired
          autoFocus
          emptyValue=""
          options={templates.map((template) => ({ value: template.id, label: labelOf(template, settings) }))}
        />
        {hasStart && (
          <DateField<SaleForm>
            name="startDate"
            label="Starts on"
            isRequired
            isDisabled={isStartFixed}
            hint={startNote}
          />
        )}
        <FieldRow>
          <MoneyField<SaleForm>
            name="basePrice"
            label="Price"
            isDisabled={!mayChangePrice}
            hint={mayChangePrice ? undefined : 'Only the owner changes a price'}
          />
          {isFirstSale && (
            <MoneyField<SaleForm> name="joiningFee" label="Joining fee" isDisabled={!mayChangePrice} />
          )}
        </FieldRow>
        {mayChangePrice && (
          <FieldRow>
            <MoneyField<SaleForm> name="discount" label="Discount" />
            <TextField<SaleForm> name="discountReason" label="Reason" hint="Needed when the price differs" />
          </FieldRow>
        )}
      </FormSection>
      <FormSection title="Payment">
        <FieldRow>
          <MoneyField<SaleForm> name="paid" label="Received now" hint="Leave empty if nothing was paid" />
          <SelectField<SaleForm>
            name="modeOfPayment"
            label="Paid by"
            emptyValue=""
            options={settings.paymentModes.map((mode) => ({ value: mode, label: mode }))}
          />
        </FieldRow>
        <FieldRow>
          <SelectField<SaleForm>
            name="paymentSource"
            label="Received at"
            emptyValue=""
            options={settings.paymentSources.map((source) => ({ value: source, label: source }))}
          />
          <TextField<SaleForm>
            name="reference"
            label="Reference"
            hint="UTR, cheque number or last 4 digits"
          />
        </FieldRow>
        <DateField<SaleForm> name="dueOn" label="Rest due on" hint="For what is not paid now" />
        <TextArea<SaleForm> name="comments" label="Comments" />
      </FormSection>
    </>
  )
}
