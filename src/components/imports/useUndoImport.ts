import { useState } from 'react'
import type { ImportedPeople, ImportRecord } from '@/domain/imports/importRecord'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { peopleText } from './importWords'

const NAMED = 3

const changed = {
  members: 'Whoever was changed, billed or checked in',
  leads: 'Whoever was changed or contacted',
} as const satisfies Record<ImportedPeople, string>

const keptText = (kept: readonly string[]) => {
  const names = kept.slice(0, NAMED).join(', ')
  return kept.length > NAMED ? `${names} and ${kept.length - NAMED} more` : names
}

/** Asks first, then removes part by part; whoever was changed since stays and is named. `busy`: the import that is rolled back now. */
export function useUndoImport() {
  const { gymId } = useGym()
  const { api } = useBackend()
  const [busy, setBusy] = useState('')

  const undo = async ({ id, of, fileName, ids }: ImportRecord) => {
    const isAgreed = await askToConfirm({
      title: `Roll back ${fileName}?`,
      text: `${peopleText(of, ids.length)} came with it. ${changed[of]} since stays; the others are removed for good.`,
      act: 'Roll back the import',
      isDanger: true,
    })
    if (!isAgreed) return
    setBusy(id)
    await attempt(async () => {
      const kept: string[] = []
      let removed = 0
      for (let left = 1; left > 0;) {
        const answer = answered(await api.call('undoImport', { gymId, importId: id }))
        removed += answer.removed
        kept.push(...answer.kept)
        left = answer.left
      }
      const stay = kept.length === 0 ? '' : ` ${keptText(kept)} ${kept.length === 1 ? 'stays' : 'stay'}.`
      showToast({ text: `${peopleText(of, removed)} removed.${stay}` })
    })
    setBusy('')
  }
  return { busy, undo }
}
