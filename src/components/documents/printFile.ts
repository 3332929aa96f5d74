let shown: { frame: HTMLIFrameElement; url: string } | null = null

function clear() {
  if (!shown) return
  shown.frame.remove()
  URL.revokeObjectURL(shown.url)
  shown = null
}

const isPdf = (file: Blob) => file.type === 'application/pdf'

/**
 * Opens the browser's print dialog with a PDF or a picture. Answers false where the browser shows no PDF by itself, as
 * on most phones: nothing was printed then. The frame stays until the next print, because the dialog still reads it.
 */
export async function printFile(file: Blob): Promise<boolean> {
  if (isPdf(file) && !navigator.pdfViewerEnabled) return false
  clear()
  const frame = document.createElement('iframe')
  const url = URL.createObjectURL(file)
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
  if (isPdf(file)) frame.src = url
  // By itself a picture is printed in its own size, beyond the paper's edge.
  else frame.srcdoc = `<img src="${url}" alt="" style="max-width: 100%; max-height: 95vh">`
  document.body.append(frame)
  await loaded
  frame.contentWindow?.focus()
  frame.contentWindow?.print()
  return true
}
