import type { AuditedSubject } from '@/domain/audit/auditedCollections'
import type { StoredData } from '@/data/store/documentStore'
import type { Act } from './recordAct'

/** Where a record keeps the path of a stored file; '' and null are none. */
const fileFields: Readonly<Record<string, readonly string[]>> = {
  members: ['dp', 'idProof'],
  staff: ['dp', 'idProof'],
  gyms: ['dp'],
  expenses: ['bill'],
}

type Told = Omit<Act, 'byRole'>

const picked = (data: StoredData | null, isWanted: (name: string, value: unknown) => boolean) =>
  data && Object.fromEntries(Object.entries(data).filter(([name, value]) => isWanted(name, value)))

/**
 * A file that came, was replaced or went is an act of its own, `member.file`: named before where one was there, and
 * after where one is now. The rest of the change stays what it is called. Either may hold nothing to tell.
 */
export function withFilesApart<A extends Told>(subject: AuditedSubject, act: A): A[] {
  const files = fileFields[act.collection] ?? []
  const isFile = (name: string, value: unknown) =>
    files.includes(name) && typeof value === 'string' && value !== ''
  const isOther = (name: string) => !files.includes(name)
  return [
    { ...act, before: picked(act.before, isOther), after: picked(act.after, isOther) },
    {
      ...act,
      act: `${subject}.file`,
      before: picked(act.before, isFile),
      after: picked(act.after, isFile),
    },
  ]
}
