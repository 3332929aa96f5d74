import { useCallback, useState } from 'react'
import { ROWS_A_CALL, type ImportRow } from '@/domain/memberImport/importRow'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'

export type NotAdded = { line: number; outcome: 'known' | 'faulty'; reason: string }
/** `stopped`: why it went no further; '' where it did. */
export type ImportRun = {
  sent: number
  of: number
  added: number
  notAdded: readonly NotAdded[]
  stopped: string
  isRunning: boolean
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'It did not work. Try again.')

/** Sends the rows one part after the other; a part that failed is sent again from there, and adds nobody twice. */
export function useImportRun(importId: string, fileName: string) {
  const { gymId } = useGym()
  const { api } = useBackend()
  const [run, setRun] = useState<ImportRun | null>(null)

  const start = useCallback(
    async (rows: readonly ImportRow[], from: ImportRun | null) => {
      let state: ImportRun = {
        ...(from ?? { sent: 0, added: 0, notAdded: [] }),
        of: rows.length,
        stopped: '',
        isRunning: true,
      }
      setRun(state)
      try {
        while (state.sent < rows.length) {
          const part = rows.slice(state.sent, state.sent + ROWS_A_CALL)
          const answer = answered(
            await api.call('importMembers', {
              gymId,
              importId,
              fileName: fileName.slice(0, 200),
              rows: part,
            }),
          )
          const notAdded = answer.rows.flatMap(({ line, outcome, reason }) =>
            outcome === 'added' ? [] : [{ line, outcome, reason }],
          )
          state = {
            ...state,
            sent: state.sent + part.length,
            added: state.added + part.length - notAdded.length,
            notAdded: [...state.notAdded, ...notAdded],
          }
          setRun(state)
        }
        setRun({ ...state, isRunning: false })
      } catch (error) {
        setRun({ ...state, isRunning: false, stopped: messageOf(error) })
      }
    },
    [api, gymId, importId, fileName],
  )
  return { run, start }
}
