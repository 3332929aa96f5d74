import { useMemo } from 'react'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FormSheet } from '@/ui/form/FormSheet'
import { Note } from '@/ui/Note'
import { backFormSchema, feeLeftBehind, type BackForm } from './endFreezeForm'
import type { PackageScene } from './usePackageScene'

/** Back before the freeze ends: the days that were not used are given back to the calendar (PRODUCT 2.D). */
export function EndFreezeDialog({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, context } = scene
  const act = useFormAct()
  const { frozenFrom, frozenTo } = member.lookup
  const fee = feeLeftBehind(member, context.today)
  const schema = useMemo(() => backFormSchema(context.today), [context.today])

  async function save({ backOn }: BackForm) {
    if (backOn === null) return undefined
    const answer = await act('endFreeze', { memberId: member.id, backOn })
    if (isRefused(answer)) return answer
    const endsOn = formatCivil(answer.endDate)
    showToast({ text: `${member.name} is back on ${formatCivil(backOn)}. Covered until ${endsOn}.` })
    return undefined
  }

  return (
    <FormSheet
      as="dialog"
      title={`End the freeze of ${member.name}`}
      schema={schema}
      defaults={{ backOn: context.today }}
      submitLabel="End the freeze"
      onSubmit={save}
      onClose={onClose}
    >
      <Note kind="quiet">
        Frozen from {formatCivil(frozenFrom)} to {formatCivil(frozenTo)}. Days that are not used are taken off
        the end again.
      </Note>
      {fee > 0 && (
        <Note>
          The invoice for its fee of {formatMoney(fee, context.settings)} stays. Only the owner can credit it.
        </Note>
      )}
      <DateField<BackForm> name="backOn" label="Trains again from" isRequired autoFocus min={context.today} />
    </FormSheet>
  )
}
