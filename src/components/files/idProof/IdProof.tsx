import { formatCivil } from '@/domain/shared/formatDate'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { Menu } from '@/ui/Menu'
import { saveFile } from '@/ui/saveFile'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { OpenDocument, PersonDocument, PersonDocumentNote } from '@/components/documents/PersonDocument'
import styles from './IdProof.module.css'
import { useProofFile } from './useProofFile'
import type { Proof, ProofPerson } from './useProofs'

type Props = {
  person: ProofPerson
  name: string
  proof: Proof
  isOwner: boolean
  /** What is kept may be another by now. */
  onChange: () => void
}

const isPdf = (file: Blob) => file.type === 'application/pdf'

async function print(file: Blob, save: () => void) {
  const { printFile } = await import('@/components/documents/printFile')
  if (await printFile(file)) return
  save()
  showToast({ text: "This browser can't print a PDF. The file is saved: open it and print it there." })
}

/** One ID proof. It is fetched when somebody asks for it, because each look is recorded. */
export function IdProof({ person, name, proof, isOwner, onChange }: Props) {
  const { shown, show } = useProofFile(person, proof.path)
  const acts = useProofActs({ person, name, proof, onChange })
  const what = `the ID proof of ${name}`
  const ending = proof.path.slice(proof.path.lastIndexOf('.'))
  const items = [
    ...(shown.status === 'shown'
      ? [
          {
            label: 'Download',
            icon: 'pi-download',
            run: () => saveFile(shown.file, `ID proof ${name}${ending}`),
          },
          {
            label: 'Print',
            icon: 'pi-print',
            run: () =>
              void attempt(() => print(shown.file, () => saveFile(shown.file, `ID proof ${name}${ending}`))),
          },
        ]
      : []),
    ...(isOwner ? [{ label: 'Delete', icon: 'pi-trash', isDanger: true, run: acts.remove }] : []),
  ]
  return (
    <PersonDocument
      title={
        <>
          {proof.isCurrent ? 'ID proof' : 'Earlier ID proof'}
          <span className={styles.standing}>
            {proof.confirmedOn === null
              ? `Added ${formatCivil(proof.addedOn)}`
              : `Confirmed ${formatCivil(proof.confirmedOn)}`}
          </span>
        </>
      }
      picture={<Picture shown={shown} show={show} name={name} />}
    >
      {shown.status === 'shown' && <OpenDocument url={shown.url} what={what} />}
      {shown.status === 'shown' && isOwner && proof.isCurrent && proof.confirmedOn === null && (
        <Button size="s" kind="quiet" icon="pi-check" onClick={acts.confirm}>
          Confirm
        </Button>
      )}
      {items.length > 0 && <Menu label={`More for ${what}`} items={items} />}
    </PersonDocument>
  )
}

function Picture({
  shown,
  show,
  name,
}: Pick<ReturnType<typeof useProofFile>, 'shown' | 'show'> & { name: string }) {
  if (shown.status === 'shown')
    return isPdf(shown.file) ? (
      <PersonDocumentNote icon="pi-file-pdf">PDF document</PersonDocumentNote>
    ) : (
      <img src={shown.url} alt={`ID proof of ${name}`} />
    )
  return (
    <PersonDocumentNote icon="pi-id-card">
      {shown.status === 'failed' ? (
        <span role="alert">{shown.message}</span>
      ) : (
        <span>Each view is recorded</span>
      )}
      <Button size="s" icon="pi-eye" isBusy={shown.status === 'loading'} onClick={show}>
        {shown.status === 'failed' ? 'Try again' : 'Show ID proof'}
      </Button>
    </PersonDocumentNote>
  )
}

function useProofActs({ person, name, proof, onChange }: Omit<Props, 'isOwner'>) {
  const { api } = useBackend()
  const place = { ...person, path: proof.path }

  const confirm = async () => {
    answered(await api.call('confirmIdProof', place))
    onChange()
    showToast({ text: `The ID proof of ${name} is confirmed. Only you can delete it now.` })
  }

  const remove = async () => {
    const isAgreed = await askToConfirm({
      title: 'Delete this ID proof?',
      text: `The file is deleted for good. ${name} needs to bring the document again.`,
      act: 'Delete ID proof',
      isDanger: true,
    })
    if (!isAgreed) return
    answered(await api.call('removeIdProof', place))
    onChange()
    showToast({ text: `The ID proof of ${name} is deleted.` })
  }

  return { confirm: () => void attempt(confirm), remove: () => void attempt(remove) }
}
