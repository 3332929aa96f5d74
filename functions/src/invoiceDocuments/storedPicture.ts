import { PRINTED_PIXELS } from '@/domain/files/fileKinds'
import { pictureSides } from '@/domain/files/pictureSides'
import { getStorage } from 'firebase-admin/storage'
import * as logger from 'firebase-functions/logger'
import { bucketName } from '../adapters/bucketName'
import { serverApp } from '../adminBackend'

const printable = ['image/jpeg', 'image/png']
const LONGEST_MS = 10_000

const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_MS))

async function read(path: string): Promise<string | null> {
  const app = serverApp()
  const file = getStorage(app).bucket(bucketName(app)).file(path)
  const [{ contentType = '' }] = await file.getMetadata()
  if (!printable.includes(contentType)) return null
  const [bytes] = await file.download()
  const sides = pictureSides(contentType === 'image/png' ? contentType : 'image/jpeg', bytes)
  if (sides === null || sides.width * sides.height > PRINTED_PIXELS) return null
  return `data:${contentType};base64,${bytes.toString('base64')}`
}

/**
 * A picture of the centre's out of our own Storage, its logo or its signature, never from an address that somebody wrote; null
 * where it is none that a PDF holds, or does not come in time: no invoice waits for it.
 */
export async function storedPicture(path: string): Promise<string | null> {
  try {
    return await Promise.race([read(path), late()])
  } catch (error) {
    logger.warn('picture not read', { path, failure: String(error) })
    return null
  }
}
