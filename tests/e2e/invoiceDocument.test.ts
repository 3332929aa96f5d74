import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectQuiet } from './support/browser'
import { keepDownload } from './support/keepDownload'
import { messageWith } from './support/members'

const { signedInAs } = browserOf()

let owner: Page
let number = ''
/** What the worker's file is served with, and which fonts it asked for. */
let workerPolicy = ''
const fonts: string[] = []

const share = () => owner.getByRole('group', { name: 'Print and share' })

beforeAll(async () => {
  const open = adminStore().collection('invoices').where('gymId', '==', IRON).where('status', '==', 'Open')
  const found = (await open.get()).docs.find((invoice) => invoice.data()['customerEmail'] !== '')
  number = String(found?.data()['invoiceNumber'])
  owner = await signedInAs('iron')
  owner.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/pdfWorker-'))
      workerPolicy = response.headers()['content-security-policy'] ?? ''
    if (pathname.endsWith('.woff')) fonts.push(pathname)
  })
  await owner.goto(`/finance/invoices?id=${found?.id}`)
  await share().waitFor()
})

describe('the document of an invoice', () => {
  it('is saved as a PDF under its number, and loads what makes it only then', async () => {
    expect(workerPolicy).toBe('')
    const [download] = await Promise.all([
      owner.waitForEvent('download'),
      share().getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`Invoice ${number.replaceAll('/', '-')}.pdf`)
    const bytes = await readFile(await keepDownload(download))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(10_000)
    expectQuiet(owner)
  })

  it('needs one file that may compile WebAssembly, and the few fonts of its letters', () => {
    expect(workerPolicy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(workerPolicy).toContain("default-src 'none'")
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.join(' ')).not.toMatch(/cyrillic|greek|vietnamese/)
  })

  it('is queued as an e-mail with the PDF attached', async () => {
    await share().getByRole('button', { name: 'E-mail' }).click()
    await messageWith(owner, /^The e-mail to .* is queued, with the PDF attached\.$/)
    await owner
      .getByRole('list', { name: 'E-mails' })
      .getByText(/^E-mailed to .+ on /)
      .waitFor()
    expectQuiet(owner)
  })
})
