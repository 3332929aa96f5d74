import { createRequire } from 'node:module'
import { renderToBuffer } from '@react-pdf/renderer'
import { documentSubsets } from '@/documents/fontStack'
import { fontFileOf } from '@/documents/fontSubsets'
import { paperOf, type Paper } from '@/documents/paperOf'
import { registerFonts } from '@/documents/printedFonts'
import type { PaperProps } from '@/documents/SheetDocument'

const { resolve } = createRequire(import.meta.url)

/** The document as a PDF, set in the fonts of the package. */
export function pdfOf(paper: Paper, props: PaperProps): Promise<Buffer> {
  registerFonts(documentSubsets(props.document), (subset, weight) =>
    resolve(`@fontsource/noto-sans/files/${fontFileOf(subset, weight)}`),
  )
  return renderToBuffer(paperOf(paper, props))
}
