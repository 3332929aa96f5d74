import { lazy, Suspense, useState } from 'react'
import type { Staff } from '@/domain/staff/staff'
import { documentStanding, isFileOfOther, type StaffDocument } from '@/domain/staff/staffDocument'
import { formatCivil } from '@/domain/shared/formatDate'
import { attempt } from '@/components/records/attempt'
import { removeReplaced } from '@/components/files/personFiles'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { StateChip } from '@/ui/StateChip'
import { useChangeStaff } from '../useStaffActs'
import styles from '../staff.module.css'

const AddDocument = lazy(async () => ({ default: (await import('./AddDocument')).AddDocument }))

/** What is kept of an employee besides the ID proof: contracts and certificates, those that end soon first. */
export function StaffDocuments({ staff, mayEdit }: { staff: Staff; mayEdit: boolean }) {
  const [isAdding, setAdding] = useState(false)
  const endOf = ({ expiresOn }: StaffDocument) => expiresOn ?? '9999'
  const documents = staff.documents.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1))
  return (
    <Card
      title="Documents"
      actions={
        mayEdit && (
          <Button size="s" kind="quiet" icon="pi-plus" onClick={() => setAdding(true)}>
            Add a document
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <p className={styles.quiet}>Contracts and certificates, with the day on which they end.</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <Row key={document.id} staff={staff} document={document} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddDocument staff={staff} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Row({ staff, document, mayEdit }: { staff: Staff; document: StaffDocument; mayEdit: boolean }) {
  const { files } = useBackend()
  const change = useChangeStaff()
  const { id, title, path, addedOn } = document
  const url = useFileUrl(path)
  const isShared = isFileOfOther(staff.documents, document)

  const remove = () =>
    void attempt(async () => {
      const act = 'Remove it'
      const ofFile = isShared
        ? 'The file stays, because another entry has the same one.'
        : 'The file is gone for good.'
      const text = `${ofFile} What it was stays in the activity of ${staff.name}.`
      if (!(await askToConfirm({ title: `Remove ${title}?`, text, act, isDanger: true }))) return
      await change(staff.id, { dropsDocument: id })
      if (!isShared) await removeReplaced(files, path, '')
      showToast({ text: `${title} of ${staff.name} is removed.` })
    })

  return (
    <li>
      <span className={styles.document}>
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
        <span className={styles.quiet}>
          {url === ''
            ? 'The file could not be read. Open this again in a moment.'
            : `Added ${formatCivil(addedOn)}`}
        </span>
      </span>
      <Ends document={document} />
      {mayEdit && (
        <Button size="s" kind="quiet" icon="pi-trash" aria-label={`Remove ${title}`} onClick={remove} />
      )}
    </li>
  )
}

function Ends({ document }: { document: StaffDocument }) {
  const { today } = useGym()
  const { expiresOn } = document
  if (expiresOn === null) return <StateChip tone="grey">No end</StateChip>
  switch (documentStanding(document, today)) {
    case 'expired':
      return <StateChip tone="red" icon>{`Expired ${formatCivil(expiresOn)}`}</StateChip>
    case 'expiring':
      return <StateChip tone="amber" icon>{`Until ${formatCivil(expiresOn)}`}</StateChip>
    case 'holds':
      return <StateChip tone="green">{`Until ${formatCivil(expiresOn)}`}</StateChip>
  }
}
