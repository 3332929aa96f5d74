import { AppError } from '@/domain/shared/appError'
import { whatsAppLink } from '@/components/people/contactLinks'
import { showToast } from '@/ui/feedback/toast'
import { saveFile } from '@/ui/saveFile'
import type { PageFormat } from '@/documents/printedDocument'

/** A document that can be printed, saved and sent, whatever it is of. */
export type Shared = {
  fileName: string
  /** What it is called where a phone shares it. */
  title: string
  /** What a chat says of it. */
  text: () => string
  locale: string
  /** The document as a PDF; the code that makes it loads with the first. */
  make: (format: PageFormat) => Promise<Blob>
}

export async function print({ make, fileName }: Shared, format: PageFormat): Promise<void> {
  const pdf = await make(format)
  const { printFile } = await import('./printFile')
  if (await printFile(pdf)) return
  saveFile(pdf, fileName)
  showToast({
    text: 'This browser does not print a PDF by itself. The file is saved: open it and print it there.',
  })
}

export async function save({ make, fileName }: Shared): Promise<void> {
  saveFile(await make('A4'), fileName)
}

const isPhone = () => matchMedia('(pointer: coarse)').matches

/** A phone shares the file itself, to whichever app and person is chosen there. */
const sharesFiles = (): boolean =>
  isPhone() &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'document.pdf', { type: 'application/pdf' })] })

async function shareFile({ title, text, fileName, make }: Shared): Promise<void> {
  const file = new File([await make('A4')], fileName, { type: 'application/pdf' })
  const share = () => navigator.share({ files: [file], title, text: text() })
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
export async function sendByWhatsApp(shared: Shared, phone: string): Promise<void> {
  if (sharesFiles()) return shareFile(shared)
  const link = whatsAppLink(phone, shared.text(), shared.locale)
  if (link === null) throw new AppError('invalid-input', `${phone} is no phone number. Correct it first.`)
  window.open(link, '_blank', 'noopener')
}
