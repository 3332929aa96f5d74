const TITLE = 28
const LEGEND = 24
const EDGE = 16
/** Sharp on a phone it is sent to. */
const FINENESS = 2

/** What a colour of the drawing means, with its sum. */
type LegendEntry = { colour: string; text: string }

/**
 * Draws a chart once more, with its title and its colours' words above it, as a picture to paste into a message. A picture of
 * sums is no list, so it leaves as no file. Rejects where the browser can't draw it.
 */
export async function pictureOf(
  drawn: HTMLCanvasElement,
  title: string,
  legend: readonly LegendEntry[],
): Promise<Blob> {
  const { width, height } = drawn.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * FINENESS
  canvas.height = (height + TITLE + LEGEND + 2 * EDGE) * FINENESS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures.')
  const page = getComputedStyle(document.body)
  context.scale(FINENESS, FINENESS)
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = page.color
  context.font = `600 14px ${page.fontFamily}`
  context.fillText(title, EDGE, EDGE + 14)
  context.font = `12px ${page.fontFamily}`
  let left = EDGE
  for (const { colour, text } of legend) {
    context.fillStyle = colour
    context.fillRect(left, EDGE + TITLE + 2, 10, 10)
    context.fillStyle = page.color
    context.fillText(text, left + 16, EDGE + TITLE + 11)
    left += context.measureText(text).width + 40
  }
  context.drawImage(drawn, EDGE, EDGE + TITLE + LEGEND, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made.')
  return blob
}

/** Safari lets a page copy only while a press is answered, so the picture is promised and made meanwhile. */
export const copyPicture = (picture: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
