import { lazy, Suspense, useState } from 'react'
import { answered } from '@/components/records/answered'
import { removeReplaced } from '@/components/files/personFiles'
import { useFileUrl } from '@/components/files/useFileUrl'
import { signaturePath } from '@/domain/gyms/signature'
import { settingWords } from '@/domain/gyms/settingWords'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine } from '@/ui/ErrorState'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { Note } from '@/ui/Note'
import styles from './signature.module.css'

const SignatureDialog = lazy(async () => ({
  default: (await import('./SignatureDialog')).SignatureDialog,
}))

/** PRODUCT 4.19: the signature of who signs for the centre, as it is printed; saved by itself, as the logo is. */
export function SignatureCard() {
  const { gymId, settings } = useGym()
  const { api, files } = useBackend()
  const path = signaturePath(gymId, settings.signature)
  const url = useFileUrl(path)
  const [isChanging, setChanging] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const { label, hint } = settingWords.signature

  async function remove() {
    const isAgreed = await askToConfirm({
      title: 'Remove the signature?',
      text: 'Invoices and credit notes have a line to sign on again, also those issued before.',
      act: 'Remove',
      isDanger: true,
    })
    if (!isAgreed) return
    setBusy(true)
    setProblem(null)
    try {
      answered(await api.call('updateGym', { gymId, preference: { signature: '' } }))
      await removeReplaced(files, path, '')
      showToast({ text: 'The signature is removed.' })
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={label}>
      <div className={styles.signature} data-field="signature">
        <Note kind="quiet">{hint}</Note>
        {path !== '' && (
          <span className={styles.paper}>
            {url ? (
              <img src={url} alt="The signature as it is printed" />
            ) : (
              url === '' && 'The picture could not be read. Choose it again.'
            )}
          </span>
        )}
        {problem instanceof Error && <ErrorLine error={{ message: problem.message }} />}
        <span className={styles.acts}>
          <Button icon="pi-upload" onClick={() => setChanging(true)}>
            {path === '' ? 'Add a signature' : 'Change the signature'}
          </Button>
          {path !== '' && (
            <Button kind="quiet" isBusy={isBusy} onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </span>
      </div>
      {isChanging && (
        <Suspense fallback={null}>
          <SignatureDialog current={url ?? ''} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  )
}
