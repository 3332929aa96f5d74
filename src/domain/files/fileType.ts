/** What may lie in Storage. No SVG: it can carry scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export const storedTypes = [...pictureTypes, 'application/pdf'] as const
export type StoredType = (typeof storedTypes)[number]

export const endings: Record<StoredType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0))
const RIFF = text('RIFF')
const WEBP = text('WEBP')
const PDF = text('%PDF-')

const stands = (bytes: Uint8Array, what: readonly number[], at = 0) =>
  what.every((byte, index) => bytes[at + index] === byte)

/** What a file is, by its first bytes alone; null for everything that is not kept here. */
export function fileTypeOf(bytes: Uint8Array): StoredType | null {
  if (stands(bytes, PNG)) return 'image/png'
  if (stands(bytes, JPEG)) return 'image/jpeg'
  if (stands(bytes, RIFF) && stands(bytes, WEBP, 8)) return 'image/webp'
  return stands(bytes, PDF) ? 'application/pdf' : null
}
