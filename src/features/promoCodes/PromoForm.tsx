import { useState } from 'react'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { PromoCode } from '@/domain/promoCodes/promoCode'
import {
  emptyPromoForm,
  promoFieldsOf,
  promoFormSchema,
  refusePromo,
  type PromoForm as Form,
} from '@/domain/promoCodes/promoForm'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'
import { formOf } from './formOf'
import { PackagesField } from './PackagesField'

type Props = {
  existing: readonly PromoCode[]
  templates: readonly PackageTemplate[]
  /** The code that is edited. */
  promo?: PromoCode
  /** The code whose terms a new one begins with. */
  model?: PromoCode | null
  onClose: () => void
}

/** Says at its field what no other code, or the uses so far, allow. */
function refuseAtField(form: Form, id: string, existing: readonly PromoCode[]): void {
  const fields = promoFieldsOf(form)
  const name = refusePromo({ ...fields, maxUses: 0 }, id, existing)
  if (name) throw new FieldProblem('name', name.reason)
  const uses = refusePromo(fields, id, existing)
  if (uses) throw new FieldProblem('maxUses', uses.reason)
}

/** Adds or edits a code. */
export function PromoForm({ existing, templates, promo, model = null, onClose }: Props) {
  const { gymId } = useCentre()
  const { store } = useBackend()
  const { promoCodes } = useMoneyRepositories()
  const [newId] = useState(() => store.newId())
  const isNamed = promo !== undefined && promo.usedCount > 0

  async function save(form: Form) {
    refuseAtField(form, promo?.id ?? newId, existing)
    if (promo) await promoCodes.edit(gymId, promo.id, promoFieldsOf(form))
    else await promoCodes.add(gymId, newId, promoFieldsOf(form))
    showToast({ text: promo ? `${form.name} is saved.` : `${form.name} is added.` })
  }

  return (
    <FormSheet
      title={promo ? `Edit ${promo.name}` : 'New promo code'}
      schema={promoFormSchema}
      defaults={promo ? formOf(promo) : model ? { ...formOf(model), name: '' } : emptyPromoForm}
      {...(promo || model ? {} : { draftKey: `promoCodes/new/${gymId}` })}
      submitLabel={promo ? 'Save' : 'Add code'}
      onSubmit={save}
      onClose={onClose}
    >
      <FormSection title="Code">
        <FieldRow>
          <TextField<Form>
            name="name"
            label="Code"
            isRequired
            autoFocus
            isDisabled={isNamed}
            hint={
              isNamed
                ? 'It was used, so its name stays.'
                : 'As members say it. Large and small letters are the same.'
            }
          />
          <NumberField<Form>
            name="percentOff"
            label="Takes off"
            isRequired
            decimals={2}
            suffix="%"
            hint="1 to 100, off price and joining fee"
          />
        </FieldRow>
        <MoneyField<Form>
          name="maxDiscount"
          label="At most"
          hint="The most it takes off one sale. Empty: no limit."
        />
      </FormSection>
      <FormSection title="When">
        <FieldRow>
          <DateField<Form> name="validFrom" label="First day" hint="Empty: from now on" />
          <DateField<Form>
            name="validTo"
            label="Last day"
            hint="This day included. Empty: until it is ended."
          />
        </FieldRow>
        <FieldRow>
          <NumberField<Form> name="maxUses" label="Uses in all" hint="Empty: no limit" />
          <NumberField<Form> name="perMember" label="Uses for each member" hint="Empty: no limit" />
        </FieldRow>
      </FormSection>
      <FormSection title="For what">
        <PackagesField templates={templates} />
        <MoneyField<Form>
          name="minAmount"
          label="Sales from"
          hint="What a sale must come to before the code. Empty: any sale."
        />
        <SwitchField<Form>
          name="newOnly"
          label="New members only"
          hint="Somebody who has never had a package here"
        />
      </FormSection>
    </FormSheet>
  )
}
