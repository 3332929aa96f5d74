import { describe, expect, it } from 'vitest'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { documentCases } from '@/documents/documentCases'
import type { PageFormat } from '@/documents/printedDocument'
import { pdfOf } from './pdfOf'

/** Pages and their sizes in points, out of the PDF's own objects. */
async function pagesOf(
  format: PageFormat,
  document: InvoiceDocument,
  { logo = null, signature = null }: { logo?: string | null; signature?: string | null } = {},
): Promise<number[][]> {
  const text = (await pdfOf(format, { document, logo, signature })).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((points) => Number(Number(points).toFixed(2))),
  )
}

const A4 = [595.28, 841.89]

/** One pixel, as a JPEG. */
const PIXEL =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z'

/** Of those that do not fit on one. */
const pages: Record<string, number> = { twelvePayments: 2, thirtyLines: 3 }

describe('every kind of document is laid out without error', () => {
  it.each(Object.entries(documentCases))(
    'on A4: %s',
    async (name, document) => {
      expect(await pagesOf('A4', document)).toEqual(Array.from({ length: pages[name] ?? 1 }, () => A4))
    },
    60_000,
  )

  it.each(['regular', 'twelvePayments', 'longNames', 'twoRates', 'thirtyLines'] as const)(
    'on 80 mm, one page as long as it takes: %s',
    async (name) => {
      const [[width, height = 0] = [], ...more] = await pagesOf('receipt', documentCases[name])
      expect(more).toEqual([])
      expect(width).toBe(226.77)
      expect(height).toBeGreaterThan(400)
    },
    60_000,
  )

  it('with a logo, on the same pages', async () => {
    expect(await pagesOf('A4', documentCases.regular, { logo: PIXEL })).toEqual([A4])
    const [[width, height = 0] = [], ...more] = await pagesOf('receipt', documentCases.regular, {
      logo: PIXEL,
    })
    const [[, bare = 0] = []] = await pagesOf('receipt', documentCases.regular)
    expect([width, more]).toEqual([226.77, []])
    expect(height).toBeGreaterThan(bare)
  }, 60_000)
  it('with a signature, on the same pages', async () => {
    for (const name of ['regular', 'thirtyLines', 'twelvePayments', 'creditNote'] as const)
      expect(await pagesOf('A4', documentCases[name], { signature: PIXEL })).toEqual(
        Array.from({ length: pages[name] ?? 1 }, () => A4),
      )
  }, 60_000)
})
