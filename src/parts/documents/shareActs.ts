import { shareTextOf } from '@/domain/invoices/shareText'
import { AppError } from '@/domain/shared/appError'
import { whatsAppLink } from '@/parts/contactLinks'
import { showToast } from '@/ui/feedback/toast'
import { saveFile } from '@/ui/saveFile'
import type { Paper } from '@/documents/paperOf'
import type { InvoicePapers } from './useInvoicePapers'

export async function print({ make, fileName }: InvoicePapers, paper: Paper): Promise<void> {
  const pdf = await make(paper)
  const { printFile } = await import('./printFile')
  if (await printFile(pdf)) return
  saveFile(pdf, fileName)
  showToast({
    text: 'This browser does not print a PDF by itself. The file is saved: open it and print it there.',
  })
}

export async function save({ make, fileName }: InvoicePapers): Promise<void> {
  saveFile(await make('A4'), fileName)
}

const isPhone = () => matchMedia('(pointer: coarse)').matches

/** A phone shares the file itself, to whichever app and person is chosen there. */
const sharesFiles = (): boolean =>
  isPhone() &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'invoice.pdf', { type: 'application/pdf' })] })

async function shareFile({ document, fileName, make }: InvoicePapers): Promise<void> {
  const file = new File([await make('A4')], fileName, { type: 'application/pdf' })
  const share = () => navigator.share({ files: [file], title: document.number, text: shareTextOf(document) })
  try {
    await share()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'AbortError') return
    // The press that asked for it is too long ago: the finished file needs one of its own.
    showToast({
      text: 'The PDF is ready.',
      action: { label: 'Share', run: () => void share().catch(() => {}) },
    })
  }
}

/** Opens the chat with the text filled in; a phone shares the PDF with it. */
export async function sendByWhatsApp(papers: InvoicePapers, phone: string): Promise<void> {
  if (sharesFiles()) return shareFile(papers)
  const link = whatsAppLink(phone, shareTextOf(papers.document))
  if (link === null) throw new AppError('invalid-input', `${phone} is no phone number. Correct it first.`)
  window.open(link, '_blank', 'noopener')
}
