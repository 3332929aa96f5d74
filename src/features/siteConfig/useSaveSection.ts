import { useCallback } from 'react'
import type { StoredRecord } from '@/domain/shared/readers'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { sectionChanges, type SectionForm } from './sectionChanges'
import { configSections, type ConfigSection } from './sections'

/** `kept`: what was saved beside it and can't be taken back, as the message names it. */
type Save = (form: SectionForm, kept?: string) => Promise<void>

/** Sends what of a section was changed. The message that it is saved takes that back, and offers so only where there is something. */
export function useSaveSection(id: ConfigSection): Save {
  const { api } = useBackend()
  const { gymId, info, settings } = useGym()
  return useCallback(
    async (form, kept = '') => {
      const changes = sectionChanges(form, { info, settings })
      const send = async (fields: StoredRecord) => {
        answered(await api.call('updateGym', { gymId, ...fields }))
      }
      const text = `${configSections[id].title}: saved. Every screen of the centre follows.`
      if (changes === null) {
        showToast({ text })
        return
      }
      await send(changes.after)
      showToast({
        text: kept === '' ? text : `${text} Undo keeps ${kept}.`,
        undo: () => send(changes.before),
      })
    },
    [api, gymId, id, info, settings],
  )
}
