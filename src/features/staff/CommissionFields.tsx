import { useWatch } from 'react-hook-form'
import { commissionBases, commissionBasisWords } from '@/domain/staff/payRule'
import { FieldRow } from '@/ui/form/FormSection'
import { MoneyField, NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import type { StaffSheetInput as Form } from './staffSheet'

const basisOptions = commissionBases.map((basis) => ({ value: basis, label: commissionBasisWords[basis] }))

/** What a commission is reckoned by, of whoever has one. */
export function CommissionFields() {
  const basis = useWatch<Form, 'commissionBasis'>({ name: 'commissionBasis' })
  return (
    <>
      <SegmentedField<Form> name="commissionBasis" label="Commission by" options={basisOptions} />
      {basis === 'percentOfNet' && (
        <FieldRow>
          <NumberField<Form>
            name="commissionRate"
            label="Commission rate"
            decimals={2}
            suffix="%"
            hint="Leave blank for the category’s rate"
          />
          <NumberField<Form>
            name="renewalRate"
            label="Rate for renewals"
            decimals={2}
            suffix="%"
            hint="Leave blank for the same rate"
          />
        </FieldRow>
      )}
      {basis === 'fixed' && (
        <FieldRow>
          <MoneyField<Form>
            name="commissionAmount"
            label="Amount per sale"
            isRequired
            hint="Never more than the sale; of one that is paid in part, as much of it as was paid"
          />
          <MoneyField<Form>
            name="renewalAmount"
            label="Amount per renewal"
            hint="Leave blank for the same amount"
          />
        </FieldRow>
      )}
      {basis === 'perHead' && (
        <MoneyField<Form>
          name="commissionAmount"
          label="Amount per head"
          isRequired
          hint="Of each member whom they trained on the last day of the month on which a package of theirs ran"
        />
      )}
    </>
  )
}
