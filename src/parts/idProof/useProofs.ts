import { useCallback, useEffect, useState } from 'react'
import type { CallOutput } from '@/domain/api/contract'
import { answered } from '@/parts/answered'
import { useBackend } from '@/session/useSession'

/** Whose ID proof. */
export type ProofPerson = { gymId: string; of: 'member' | 'staff'; id: string }

export type Proof = CallOutput<'listIdProofs'>['proofs'][number]

type Found =
  | { status: 'loading' }
  | { status: 'failed'; error: { message: string } }
  | { status: 'ready'; proofs: Proof[] }

/** What is kept of a person's ID proofs, asked again when the record names another one. */
export function useProofs({ gymId, of, id }: ProofPerson, path: string) {
  const { api } = useBackend()
  const [found, setFound] = useState<Found>({ status: 'loading' })
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    let isLeft = false
    const show = (next: Found) => {
      if (!isLeft) setFound(next)
    }
    api
      .call('listIdProofs', { gymId, of, id })
      .then((answer) => show({ status: 'ready', proofs: answered(answer).proofs }))
      .catch((error: unknown) =>
        show({
          status: 'failed',
          error: { message: error instanceof Error ? error.message : 'Try again in a moment.' },
        }),
      )
    return () => {
      isLeft = true
    }
  }, [api, gymId, of, id, path, asked])

  return { found, refresh: useCallback(() => setAsked((before) => before + 1), []) }
}
