import { useMemo } from 'react'
import { z } from 'zod'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { Staff } from '@/domain/staff/staff'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { LastDayField } from './LastDayField'
import { lastDaySchema } from './lastDaySchema'
import { useChangeStaff } from './useStaffActs'

/** Corrects until when somebody worked who is deactivated already. */
export function ChangeLastDay({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const change = useChangeStaff()
  const { today } = useGym()
  const { id, name, leftOn: before } = staff
  const schema = useMemo(() => z.object({ leftOn: lastDaySchema(staff, today) }), [staff, today])

  async function save({ leftOn }: { leftOn: CivilDate }) {
    await change(id, { leftOn })
    showToast({
      text: `The last day of ${name} is ${formatCivil(leftOn)}.`,
      ...(before !== null && { undo: async () => void (await change(id, { leftOn: before })) }),
    })
  }

  return (
    <FormSheet<{ leftOn: string | null }, { leftOn: CivilDate }>
      as="dialog"
      title={`Last day of ${name}`}
      schema={schema}
      defaults={{ leftOn: before }}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={save}
    >
      <p>A month whose pay is generated already stays as it is: enter the difference in Contributions.</p>
      <LastDayField staff={staff} autoFocus />
    </FormSheet>
  )
}
