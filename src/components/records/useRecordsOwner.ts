import { useSignedIn } from '@/session/useSession'

/** What a repository says of its records: the platform's belong to no centre (`recordRepository`). */
export type OwnedRecords = { isPlatforms?: boolean }

/** Whose records are meant: the centre's that is shown, or '' for those of the platform. */
export function useRecordsOwner({ isPlatforms = false }: OwnedRecords): string {
  const { gym } = useSignedIn()
  if (isPlatforms) return ''
  if (gym.status !== 'ready') throw new Error('This screen stands outside the guard: there is no centre.')
  return gym.info.id
}
