import { useCallback, useState } from 'react'
import { keySchema } from '@/domain/shared/id'
import { newActKey, useActUnder, type RunFormAct } from '@/session/useAct'
import { keepDraft, readDraft, sentOf } from '@/ui/form/draft'
import { usePerson } from '@/ui/person'

const keptKey = (person: string, draftKey: string): string | undefined =>
  keySchema.safeParse(readDraft(person, sentOf(draftKey), Date.now())?.values['key']).data

/**
 * `useFormAct` for a form with a draft, which outlives its sheet: once it was sent, its key is kept beside the draft. What comes back
 * after a lost answer goes out under the key of the first try, which the server answers as it did, and refuses where the form holds
 * something else by now.
 */
export function useDraftedAct(draftKey: string | undefined): RunFormAct {
  const person = usePerson()
  const [key] = useState(
    () => (draftKey === undefined ? undefined : keptKey(person, draftKey)) ?? newActKey(),
  )
  const run = useActUnder(key)
  return useCallback(
    (act, input) => {
      if (draftKey !== undefined) keepDraft(person, sentOf(draftKey), { key }, Date.now())
      return run(act, input)
    },
    [run, person, draftKey, key],
  )
}
