import type { FilesPort } from '@/data/files/filesPort'
import { AppError } from '@/domain/shared/appError'

/** A stored file is dropped when nothing new takes its place. */
export type ChosenFiles = {
  photo: Blob | null
  idProof: Blob | null
  dropsPhoto: boolean
  dropsProof: boolean
}

/** For the record: Storage paths of what was written, '' for what was dropped; what is not named stays. */
export type FilePaths = { dp?: string; idProof?: string }

/** `folder` is the person's, `{gymId}/staff/{uid}`; the ids are made when the form opens, so that a repeat writes over its own. */
export type FilePlace = { folder: string; photoId: string; proofId: string }

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

export const photoPath = ({ folder, photoId }: Omit<FilePlace, 'proofId'>, file: Blob) =>
  `${folder}/photo-${photoId}.${endings[file.type] ?? 'jpg'}`

/** `folder` is the expense's, `{gymId}/expenses/{id}`. */
export const billPath = (folder: string, billId: string, file: Blob) =>
  `${folder}/bill-${billId}.${endings[file.type] ?? 'jpg'}`

const proofPath = ({ folder, proofId }: FilePlace, file: Blob) =>
  `${folder}/idProof-${proofId}.${endings[file.type] ?? 'jpg'}`

/** Rejects with AppError that names the file. */
export async function uploaded(files: FilesPort, path: string, file: Blob, what: string): Promise<string> {
  try {
    return await files.upload(path, file)
  } catch (error) {
    const [code, reason] =
      error instanceof AppError ? [error.code, error.message] : (['unknown', 'Try again.'] as const)
    throw new AppError(code, `The ${what} could not be uploaded. ${reason}`, { cause: error })
  }
}

/** Rejects with AppError that names the file. `told` hears which of how many is on its way. */
export async function uploadPersonFiles(
  files: FilesPort,
  place: FilePlace,
  { photo, idProof, dropsPhoto, dropsProof }: ChosenFiles,
  told: (progress: string) => void,
): Promise<FilePaths> {
  const count = [photo, idProof].filter((file) => file !== null).length
  const of = (at: number) => (count > 1 ? ` (${at} of ${count})` : '')
  const paths: FilePaths = { ...(dropsPhoto && { dp: '' }), ...(dropsProof && { idProof: '' }) }
  if (photo) {
    told(`Uploading the photo${of(1)}`)
    paths.dp = await uploaded(files, photoPath(place, photo), photo, 'photo')
  }
  if (idProof) {
    told(`Uploading the ID proof${of(count)}`)
    paths.idProof = await uploaded(files, proofPath(place, idProof), idProof, 'ID proof')
  }
  return paths
}

/** Identity papers that nobody sees any more are not kept. Older records name an address elsewhere: left alone. */
export async function removeReplaced(
  files: FilesPort,
  before: { dp: string; idProof: string },
  after: FilePaths,
): Promise<void> {
  const replaced = [
    after.dp !== undefined ? before.dp : '',
    after.idProof !== undefined ? before.idProof : '',
  ]
  const ours = replaced.filter((path) => path !== '' && !/^https?:/.test(path))
  // The record is saved: a file that can't be removed now is no failure of the form.
  await Promise.allSettled(ours.map((path) => files.remove(path)))
}
