import { staffRulesSchema, type StaffRulesForm } from '@/domain/gyms/attendanceRules'
import { useSavePreference } from '@/parts/useSavePreference'
import { useCentre } from '@/session/useCentre'
import { showToast } from '@/ui/feedback/toast'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { NumberField } from '@/ui/form/NumberField'

/** DOMAIN 6.2's rules of the centre: what counts as late, half a day, absent, overtime, and when an exit is automatic. */
export function StaffRulesDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useCentre()
  const savePreference = useSavePreference()

  async function save(rules: StaffRulesForm) {
    await savePreference(rules)
    showToast({ text: 'The rules for staff are changed. Roster and reports follow them now.' })
  }

  return (
    <FormSheet
      as="dialog"
      title="Rules for staff"
      schema={staffRulesSchema}
      defaults={staffRulesSchema.parse(settings)}
      submitLabel="Save the rules"
      onSubmit={save}
      onClose={onClose}
    >
      <FieldRow>
        <NumberField<StaffRulesForm>
          name="staffGraceMinutes"
          label="Late after"
          suffix="min"
          isRequired
          hint="After the start of the shift"
        />
        <NumberField<StaffRulesForm>
          name="staffOvertimeMinutes"
          label="Overtime in blocks of"
          suffix="min"
          isRequired
          hint="Less than a block is none"
        />
      </FieldRow>
      <FieldRow>
        <NumberField<StaffRulesForm>
          name="staffHalfDayHours"
          label="Half a day below"
          suffix="hours"
          isRequired
          hint="Of a short shift, below half of it"
        />
        <NumberField<StaffRulesForm>
          name="staffAbsentHours"
          label="Absent below"
          suffix="hours"
          isRequired
          hint="0: whoever came is not absent"
        />
      </FieldRow>
      <FieldRow>
        <NumberField<StaffRulesForm>
          name="staffAutoExitHours"
          label="Automatic exit after"
          suffix="hours"
          isRequired
          hint="It counts no hours until corrected"
        />
        <NumberField<StaffRulesForm>
          name="staffMinVisitMinutes"
          label="Same arrival within"
          suffix="min"
          isRequired
          hint="A second mark so soon is no exit"
        />
      </FieldRow>
    </FormSheet>
  )
}
