import { useEffect, useState } from 'react'
import { blobOf } from '@/data/files/fileBytes'
import { AppError } from '@/domain/shared/appError'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import type { ProofPerson } from './useProofs'

type Shown =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'shown'; file: Blob; url: string }

/** The bytes of one ID proof, once they are asked for: who looked stands in the audit log. Let go with the screen. */
export function useProofFile(person: ProofPerson, path: string) {
  const { api } = useBackend()
  const [shown, setShown] = useState<Shown>({ status: 'closed' })
  const url = shown.status === 'shown' ? shown.url : ''

  useEffect(() => () => URL.revokeObjectURL(url), [url])

  async function show() {
    setShown({ status: 'loading' })
    try {
      const answer = await api.call('readIdProof', { ...person, path })
      if (answer === undefined)
        throw new AppError('unavailable', 'The ID proof could not be opened. Check the connection.')
      const { file: letters, type } = answered(answer)
      const file = blobOf(letters, type)
      setShown({ status: 'shown', file, url: URL.createObjectURL(file) })
    } catch (error) {
      setShown({
        status: 'failed',
        message: error instanceof Error ? error.message : 'The ID proof could not be opened. Try again.',
      })
    }
  }

  return { shown, show: () => void show() }
}
