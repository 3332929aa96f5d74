import { createHash, randomUUID } from 'node:crypto'
import { getStorage } from 'firebase-admin/storage'
import { filePathOf, type FileKind } from '@/domain/files/fileKinds'
import type { StoredType } from '@/domain/files/fileType'
import { bucketName } from '../adapters/bucketName'
import { serverApp } from '../adminBackend'

/** Where Firebase keeps the tokens of a file's public addresses: whoever has one needs nothing else. */
const TOKENS = 'firebaseStorageDownloadTokens'

/** What the owner's confirmation is kept under, on the file itself: a change of the record can't lose it. */
const CONFIRMED_ON = 'confirmedOn'
const CONFIRMED_BY = 'confirmedBy'

const bucketOf = () => {
  const app = serverApp()
  return getStorage(app).bucket(bucketName(app))
}
type StoredFile = ReturnType<ReturnType<typeof bucketOf>['file']>
type Kept = NonNullable<StoredFile['metadata']['metadata']>

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404

/** A condition on the file's state was not met: somebody else was quicker. */
const isOvertaken = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 412

const hasAddress = ({ metadata }: StoredFile): boolean => {
  const tokens = metadata.metadata?.[TOKENS]
  return typeof tokens === 'string' && tokens !== ''
}

const keptWith = ({ metadata }: StoredFile): Kept => metadata.metadata ?? {}

const textAt = (kept: Kept, name: string): string => {
  const value = kept[name]
  return typeof value === 'string' ? value : ''
}

/** '' where nobody has confirmed it; else a civil date of the centre. */
export const confirmedOnOf = (file: StoredFile): string => textAt(keptWith(file), CONFIRMED_ON)

/** The file with its metadata; null when there is none. */
export async function storedFile(path: string): Promise<StoredFile | null> {
  const file = bucketOf().file(path)
  try {
    await file.getMetadata()
    return file
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** ID proofs of all centres that have a public address. */
export async function proofsWithAddress(): Promise<StoredFile[]> {
  const [files] = await bucketOf().getFiles({ matchGlob: '**/idProof-*' })
  return files.filter((file) => /\/idProof-[^/]*$/.test(file.name) && hasAddress(file))
}

export async function filesBelow(prefix: string): Promise<StoredFile[]> {
  const [files] = await bucketOf().getFiles({ prefix })
  return files
}

/** A whole folder with every earlier version of its files, where the bucket keeps any. */
export async function removeFolder(folder: string): Promise<void> {
  const [files] = await bucketOf().getFiles({ prefix: `${folder}/`, versions: true })
  for (const file of files) await file.delete({ ignoreNotFound: true })
}

const PRIVATE = 'private, no-store'

type Saved = {
  contentType: string
  cacheControl: string
  metadata?: Kept
  ifGenerationMatch?: string | number
  ifMetagenerationMatch?: string | number
}

/** Unless what stands there is another file by now than the conditions say. */
async function saveUnless(file: StoredFile, bytes: Buffer, saved: Saved): Promise<void> {
  const { ifGenerationMatch, ifMetagenerationMatch, ...metadata } = saved
  try {
    await file.save(bytes, {
      resumable: false,
      validation: 'crc32c',
      preconditionOpts: {
        ...(ifGenerationMatch !== undefined && { ifGenerationMatch }),
        ...(ifMetagenerationMatch !== undefined && { ifMetagenerationMatch }),
      },
      metadata: { contentDisposition: 'inline', ...metadata },
    })
  } catch (error) {
    if (!isOvertaken(error)) throw error
  }
}

type Wish = { kind: FileKind; gymId: string; id: string; type: StoredType; bytes: Buffer }

/**
 * Writes a file and answers its path. Nothing of what is written along comes from the caller: the type is what the bytes
 * are, it is shown and never run, and none but the logo gets an address of its own.
 */
export async function writeFile({ kind, type, bytes, ...where }: Wish): Promise<string> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const path = filePathOf(kind, { ...where, digest, type })
  // Named after its content: what stands there is this very file, and may be confirmed by now.
  if (kind !== 'logo' && (await storedFile(path)) !== null) return path
  const file = bucketOf().file(path)
  if (kind === 'logo')
    await saveUnless(file, bytes, {
      contentType: type,
      cacheControl: 'public, max-age=3600',
      metadata: { [TOKENS]: randomUUID() },
    })
  else await saveUnless(file, bytes, { contentType: type, cacheControl: PRIVATE, ifGenerationMatch: 0 })
  return path
}

export async function confirmFile(file: StoredFile, on: string, by: string): Promise<void> {
  await file.setMetadata({ metadata: { [CONFIRMED_ON]: on, [CONFIRMED_BY]: by } })
}

/** Whatever it is by now. */
export async function removeFile(file: StoredFile): Promise<void> {
  await file.delete({ ignoreNotFound: true })
}

/** Removes the file unless it has changed since it was read here (it was confirmed): then it stays. */
export async function removeUnchanged(file: StoredFile): Promise<void> {
  const { metageneration } = file.metadata
  try {
    await file.delete(metageneration === undefined ? {} : { ifMetagenerationMatch: metageneration })
  } catch (error) {
    if (!isMissing(error) && !isOvertaken(error)) throw error
  }
}

/**
 * Ends the public addresses of a file that a page once put here itself: it is written again without their tokens, unless
 * somebody was quicker. What the owner said of it stays.
 */
export async function endPublicAddress(file: StoredFile): Promise<void> {
  const { metadata, generation, metageneration, contentType } = file.metadata
  if (!hasAddress(file)) return
  const kept = Object.fromEntries(Object.entries(metadata ?? {}).filter(([name]) => name !== TOKENS))
  const [bytes] = await file.download()
  await saveUnless(file, bytes, {
    contentType: contentType ?? 'application/octet-stream',
    cacheControl: PRIVATE,
    ...(Object.keys(kept).length > 0 && { metadata: kept }),
    ...(generation !== undefined && { ifGenerationMatch: generation }),
    ...(metageneration !== undefined && { ifMetagenerationMatch: metageneration }),
  })
}
