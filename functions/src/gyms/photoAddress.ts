import type { Auth } from 'firebase-admin/auth'
import { isEmulatedAddress, isWebAddress } from '@/domain/gyms/gymFields'
import { bucketName } from '../adapters/bucketName'

const isAddress = (picture: string) => isWebAddress(picture) || isEmulatedAddress(picture)

/**
 * A picture as Auth keeps it, which takes web addresses only: a path becomes the address of its object, which the
 * Storage SDK reads as the path again. It carries no token, so it opens the picture to nobody who may not read it.
 */
export function photoAddress(auth: Auth, picture: string): string | null {
  if (picture === '') return null
  if (isAddress(picture)) return picture
  return `https://firebasestorage.googleapis.com/v0/b/${bucketName(auth.app)}/o/${encodeURIComponent(picture)}?alt=media`
}

/** A web address, or a path in this folder of Storage. */
export const liesIn = (folder: string, picture: string): boolean =>
  picture === '' || isAddress(picture) || (folder !== '' && picture.startsWith(`${folder}/`))
