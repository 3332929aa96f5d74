import { refused } from '@/domain/shared/refusal'
import { proofHolder, setProof, tellOfProof } from '../files/proofHolder'
import { confirmedOnOf, removeUnchanged, storedFile } from '../files/storedFiles'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'

export const removeIdProof: Handler<'removeIdProof'> = async ({ path, ...person }, acting) => {
  const { store, caller } = acting
  const { current, prefix } = await proofHolder(acting, person, (at) => store.get(at))
  const isOurs = path.startsWith(prefix)
  // Older records name an address elsewhere: there is nothing to remove but the field.
  if (!isOurs && path !== current) throw notAllowed()
  const file = isOurs ? await storedFile(path) : null
  if (caller.role === 'MANAGER' && path !== current) throw notAllowed()
  if (caller.role === 'MANAGER' && file !== null && confirmedOnOf(file) !== '')
    return refused(
      'The owner has confirmed this ID proof, so only the owner can remove it. You can replace it.',
    )
  const before = await setProof(acting, person, (held) => (held.current === path ? '' : held.current))
  if (file === null) return { kind: 'done' }
  if (before !== path)
    await store.batch((writer) =>
      tellOfProof(writer, acting, person, { act: 'remove', path, before: path, after: '' }),
    )
  await removeUnchanged(file)
  return { kind: 'done' }
}
