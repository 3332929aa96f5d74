import { MISSING } from '@/domain/shared/constants'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { OpenDocument, PersonDocument, PersonDocumentNote } from '@/components/documents/PersonDocument'
import { IdProof } from './IdProof'
import { useProofs, type ProofPerson } from './useProofs'

type Props = {
  person: ProofPerson
  name: string
  /** The record's: a Storage path, of older records an address; '' for none. */
  path: string
  onAdd?: () => void
}

const isAddress = (path: string) => /^https?:/.test(path)

/** The ID proof of a person; for the owner also those that were replaced after he had confirmed them. */
export function IdProofs({ person, name, path, onAdd }: Props) {
  const isOwner = useRole() !== 'MANAGER'
  const { found, refresh } = useProofs(person, path)
  const proofs = found.status === 'ready' ? found.proofs : []
  const current = proofs.find(({ isCurrent }) => isCurrent)
  const earlier = proofs.filter(({ isCurrent }) => !isCurrent)
  const shared = { person, name, isOwner, onChange: refresh }
  return (
    <>
      {current ? (
        <IdProof key={current.path} proof={current} {...shared} />
      ) : (
        <PersonDocument title="ID proof" picture={<Instead path={path} status={found.status} />}>
          {isAddress(path) && <OpenDocument url={path} what={`the ID proof of ${name}`} />}
          {path === '' && onAdd && (
            <Button size="s" kind="quiet" icon="pi-plus" aria-label="Add the ID proof" onClick={onAdd}>
              Add
            </Button>
          )}
        </PersonDocument>
      )}
      {earlier.map((proof) => (
        <IdProof key={proof.path} proof={proof} {...shared} />
      ))}
      {found.status === 'failed' && path !== '' && <ErrorLine error={found.error} retry={refresh} />}
    </>
  )
}

function Instead({ path, status }: { path: string; status: 'loading' | 'failed' | 'ready' }) {
  if (path === '') return <PersonDocumentNote icon="pi-id-card">Not added yet</PersonDocumentNote>
  if (isAddress(path)) return <PersonDocumentNote icon="pi-id-card">Kept outside this app</PersonDocumentNote>
  if (status === 'loading') return <PersonDocumentNote icon="pi-id-card">Loading</PersonDocumentNote>
  if (status === 'failed') return <PersonDocumentNote icon="pi-id-card">{MISSING}</PersonDocumentNote>
  return (
    <PersonDocumentNote icon="pi-id-card">This file is missing. Add the ID proof again</PersonDocumentNote>
  )
}
