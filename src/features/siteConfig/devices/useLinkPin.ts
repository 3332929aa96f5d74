import type { PinOwner } from '@/domain/biometric/pinMap'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'

type Who = Pick<PinOwner, 'personType' | 'personId' | 'name'>

function countedText(punches: number): string {
  if (punches === 0) return ''
  return punches === 1
    ? ' 1 punch so far is counted too.'
    : ` ${String(punches)} punches so far are counted too.`
}

/**
 * Gives a number of a device to somebody, and says so. There is no Undo: taking it off them shuts the number on every device, and
 * whoever has it there came in before it was anybody's here.
 */
export function useLinkPin(): (pin: string, who: Who) => Promise<void> {
  const { gymId } = useGym()
  const { api } = useBackend()
  return async (pin, { personType, personId, name }) => {
    const { punches } = answered(await api.call('linkPin', { gymId, pin, personType, personId }))
    showToast({ text: `Number ${pin} is ${name}’s.${countedText(punches)}` })
  }
}
