import { useWatch } from 'react-hook-form'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import type { LeadFormInput } from '@/domain/leads/leadForm'
import { isOnSale } from '@/domain/packages/packageTemplate'
import { MISSING } from '@/domain/shared/constants'
import { useRecords } from '@/components/records/useRecords'
import { SelectField } from '@/ui/form/SelectField'

/** The package that a lead asks about: what is sold now, and what was chosen before even if it is sold no more. */
export function WantedPackageField() {
  const { records } = useRecords(memberPackageRepository)
  const chosen = useWatch<LeadFormInput, 'packageId'>({ name: 'packageId' })
  const options = records
    .filter((template) => isOnSale(template) || template.id === chosen)
    .map((template) => ({
      value: template.id,
      label: isOnSale(template) ? template.name : `${template.name} (not sold any more)`,
    }))
  return (
    <SelectField<LeadFormInput>
      name="packageId"
      label="Interested in"
      hint="Filled in when they buy"
      placeholder="No package yet"
      options={options}
      emptyValue=""
      canClear
    />
  )
}

/** Its name in the drawer. */
export function WantedPackage({ id }: { id: string }) {
  const { records } = useRecords(memberPackageRepository)
  return <>{records.find((template) => template.id === id)?.name ?? MISSING}</>
}
