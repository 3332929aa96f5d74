import { refused } from '@/domain/shared/refusal'
import { gymToday, proofHolder, tellOfProof } from '../files/proofHolder'
import { confirmedOnOf, confirmFile, storedFile } from '../files/storedFiles'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'

/** Only what stands in the record: the owner confirms what everybody sees. */
export const confirmIdProof: Handler<'confirmIdProof'> = async ({ path, ...person }, acting) => {
  const { store, caller } = acting
  const { current, prefix } = await proofHolder(acting, person, (at) => store.get(at))
  if (!path.startsWith(prefix)) throw notAllowed()
  const file = path === current ? await storedFile(path) : null
  if (file === null)
    return refused('This ID proof has been replaced meanwhile. Look at the new one, then confirm that.')
  if (confirmedOnOf(file) !== '') return { kind: 'done' }
  await confirmFile(file, await gymToday(acting, person.gymId), caller.uid)
  await store.batch((writer) =>
    tellOfProof(writer, acting, person, { act: 'confirm', path, before: '', after: path }),
  )
  return { kind: 'done' }
}
