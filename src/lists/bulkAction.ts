import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { startWork, whyNotNow } from '@/ui/feedback/startWork'
import type { Selection } from './useSelection'

/** An act on the selected rows. With `each` it is previewed, run with progress and can be undone; `run` does its own. */
export type BulkAction<T> = { id: string; label: string; icon?: string; isDanger?: boolean } & (
  | { run: (selection: Selection<T>) => void; each?: undefined }
  | {
      run?: undefined
      /** "Deactivate 12 members": the dialog's question, the button's words and the heading of the progress. */
      title: (count: number) => string
      /** What it does, in a sentence. */
      text?: string
      each: (row: T) => Promise<unknown>
      undoEach?: (row: T) => Promise<unknown>
      doneText?: (done: number) => string
      /** For what has no undo: the word to type first. */
      typeToConfirm?: string
      /** No row waits for another. */
      isBatched?: boolean
    }
)

const NAMED = 3

/** Previews the act with its first names, runs it with progress, and lets the choice go. */
export async function runBulkAction<T>(
  action: BulkAction<T>,
  selection: Selection<T>,
  firstRows: readonly T[],
  rowName: (row: T) => string,
): Promise<void> {
  if (action.run) return action.run(selection)
  const { count } = selection
  const title = action.title(count)
  const isAgreed = await askToConfirm({
    title: `${title}?`,
    text: [namesOf(firstRows.map(rowName), count), action.text].filter(Boolean).join(' '),
    act: title,
    ...(action.isDanger && { isDanger: true }),
    ...(action.typeToConfirm && { typeToConfirm: action.typeToConfirm }),
  })
  if (!isAgreed) return
  const rows = selection.rows()
  if (whyNotNow() === '') selection.clear()
  await startWork({
    title,
    count,
    rows,
    nameOf: rowName,
    each: action.each,
    undoEach: action.undoEach,
    doneText: action.doneText,
    isBatched: action.isBatched,
  })
}

export function namesOf(names: readonly string[], count: number): string {
  const named = names.slice(0, NAMED)
  const rest = count - named.length
  if (named.length === 0) return ''
  return rest > 0 ? `${named.join(', ')} and ${rest} more.` : `${named.join(', ')}.`
}
