import { useNavigate } from 'react-router-dom'
import type { Asker } from '@/domain/access/role'
import { mayOpen, screenIds, screens, type ScreenId } from '@/domain/access/screens'
import type { KeyBinding } from '@/ui/keys/keyBindings'
import { useKeys } from '@/ui/keys/useKeys'

/** PRODUCT 3 "Keys": `G`, then the letter of the screen. */
const letters: Partial<Record<ScreenId, string>> = {
  dashboard: 'd',
  members: 'm',
  markAttendance: 'a',
  leads: 'l',
  invoices: 'i',
  expenses: 'e',
  staff: 's',
}

type FrameKeys = { visitor: Asker; openPalette: () => void }

export function useFrameKeys({ visitor, openPalette }: FrameKeys): void {
  const navigate = useNavigate()
  const screenKeys = screenIds.flatMap((id): KeyBinding[] => {
    const letter = letters[id]
    if (letter === undefined || !mayOpen(id, visitor)) return []
    const { label, path } = screens[id]
    return [{ keys: `g ${letter}`, label, run: () => void navigate(path) }]
  })
  useKeys('Go to', [
    { keys: 'mod+k', label: 'A person, a screen or an act', run: openPalette, inInputs: true },
    ...screenKeys,
  ])
}
