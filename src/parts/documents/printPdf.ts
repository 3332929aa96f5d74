let shown: { frame: HTMLIFrameElement; url: string } | null = null

function clear() {
  if (!shown) return
  shown.frame.remove()
  URL.revokeObjectURL(shown.url)
  shown = null
}

/**
 * Opens the browser's print dialog with the PDF. Answers false where the browser shows no PDF by itself, as on most
 * phones: nothing was printed then. The frame stays until the next print, because the dialog still reads it.
 */
export async function printPdf(pdf: Blob): Promise<boolean> {
  if (!navigator.pdfViewerEnabled) return false
  clear()
  const frame = document.createElement('iframe')
  const url = URL.createObjectURL(pdf)
  shown = { frame, url }
  frame.title = 'Print'
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  Object.assign(frame.style, {
    position: 'fixed',
    right: '0',
    bottom: '0',
    width: '1px',
    height: '1px',
    border: '0',
  })
  const loaded = new Promise<void>((resolve) =>
    frame.addEventListener('load', () => resolve(), { once: true }),
  )
  frame.src = url
  document.body.append(frame)
  await loaded
  frame.contentWindow?.focus()
  frame.contentWindow?.print()
  return true
}
