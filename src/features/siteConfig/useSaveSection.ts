import { useCallback } from 'react'
import type { StoredRecord } from '@/domain/shared/readers'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { sectionChanges, type SectionForm } from './sectionChanges'
import { configSections, type ConfigSection } from './sections'

/** What is kept beside a section and can't be taken back, as the message names it. */
type Beside = { name: string; keep: () => Promise<void> }
type Save = (form: SectionForm, beside?: Beside) => Promise<void>

/**
 * Sends what of a section was changed, and then what is kept beside it: a section that is refused keeps nothing. The message that it
 * is saved takes that back, and offers so only where there is something.
 */
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
      const say = (kept: string) =>
        showToast({
          text: changes === null || kept === '' ? text : `${text} Undo keeps ${kept}.`,
          ...(changes !== null && { undo: () => send(changes.before) }),
        })
      if (changes !== null) await send(changes.after)
      try {
        await beside?.keep()
      } catch (error) {
        if (changes !== null) say('')
        throw error
      }
      say(beside?.name ?? '')
    },
    [api, gymId, id, info, settings],
  )
}
