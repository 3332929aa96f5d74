import { durationTypes } from '@/domain/shared/duration'
import { FieldRow } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'

/** How long a package lasts, a member's or a centre's: `duration` and its unit. */
export const DurationFields = () => (
  <FieldRow>
    <NumberField name="duration" label="Lasts" isRequired />
    <SelectField
      name="durationType"
      label="Unit"
      options={durationTypes.map((unit) => ({ value: unit, label: unit }))}
    />
  </FieldRow>
)
