import { staffRulesSchema, type StaffRulesForm } from '@/domain/gyms/attendanceRules'
import { useGym } from '@/session/useGym'
import { FieldRow } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { fieldOf } from './defaultHint'
import { SettingsPanel } from './SettingsPanel'

/** PRODUCT 4.13: what counts as late, half a day, absent, overtime, and when an exit is automatic. */
export function StaffRulesSection() {
  const { settings } = useGym()
  return (
    <SettingsPanel id="staff" schema={staffRulesSchema} defaults={staffRulesSchema.parse(settings)}>
      <FieldRow>
        <NumberField<StaffRulesForm> {...fieldOf('staffGraceMinutes')} isRequired />
        <NumberField<StaffRulesForm> {...fieldOf('staffOvertimeMinutes')} isRequired />
      </FieldRow>
      <FieldRow>
        <NumberField<StaffRulesForm> {...fieldOf('staffHalfDayPercent')} isRequired />
        <NumberField<StaffRulesForm> {...fieldOf('staffHalfDayHours')} isRequired />
      </FieldRow>
      <FieldRow>
        <NumberField<StaffRulesForm> {...fieldOf('staffAbsentHours')} isRequired />
        <NumberField<StaffRulesForm> {...fieldOf('staffLatesPerHalfDay')} isRequired />
      </FieldRow>
      <FieldRow>
        <NumberField<StaffRulesForm> {...fieldOf('staffCasualLeave')} isRequired />
        <NumberField<StaffRulesForm> {...fieldOf('staffSickLeave')} isRequired />
        <NumberField<StaffRulesForm> {...fieldOf('staffEarnedLeave')} isRequired />
      </FieldRow>
      <FieldRow>
        <NumberField<StaffRulesForm> {...fieldOf('staffAutoExitHours')} isRequired />
        <NumberField<StaffRulesForm> {...fieldOf('staffMinVisitMinutes')} isRequired />
      </FieldRow>
    </SettingsPanel>
  )
}
