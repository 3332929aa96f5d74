import type { PinOwner } from '@/domain/biometric/pinMap'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'

type Who = Pick<PinOwner, 'personType' | 'personId' | 'name' | 'pin'>

function countedText(punches: number): string {
  if (punches === 0) return ''
  return punches === 1
    ? ' 1 punch so far is counted too.'
    : ` ${String(punches)} punches so far are counted too.`
}

/** Gives a number of a device to somebody, and says so. It can be taken back while no punch of before became theirs by it. */
export function useLinkPin(): (pin: string, who: Who) => Promise<void> {
  const { gymId } = useGym()
  const { api } = useBackend()
  return async (pin, { personType, personId, name, pin: before }) => {
    const give = async (number: string) =>
      answered(await api.call('linkPin', { gymId, pin: number, personType, personId }))
    const { punches } = await give(pin)
    showToast({
      text: `Number ${pin} is ${name}’s.${countedText(punches)}`,
      ...(punches === 0 && {
        undo: async () => {
          await give(before)
        },
      }),
    })
  }
}
