import { fileTypeOf } from '@/domain/files/fileType'
import { refused } from '@/domain/shared/refusal'
import { proofHolder, tellOfProof } from '../files/proofHolder'
import { endPublicAddress, storedFile } from '../files/storedFiles'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'

const GONE = 'This file is not there any more. Close this and open it again.'

/** Nobody but the server reads an ID proof (storage.rules), so nobody sees one without a line that says so. */
export const readIdProof: Handler<'readIdProof'> = async ({ path, ...person }, acting) => {
  const { store, caller } = acting
  const { current, prefix } = await proofHolder(acting, person, (at) => store.get(at))
  // One that was replaced is kept for the owner; and a record that names a file elsewhere opens nothing.
  if (!path.startsWith(prefix) || (path !== current && caller.role === 'MANAGER')) throw notAllowed()
  const file = await storedFile(path)
  if (file === null) return refused(GONE)
  await endPublicAddress(file)
  const [bytes] = await file.download()
  const type = fileTypeOf(bytes)
  if (type === null)
    return refused(
      'This file is neither a picture nor a PDF, so it is not opened. Replace it with a new one.',
    )
  await store.batch((writer) =>
    tellOfProof(writer, acting, person, { act: 'read', path, before: '', after: path }),
  )
  return { kind: 'done', type, file: bytes.toString('base64') }
}
