import { useCallback, useEffect, useState } from 'react'
import type { CallOutput } from '@/domain/api/contract'
import { useBackend } from '@/session/useSession'

/** Whose ID proof. */
export type ProofPerson = { gymId: string; of: 'member' | 'staff'; id: string }

export type Proof = CallOutput<'listIdProofs'>['proofs'][number]

const FAILED = {
  status: 'failed',
  error: { message: 'The ID proof could not be loaded. Check the connection.' },
} as const

type Found = { status: 'loading' } | typeof FAILED | { status: 'ready'; proofs: Proof[] }

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
    // A call that failed is logged there and yields nothing (SPECIFICATION 7).
    void api
      .call('listIdProofs', { gymId, of, id })
      .then((answer) => show(answer ? { status: 'ready', proofs: answer.proofs } : FAILED))
    return () => {
      isLeft = true
    }
  }, [api, gymId, of, id, path, asked])

  return { found, refresh: useCallback(() => setAsked((before) => before + 1), []) }
}
