import { z } from 'zod'

/**
 * The picture of the signature of who signs for the centre, as a setting: the name of its file in the centre's own folder,
 * so that no setting can name another centre's; '' where there is none.
 */
export const signatureName = z
  .string()
  .regex(/^(signature-[0-9a-f]{40}\.(png|jpg|webp))?$/, 'Choose a picture of the signature')

export const signaturePath = (gymId: string, name: string): string =>
  name === '' ? '' : `${gymId}/site-config/${name}`

/** The name within the folder, out of the path that the server answers. */
export const signatureNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
