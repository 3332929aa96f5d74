import { z } from 'zod'
import { settingFields } from '@/domain/gyms/settingFields'
import type { GymSettings } from '@/domain/gyms/settings'
import { settingsConflict } from '@/domain/gyms/settingsConflict'
import { useGym } from '@/session/useGym'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SwitchField } from '@/ui/form/SwitchField'
import { fieldOf } from './defaultHint'
import { SettingsPanel } from './SettingsPanel'

const schema = z
  .object({
    deskDiscountPercent: settingFields.deskDiscountPercent,
    fourEyes: settingFields.fourEyes,
    approvalDays: settingFields.approvalDays,
    freezeTimes: settingFields.freezeTimes,
    freezeMinDays: settingFields.freezeMinDays,
    freezeMaxDays: settingFields.freezeMaxDays,
    graceDays: settingFields.graceDays,
    expiringDays: settingFields.expiringDays,
    absentDays: settingFields.absentDays,
    backdateWithinGrace: settingFields.backdateWithinGrace,
    partialPayment: settingFields.partialPayment,
    unpaidTermsBeforeStop: settingFields.unpaidTermsBeforeStop,
  })
  .superRefine((rules, context) => {
    const conflict = settingsConflict(rules, Object.keys(rules))
    if (conflict) context.addIssue({ code: 'custom', path: [conflict.field], message: conflict.reason })
  })
type Form = z.input<typeof schema>

/** As they stand: what the form would not take is said when it is saved, and is no reason to show nothing. */
const formOf = (settings: GymSettings): Form => {
  const { deskDiscountPercent, fourEyes, approvalDays, freezeTimes, freezeMinDays, freezeMaxDays } = settings
  const { graceDays, expiringDays, absentDays, backdateWithinGrace } = settings
  const { partialPayment, unpaidTermsBeforeStop } = settings
  return {
    ...{ deskDiscountPercent, fourEyes, approvalDays, freezeTimes, freezeMinDays, freezeMaxDays },
    ...{ graceDays, expiringDays, absentDays, backdateWithinGrace, partialPayment, unpaidTermsBeforeStop },
  }
}

/** Days that decide who is let in and who is called, and what the desk may decide by itself. */
export function PackagesSection() {
  const { settings } = useGym()
  return (
    <SettingsPanel id="packages" schema={schema} defaults={formOf(settings)}>
      <FormSection title="Discounts">
        <FieldRow>
          <NumberField<Form> {...fieldOf('deskDiscountPercent')} isRequired />
          <NumberField<Form> {...fieldOf('approvalDays')} isRequired />
        </FieldRow>
        <SwitchField<Form> {...fieldOf('fourEyes')} />
      </FormSection>
      <FormSection title="Days">
        <FieldRow>
          <NumberField<Form> {...fieldOf('graceDays')} isRequired />
          <NumberField<Form> {...fieldOf('expiringDays')} isRequired />
        </FieldRow>
        <NumberField<Form> {...fieldOf('absentDays')} isRequired />
        <SwitchField<Form> {...fieldOf('backdateWithinGrace')} />
      </FormSection>
      <FormSection title="Freezes">
        <NumberField<Form> {...fieldOf('freezeTimes')} isRequired />
        <FieldRow>
          <NumberField<Form> {...fieldOf('freezeMinDays')} isRequired />
          <NumberField<Form> {...fieldOf('freezeMaxDays')} isRequired />
        </FieldRow>
      </FormSection>
      <FormSection title="Recurring packages">
        <SegmentedField<Form>
          {...fieldOf('partialPayment')}
          options={[
            { value: 'prorata', label: 'Covers its share of the term' },
            { value: 'full', label: 'Covers nothing until it is paid in full' },
          ]}
        />
        <NumberField<Form> {...fieldOf('unpaidTermsBeforeStop')} isRequired />
      </FormSection>
    </SettingsPanel>
  )
}
