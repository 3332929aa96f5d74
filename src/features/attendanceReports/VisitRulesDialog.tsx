import { visitRulesSchema, type VisitRulesForm } from '@/domain/gyms/attendanceRules'
import { useSavePreference } from '@/parts/useSavePreference'
import { useCentre } from '@/session/useCentre'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { NumberField } from '@/ui/form/NumberField'

/** DOMAIN 6.1's rules of the centre for members' visits. */
export function VisitRulesDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useCentre()
  const savePreference = useSavePreference()

  async function save(rules: VisitRulesForm) {
    await savePreference(rules)
    showToast({ text: 'The rules for visits are changed.' })
  }

  return (
    <FormSheet
      as="dialog"
      title="Rules for visits"
      schema={visitRulesSchema}
      defaults={visitRulesSchema.parse(settings)}
      submitLabel="Save the rules"
      onSubmit={save}
      onClose={onClose}
    >
      <NumberField<VisitRulesForm>
        name="autoExitHours"
        label="Automatic exit after"
        suffix="hours"
        isRequired
        hint="A visit without an exit ends then, and does not count in average stays"
      />
      <NumberField<VisitRulesForm>
        name="minVisitMinutes"
        label="Same arrival within"
        suffix="min"
        isRequired
        hint="A second mark so soon after the entry is no exit"
      />
    </FormSheet>
  )
}
