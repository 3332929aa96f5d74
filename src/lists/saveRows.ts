import { saveFile } from '@/ui/saveFile'
import { textCell } from './exportCell'
import { writeCsv } from './writeCsv'

/**
 * Hands somebody an example, or rows of a file that they have chosen themselves, as CSV. Nothing of the centre leaves with it, so no
 * export is noted.
 */
export const saveRows = (
  fileName: string,
  headers: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): void =>
  saveFile(
    writeCsv(
      headers,
      rows.map((cells) => cells.map(textCell)),
    ),
    fileName,
  )
