import { lapsedSentence } from '@/domain/gyms/gymTerm'
import { useGym } from './useGym'
import { useRole } from './useSession'

/** Why nothing of the shown centre can be saved: its package ended. null where it can; the super admin always may. */
export function useWriteProblem(): string | null {
  const { term } = useGym()
  const role = useRole()
  return term.state === 'lapsed' && role !== 'ADMIN' ? lapsedSentence(term) : null
}
