import type { Role } from '@/domain/access/role'
import type { Refusal } from '@/domain/shared/refusal'
import { endings, fileTypeOf, pictureTypes, storedTypes, type StoredType } from './fileType'
import { pictureSides } from './pictureSides'

const MEBIBYTE = 1024 * 1024
const desk: readonly Role[] = ['ADMIN', 'CLIENT', 'MANAGER']
const owner: readonly Role[] = ['ADMIN', 'CLIENT']

/**
 * Everything a centre keeps in Storage: below which folder and under which name, of which types, at most how many
 * bytes, and whose it is to put there. Only the server writes files; who reads them is storage.rules', and of ID proofs
 * the server's.
 */
export const fileKinds = {
  memberPhoto: { folder: 'members', name: 'photo', types: pictureTypes, most: 2 * MEBIBYTE, roles: desk },
  memberIdProof: { folder: 'members', name: 'idProof', types: storedTypes, most: 5 * MEBIBYTE, roles: desk },
  /** An employee's own as well, whatever the role. */
  staffPhoto: { folder: 'staff', name: 'photo', types: pictureTypes, most: 2 * MEBIBYTE, roles: owner },
  staffIdProof: { folder: 'staff', name: 'idProof', types: storedTypes, most: 5 * MEBIBYTE, roles: owner },
  /** A contract, a certificate. */
  staffDocument: { folder: 'staff', name: 'document', types: storedTypes, most: 5 * MEBIBYTE, roles: owner },
  bill: { folder: 'expenses', name: 'bill', types: storedTypes, most: 5 * MEBIBYTE, roles: owner },
  logo: { folder: 'site-config', name: 'logo', types: pictureTypes, most: 2 * MEBIBYTE, roles: owner },
  signature: {
    folder: 'site-config',
    name: 'signature',
    types: pictureTypes,
    most: 2 * MEBIBYTE,
    roles: owner,
  },
} as const satisfies Record<
  string,
  { folder: string; name: string; types: readonly StoredType[]; most: number; roles: readonly Role[] }
>
export type FileKind = keyof typeof fileKinds
export const fileKindNames = Object.keys(fileKinds) as [FileKind, ...FileKind[]]

/** The largest of them, in bytes. */
export const LARGEST_STORED = 5 * MEBIBYTE

/** A few kB of file can ask for gigabytes of memory where it is shown. */
const MOST_PIXELS = 40_000_000
/** What is printed is unpacked for each PDF that is made: 16 MB of memory at the most. */
export const PRINTED_PIXELS = 4_000_000

const mostPixelsOf = (kind: FileKind): number =>
  fileKinds[kind].folder === 'site-config' ? PRINTED_PIXELS : MOST_PIXELS

const isPicture = (type: StoredType): type is Exclude<StoredType, 'application/pdf'> =>
  type !== 'application/pdf'

/** What the bytes are, or why they can't be kept as this. */
export function checkedFile(kind: FileKind, bytes: Uint8Array): { kind: 'fine'; type: StoredType } | Refusal {
  const { types, most } = fileKinds[kind]
  const refused = (reason: string): Refusal => ({ kind: 'refused', reason })
  const type = fileTypeOf(bytes)
  if (type === null || !(types as readonly StoredType[]).includes(type))
    return refused(
      types.length > pictureTypes.length
        ? 'This file is neither a picture nor a PDF, whatever its name says. Choose a JPEG, PNG or WebP picture, or a PDF.'
        : 'This file is not a picture, whatever its name says. Choose a JPEG, PNG or WebP picture.',
    )
  if (bytes.byteLength > most)
    return refused(`This file is too large. Choose one of at most ${most / MEBIBYTE} MB.`)
  if (!isPicture(type)) return { kind: 'fine', type }
  const sides = pictureSides(type, bytes)
  if (sides === null || sides.width === 0 || sides.height === 0)
    return refused('This picture is damaged. Choose another one.')
  if (sides.width * sides.height > mostPixelsOf(kind))
    return refused('This picture has too many pixels. Choose a smaller one.')
  return { kind: 'fine', type }
}

/** `{gymId}/{folder}/{id}`: what belongs to one member, employee or expense; the centre's own has no id. */
export const folderOf = (gymId: string, kind: FileKind, id: string) => {
  const { folder } = fileKinds[kind]
  return folder === 'site-config' ? `${gymId}/${folder}` : `${gymId}/${folder}/${id}`
}

/**
 * Where a file of this content lies. The name follows from the bytes (`digest`, hexadecimal): the same file twice is one
 * file, and no file ever takes the place of another. The logo alone has a place of its own (SPECIFICATION 7).
 */
export function filePathOf(
  kind: FileKind,
  { gymId, id, digest, type }: { gymId: string; id: string; digest: string; type: StoredType },
): string {
  if (kind === 'logo') return `${gymId}/site-config/logo`
  return `${folderOf(gymId, kind, id)}/${fileKinds[kind].name}-${digest.slice(0, 40)}.${endings[type]}`
}
