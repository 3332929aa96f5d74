import type { ApiPort } from '@/data/api/apiPort'
import { base64Of } from '@/data/files/fileBytes'
import type { FilesPort } from '@/data/files/filesPort'
import type { FileKind } from '@/domain/files/fileKinds'
import { AppError } from '@/domain/shared/appError'
import { isRefused } from '@/domain/shared/refusal'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { answered } from '@/components/records/answered'

/** A stored file is dropped when nothing new takes its place. */
export type ChosenFiles = {
  photo: Blob | null
  idProof: Blob | null
  dropsPhoto: boolean
  dropsProof: boolean
}

/** `idProof` is the path that the record names now; '' for none. */
type FilePerson = { gymId: string; of: 'member' | 'staff'; id: string; idProof: string }

/** For the record: the Storage path of what was put there, '' for what was dropped; not named, it stays. */
type PhotoPath = { dp?: string }

type Place = { gymId: string; kind: FileKind; id: string }

/**
 * Puts a file into Storage and resolves with its path. A file that may not be there is said at `field` of the form;
 * what else fails rejects with AppError that names the file.
 */
export async function uploaded(
  api: ApiPort,
  place: Place,
  file: Blob,
  { what, field }: { what: string; field: string },
): Promise<string> {
  const answer = await api.call('putFile', { ...place, file: await base64Of(file) })
  if (answer !== undefined && isRefused(answer)) throw new FieldProblem(field, answer.reason)
  if (answer === undefined)
    throw new AppError(
      'unavailable',
      `The ${what} could not be uploaded. Check the connection, then try again.`,
    )
  return answer.path
}

/** Files come after their record, which stands when one of them fails: that is said first. */
export async function afterAdding<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, `${name} is added. ${error.message}`, { cause: error })
  }
}

/**
 * Puts a person's chosen files into Storage. The server writes the ID proof into the record itself, the photo's path is
 * the caller's to write. `told` hears which of how many is on its way.
 */
export async function uploadPersonFiles(
  api: ApiPort,
  { gymId, of, id, idProof: before }: FilePerson,
  { photo, idProof, dropsPhoto, dropsProof }: ChosenFiles,
  told: (progress: string) => void,
): Promise<PhotoPath> {
  const count = [photo, idProof].filter((file) => file !== null).length
  const nth = (at: number) => (count > 1 ? ` (${at} of ${count})` : '')
  const paths: PhotoPath = dropsPhoto ? { dp: '' } : {}
  if (photo) {
    told(`Uploading the photo${nth(1)}`)
    const place = { gymId, kind: of === 'member' ? 'memberPhoto' : 'staffPhoto', id } as const
    paths.dp = await uploaded(api, place, photo, { what: 'photo', field: 'photo' })
  }
  if (idProof) {
    told(`Uploading the ID proof${nth(count)}`)
    const place = { gymId, kind: of === 'member' ? 'memberIdProof' : 'staffIdProof', id } as const
    await uploaded(api, place, idProof, { what: 'ID proof', field: 'proof' })
  } else if (dropsProof && before !== '') {
    answered(await api.call('removeIdProof', { gymId, of, id, path: before }))
  }
  return paths
}

/** A photo that nobody sees any more is not kept. Older records name an address elsewhere: left alone. */
export async function removeReplaced(files: FilesPort, before: string, after: string | undefined) {
  if (after === undefined || before === '' || before === after || /^https?:/.test(before)) return
  // The record is saved: a file that can't be removed now is no failure of the form.
  await files.remove(before).catch(() => undefined)
}
