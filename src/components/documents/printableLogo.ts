import type { FilesPort } from '@/data/files/filesPort'
import { reencodeImage } from '@/ui/form/reencodeImage'

const SIDE = 256
const SIGNATURE_SIDE = 600

const isAddress = (path: string) => /^(https?|data|blob):/.test(path)

async function bytesOf(files: FilesPort, path: string): Promise<Blob> {
  if (!isAddress(path)) return files.read(path)
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`)
  return answer.blob()
}

const dataAddress = (blob: Blob) =>
  new Promise<string | null>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      resolve(typeof reader.result === 'string' ? reader.result : null)
    })
    reader.readAsDataURL(blob)
  })

async function printable(files: FilesPort, path: string, side: number): Promise<string | null> {
  if (path === '') return null
  try {
    return await dataAddress(await reencodeImage(await bytesOf(files, path), side, 'image/jpeg'))
  } catch {
    return null
  }
}

/**
 * The centre's logo as the data address of a JPEG, because a PDF holds no WebP; null where there is none or it cannot
 * be read: no invoice waits for it.
 */
export const printableLogo = (files: FilesPort, path: string) => printable(files, path, SIDE)

/** The same of the signature, which is wide. */
export const printableSignature = (files: FilesPort, path: string) => printable(files, path, SIGNATURE_SIDE)
