import { answered } from '@/components/records/answered'
import { removeReplaced, uploaded } from '@/components/files/personFiles'
import { PictureDialog } from '@/components/gym/PictureDialog'
import { signatureNameOf, signaturePath } from '@/domain/gyms/signature'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'

/** As wide as it is printed sharply. */
const SIDE = 600

/** The picture of a signature is put into the centre's folder, then named in its settings; the one before goes. */
export function SignatureDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const { gymId, settings } = useGym()
  const { api, files } = useBackend()

  async function take(picture: Blob) {
    // It is printed, and a PDF holds no WebP.
    const { reencodeImage } = await import('@/ui/form/reencodeImage')
    const signature = await reencodeImage(picture, SIDE, 'image/jpeg')
    const place = { gymId, kind: 'signature', id: gymId } as const
    const path = await uploaded(api, place, signature, { what: 'signature', field: 'picture' })
    answered(await api.call('updateGym', { gymId, preference: { signature: signatureNameOf(path) } }))
    await removeReplaced(files, signaturePath(gymId, settings.signature), path)
    showToast({ text: 'The signature is printed on invoices and credit notes from now on.' })
  }

  return (
    <PictureDialog
      title="Signature"
      label="Picture of the signature"
      submitLabel="Use this signature"
      current={current === '' ? null : <img src={current} alt="" />}
      isWide
      onTake={take}
      onClose={onClose}
    >
      <p>Sign on white paper, photograph it straight from above, and cut away what is around it.</p>
    </PictureDialog>
  )
}
