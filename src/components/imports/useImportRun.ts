import { useCallback, useState } from 'react'
import type { CallOutput } from '@/domain/api/contract'
import { partFrom } from '@/domain/imports/fileRows'
import { answered } from '@/components/records/answered'

/** Sends a part of the rows; undefined where no answer came. */
export type SendRows<Row> = (rows: Row[]) => Promise<CallOutput<'importMembers' | 'importLeads'> | undefined>

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
export function useImportRun<Row>(send: SendRows<Row>) {
  const [run, setRun] = useState<ImportRun | null>(null)

  const start = useCallback(
    async (rows: readonly Row[], from: ImportRun | null) => {
      let state: ImportRun = {
        ...(from ?? { sent: 0, added: 0, notAdded: [] }),
        of: rows.length,
        stopped: '',
        isRunning: true,
      }
      setRun(state)
      try {
        while (state.sent < rows.length) {
          const part = partFrom(rows, state.sent)
          const answer = answered(await send(part))
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
    [send],
  )
  return { run, start }
}
