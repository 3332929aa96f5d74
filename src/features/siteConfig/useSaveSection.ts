import { useCallback } from 'react'
import { settingProblem } from '@/domain/gyms/settingFields'
import type { GymSettings } from '@/domain/gyms/settings'
import { settingsConflict } from '@/domain/gyms/settingsConflict'
import { AppError } from '@/domain/shared/appError'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { sectionChanges, type SectionForm } from './sectionChanges'
import { configSections, type ConfigSection } from './sections'

/** What is saved after it, for itself, and can't be taken back; `name` as in "the new PIN". */
type Beside = { name: string; send: () => Promise<void> }
type Save = (form: SectionForm, beside?: Beside) => Promise<void>

/** The server would refuse to set again what an older centre had in conflict, or what no setting may be any more. */
function canComeBack({ preference }: StoredRecord, settings: GymSettings): boolean {
  const before = mapOf(preference) ?? {}
  return settingProblem(before) === null && settingsConflict(settings, Object.keys(before)) === null
}

/** Sends what of a section was changed. The message that it is saved takes that back, and offers so only where that can be done. */
export function useSaveSection(id: ConfigSection): Save {
  const { api } = useBackend()
  const { gymId, info, settings } = useGym()
  return useCallback(
    async (form, beside) => {
      const changes = sectionChanges(form, { info, settings })
      const send = async (fields: StoredRecord) => {
        answered(await api.call('updateGym', { gymId, ...fields }))
      }
      const text = `${configSections[id].title}: saved. Every screen of the centre follows.`
      if (changes === null) {
        await beside?.send()
        showToast({ text })
        return
      }
      await send(changes.after)
      try {
        await beside?.send()
      } catch (error) {
        const why = error instanceof Error ? error.message : ''
        throw new AppError('refused', `All but ${beside?.name ?? ''} is saved. ${why}`, { cause: error })
      }
      if (canComeBack(changes.before, settings))
        showToast({
          text: beside === undefined ? text : `${text} Undo keeps ${beside.name}.`,
          undo: () => send(changes.before),
        })
      else showToast({ text })
    },
    [api, gymId, id, info, settings],
  )
}
