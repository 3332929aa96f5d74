import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { isOnSale, type PackageTemplate } from '@/domain/packages/packageTemplate'
import type { PromoCode } from '@/domain/promoCodes/promoCode'
import {
  emptyPromoForm,
  promoFieldsOf,
  promoFormOf,
  promoFormSchema,
  refusePromo,
  type PromoForm as Form,
} from '@/domain/promoCodes/promoForm'
import { promoCodeRepository } from '@/data/promoCodes/promoCodeRepository'
import { useSaveRecord } from '@/components/records/useSaveRecord'
import { useGym } from '@/session/useGym'
import { ChecksField } from '@/ui/form/ChecksField'
import { DateField } from '@/ui/form/DateField'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextField } from '@/ui/form/TextField'

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

/** The packages a code is good for: what is on sale, and what was chosen before it left the sale. */
function PackagesField({ templates }: { templates: readonly PackageTemplate[] }) {
  const chosen = useWatch<Form, 'packageIds'>({ name: 'packageIds' })
  const offered = templates.filter((template) => chosen.includes(template.id) || isOnSale(template))
  return (
    <ChecksField<Form>
      name="packageIds"
      label="Packages"
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      hint={(ticked) =>
        offered.length === 0
          ? 'No packages are on sale yet: the code is good for all that come.'
          : ticked.length === 0
            ? 'None chosen: the code is good for every package, also for new ones.'
            : 'The code is good for the chosen packages alone.'
      }
    />
  )
}

/** Adds or edits a code. */
export function PromoForm({ existing, templates, promo, model = null, onClose }: Props) {
  const { gymId, settings } = useGym()
  const schema = useMemo(() => promoFormSchema(settings), [settings])
  const { id, save } = useSaveRecord(promoCodeRepository, promo)
  const isNamed = promo !== undefined && promo.usedCount > 0

  async function saveCode(form: Form) {
    refuseAtField(form, id, existing)
    await save(promoFieldsOf(form), { added: `${form.name} is added.`, saved: `${form.name} is saved.` })
  }

  return (
    <FormSheet
      title={promo ? `Edit ${promo.name}` : 'New promo code'}
      schema={schema}
      defaults={promo ? promoFormOf(promo) : model ? { ...promoFormOf(model), name: '' } : emptyPromoForm}
      {...(promo || model ? {} : { draftKey: `promoCodes/new/${gymId}` })}
      submitLabel={promo ? 'Save' : 'Add code'}
      onSubmit={saveCode}
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
          hint="The most it takes off one sale. Leave blank for no limit"
        />
      </FormSection>
      <FormSection title="When">
        <FieldRow>
          <DateField<Form> name="validFrom" label="First day" hint="Leave blank to start now" />
          <DateField<Form> name="validTo" label="Last day" hint="Included. Leave blank for no end" />
        </FieldRow>
        <FieldRow>
          <NumberField<Form> name="maxUses" label="Uses in all" hint="Leave blank for no limit" />
          <NumberField<Form> name="perMember" label="Uses for each member" hint="Leave blank for no limit" />
        </FieldRow>
      </FormSection>
      <FormSection title="For what">
        <PackagesField templates={templates} />
        <MoneyField<Form>
          name="minAmount"
          label="Sales from"
          hint="Before the code is taken off. Leave blank for any sale"
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
