import { useCallback } from 'react'
import { AppError } from '@/domain/shared/appError'
import type { StoredRecord } from '@/domain/shared/readers'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { sectionChanges, type SectionForm } from './sectionChanges'
import { configSections, type ConfigSection } from './sections'

/** What is saved after it, for itself, and can't be taken back; `name` as in "the new PIN". */
type Beside = { name: string; send: () => Promise<void> }
type Save = (form: SectionForm, beside?: Beside) => Promise<void>

/** Sends what of a section was changed. The message that it is saved takes that back, and offers so only where there is something. */
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
      showToast({
        text: beside === undefined ? text : `${text} Undo keeps ${beside.name}.`,
        undo: () => send(changes.before),
      })
    },
    [api, gymId, id, info, settings],
  )
}
