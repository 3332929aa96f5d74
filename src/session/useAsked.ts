import { useCallback, useEffect, useState } from 'react'
import { AppError } from '@/domain/shared/appError'

type Asked<T> = { status: 'loading' } | { status: 'failed'; error: Error } | { status: 'ready'; value: T }

/**
 * What the server answers to a question when a screen opens; `ask` asks again, and what is known stays until then. `question`
 * is the same function for as long as it asks the same. A call that failed was logged and yields nothing: 'unavailable'.
 */
export function useAsked<T>(question: () => Promise<T | undefined>): { asked: Asked<T>; ask: () => void } {
  const [asked, setAsked] = useState<Asked<T>>({ status: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const look = async (): Promise<Asked<T>> => {
      try {
        const value = await question()
        if (value === undefined)
          throw new AppError(
            'unavailable',
            'The server gave no answer. Check the connection, then try again.',
          )
        return { status: 'ready', value }
      } catch (error) {
        return { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
      }
    }
    void look().then((found) => {
      if (isCurrent) setAsked(found)
    })
    return () => {
      isCurrent = false
    }
  }, [question, turn])
  const ask = useCallback(() => {
    setAsked((known) => (known.status === 'ready' ? known : { status: 'loading' }))
    setTurn((count) => count + 1)
  }, [])
  return { asked, ask }
}
