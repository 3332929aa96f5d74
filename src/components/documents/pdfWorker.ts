/**
 * Makes PDFs beside the page. The layout engine is WebAssembly, which the page's policy forbids: this file alone is
 * served with one that allows it (decision 16).
 */
import { pdf } from '@react-pdf/renderer'
import { documentSubsets } from '@/documents/fontStack'
import { fontFileOf } from '@/documents/fontSubsets'
import { printedDocument, printedStatement } from '@/documents/printedDocument'
import { registerFonts } from '@/documents/printedFonts'
import type { PdfAnswer, PdfOrder } from './pdfOrder'

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,latin-ext,devanagari,vietnamese,cyrillic,greek}-{400,600}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)

const fileUrl = (name: string): string => {
  const url = files[`/node_modules/@fontsource/noto-sans/files/${name}`] ?? ''
  return new URL(url, location.origin).href
}

/** The layout asks it whether a picture is one of Node's buffers; nothing here is. */
Object.assign(globalThis, { Buffer: { isBuffer: () => false } })

async function made(order: PdfOrder): Promise<ArrayBuffer> {
  registerFonts(documentSubsets(order.document), (subset, weight) => fileUrl(fontFileOf(subset, weight)))
  const printed =
    order.format === 'statement' ? printedStatement(order) : printedDocument(order.format, order)
  const blob = await pdf(printed).toBlob()
  return blob.arrayBuffer()
}

addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => {
  made(data).then(
    (bytes) => postMessage({ id: data.id, bytes } satisfies PdfAnswer, { transfer: [bytes] }),
    (error: unknown) => postMessage({ id: data.id, problem: String(error) } satisfies PdfAnswer),
  )
})
