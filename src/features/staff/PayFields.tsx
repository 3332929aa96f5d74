import { useWatch } from 'react-hook-form'
import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import { payBases, payBasisWords } from '@/domain/staff/payRule'
import { useRecords } from '@/components/records/useRecords'
import { FieldRow } from '@/ui/form/FormSection'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import type { Staff } from '@/domain/staff/staff'
import { CommissionFields } from './CommissionFields'
import { PayFromField } from './PayFromField'
import type { StaffSheetInput as Form } from './staffSheet'

const basisOptions = payBases.map((basis) => ({ value: basis, label: payBasisWords[basis] }))

const rateLabels = { monthly: 'Pay per month', hourly: 'Pay per hour', session: 'Pay per session' }

/** What a month's pay is generated from. `staff` is null for somebody new. */
export function PayFields({ staff }: { staff: Staff | null }) {
  const [basis, chosen] = useWatch<Form, ['payBasis', 'commissionCategoryId']>({
    name: ['payBasis', 'commissionCategoryId'],
  })
  const { records } = useRecords(contributionCategoryRepository)
  const commissions = records.filter(
    ({ id, basis: of, direction, isActive, deleted }) =>
      id === chosen || (of === 'percentOfNet' && direction === 'Earning' && isActive && !deleted),
  )
  return (
    <>
      <SegmentedField<Form> name="payBasis" label="Base pay" options={basisOptions} />
      {basis !== '' && (
        <FieldRow>
          <MoneyField<Form>
            name="payRate"
            label={rateLabels[basis]}
            isRequired
            {...(basis === 'session' && { hint: 'Each visit is one session: mark in and out for each' })}
          />
          {basis !== 'session' && (
            <MoneyField<Form>
              name="overtimeRate"
              label="Overtime per hour"
              hint={
                basis === 'hourly'
                  ? 'Leave blank to pay it as any other hour, 0 for none'
                  : 'Leave blank for none'
              }
            />
          )}
        </FieldRow>
      )}
      {commissions.length > 0 && (
        <SelectField<Form>
          name="commissionCategoryId"
          label="Commission"
          options={commissions.map(({ id, name, rate }) => ({ value: id, label: `${name} (${rate} %)` }))}
          placeholder="No commission"
          canClear
          emptyValue=""
        />
      )}
      {chosen !== '' && <CommissionFields />}
      <PayFromField staff={staff} />
    </>
  )
}
