import { createRequire } from 'node:module'
import { renderToBuffer } from '@react-pdf/renderer'
import { documentSubsets } from '@/documents/fontStack'
import { fontFileOf } from '@/documents/fontSubsets'
import { printedDocument, type PageFormat } from '@/documents/printedDocument'
import { registerFonts } from '@/documents/printedFonts'
import type { PrintProps } from '@/documents/SheetHead'

const { resolve } = createRequire(import.meta.url)

/** The document as a PDF, set in the fonts of the package. */
export function pdfOf(format: PageFormat, props: PrintProps): Promise<Buffer> {
  registerFonts(documentSubsets(props.document), (subset, weight) =>
    resolve(`@fontsource/noto-sans/files/${fontFileOf(subset, weight)}`),
  )
  return renderToBuffer(printedDocument(format, props))
}
