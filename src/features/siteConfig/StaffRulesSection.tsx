import { useState } from 'react'
import { staffRulesSchema, type StaffRulesForm } from '@/domain/gyms/attendanceRules'
import type { GymSettings } from '@/domain/gyms/settings'
import { HolidayDialog } from '@/components/gym/HolidayDialog'
import { HolidayRows } from '@/components/gym/HolidayRows'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Card, Cards } from '@/ui/Card'
import { FieldRow } from '@/ui/form/FormSection'
import { NumberField } from '@/ui/form/NumberField'
import { SwitchField } from '@/ui/form/SwitchField'
import { fieldOf } from './defaultHint'
import { SettingsPanel } from './SettingsPanel'

/** As they stand: what the form would not take is said when it is saved, and is no reason to show nothing. */
const formOf = (settings: GymSettings): StaffRulesForm => {
  const { staffGraceMinutes, staffHalfDayPercent, staffHalfDayHours, staffAbsentHours } = settings
  const { staffOvertimeMinutes, staffLatesPerHalfDay, staffCasualLeave, staffSickLeave } = settings
  const { staffEarnedLeave, staffAutoExitHours, staffMinVisitMinutes, staffUnpaidOff } = settings
  return {
    ...{ staffGraceMinutes, staffHalfDayPercent, staffHalfDayHours, staffAbsentHours },
    ...{ staffOvertimeMinutes, staffLatesPerHalfDay, staffCasualLeave, staffSickLeave },
    ...{ staffEarnedLeave, staffAutoExitHours, staffMinVisitMinutes, staffUnpaidOff },
  }
}

/** PRODUCT 4.13: what counts as late, half a day, absent, overtime, when an exit is automatic, and on which days nobody has to come. */
export function StaffRulesSection() {
  return (
    <Cards>
      <StaffRules />
      <Holidays />
    </Cards>
  )
}

/** Each day is saved by itself, so that two people who add one at once keep both. */
function Holidays() {
  const [isAdding, setAdding] = useState(false)
  const { name, label, hint } = fieldOf('holidays')
  return (
    <div data-field={name}>
      <Card
        title={label}
        hint={hint}
        actions={
          <Button size="s" icon="pi-plus" onClick={() => setAdding(true)}>
            Add a holiday
          </Button>
        }
      >
        <HolidayRows />
      </Card>
      {isAdding && <HolidayDialog onClose={() => setAdding(false)} />}
    </div>
  )
}

function StaffRules() {
  const { settings } = useGym()
  return (
    <SettingsPanel id="staff" schema={staffRulesSchema} defaults={formOf(settings)}>
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
      <SwitchField<StaffRulesForm> {...fieldOf('staffUnpaidOff')} />
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
