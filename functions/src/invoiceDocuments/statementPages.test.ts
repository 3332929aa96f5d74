import { renderToBuffer } from '@react-pdf/renderer'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import type { PayStatement } from '@/domain/contributions/payStatement'
import { documentSubsets } from '@/documents/fontStack'
import { fontFileOf } from '@/documents/fontSubsets'
import { printedStatement } from '@/documents/printedDocument'
import { registerFonts } from '@/documents/printedFonts'

const { resolve } = createRequire(import.meta.url)

const row = (at: number): PayStatement['earnings'][number] => ({
  category: `Category ${at}`,
  detail: 'A note about it',
  count: '9 sessions',
  value: null,
  rate: { rupees: 400 },
  rupees: 3_600,
})

const statementOf = (rows: number): PayStatement => ({
  ...{
    month: 'Oct 2026',
    notices: ['Provisional: Oct 2026 isn’t over yet'],
    logo: '',
    payable: '30 of 31 days',
  },
  gym: { name: 'Iron Gym', address: '12 MG Road, Indore', phone: '98260 11111', email: 'iron@gym.test' },
  employee: {
    name: 'Ravi Kumar',
    designation: 'Trainer',
    empId: 'IRN-04',
    phone: '',
    joinedOn: '05 Jan, 2026',
  },
  earnings: Array.from({ length: rows }, (_, at) => row(at)),
  deductions: [row(99)],
  ...{ earned: rows * 3_600, deducted: 3_600, net: (rows - 1) * 3_600 },
  inWords: 'Rupees Some Thousand Only',
  payments: [{ date: '02 Nov, 2026', mode: 'UPI', rupees: 3_600 }],
  outcome: { label: 'To pay', rupees: 100 },
  ...{ currency: 'INR', locale: 'en-IN' },
})

it.each([
  [3, 1],
  [40, 3],
])(
  'a pay statement of %i rows is laid out on %i pages of A4',
  async (rows, pages) => {
    const document = statementOf(rows)
    registerFonts(documentSubsets(document), (subset, weight) =>
      resolve(`@fontsource/noto-sans/files/${fontFileOf(subset, weight)}`),
    )
    const bytes = await renderToBuffer(printedStatement({ document, logo: null }))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect([...bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/g)]).toHaveLength(
      pages,
    )
  },
  60_000,
)
