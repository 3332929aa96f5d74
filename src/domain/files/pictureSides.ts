import type { StoredType } from './fileType'

type Sides = { width: number; height: number }

/** Markers of a JPEG that hold its sides: SOF0 to SOF15 without the tables that share the range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSides(view: DataView): Sides | null {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1)))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const pngSides = (view: DataView): Sides | null =>
  view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }

/** The three ways of a WebP: extended (24 bits less one), lossless (14 bits less one), lossy (14 bits). */
function webpSides(view: DataView): Sides | null {
  if (view.byteLength < 30) return null
  switch (view.getUint8(15)) {
    case 0x58:
      return {
        width: 1 + (view.getUint32(24, true) & 0xffffff),
        height: 1 + (view.getUint32(26, true) >>> 8),
      }
    case 0x4c: {
      const packed = view.getUint32(21, true)
      return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
    }
    default:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
}

/** Width and height in pixels as the file says; null where it does not say them where they belong. */
export function pictureSides(type: Exclude<StoredType, 'application/pdf'>, bytes: Uint8Array): Sides | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/png') return pngSides(view)
  return type === 'image/jpeg' ? jpegSides(view) : webpSides(view)
}
