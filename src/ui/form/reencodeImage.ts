/**
 * Redraws a picture in the browser, at most `maxSide` pixels, as WebP or JPEG (JPEG where the browser has no WebP): smaller,
 * and without the place and camera that a phone writes into it (ENGINEERING 4.3). Throws an Error whose message is
 * for the person.
 */
export async function reencodeImage(
  file: Blob,
  maxSide: number,
  type: 'image/webp' | 'image/jpeg' = 'image/webp',
): Promise<Blob> {
  const picture = await open(file)
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot prepare pictures. Use another browser.')
  // A transparent picture becomes black as JPEG without it.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return (await encode(canvas, type)) ?? (await encodeOrFail(canvas))
}

async function open(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new Error('This file is not a picture that can be read. Choose a JPEG, PNG or WebP picture.')
  }
}

const encode = (canvas: HTMLCanvasElement, type: 'image/webp' | 'image/jpeg') =>
  new Promise<Blob | null>((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, 0.86),
  )

async function encodeOrFail(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await encode(canvas, 'image/jpeg')
  if (!blob) throw new Error('The picture could not be prepared. Choose another one.')
  return blob
}
