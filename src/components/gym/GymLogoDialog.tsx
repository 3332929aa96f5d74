import { answered } from '@/components/records/answered'
import { uploaded } from '@/components/files/personFiles'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { Logo } from './Logo'
import { PictureDialog } from './PictureDialog'

const LOGO_SIDE = 512

/**
 * The centre's logo: its address goes to the centre and to the owner's photo (SPECIFICATION 7), which `updateGym` sees to where
 * somebody changes it as support: it is no photo of theirs.
 */
export function GymLogoDialog({ onClose }: { onClose: () => void }) {
  const { gymId, info } = useGym()
  const { account, backend, role } = useSignedIn()
  const isOwner = role.role === 'CLIENT'
  const { api, auth, files } = backend

  async function changeLogo(picture: Blob) {
    // It is printed on invoices as well, and a PDF holds no WebP.
    const { reencodeImage } = await import('@/ui/form/reencodeImage')
    const logo = await reencodeImage(picture, LOGO_SIDE, 'image/jpeg')
    const place = { gymId, kind: 'logo', id: gymId } as const
    const path = await uploaded(api, place, logo, { what: 'logo', field: 'picture' })
    const address = await files.publicUrl(path)
    answered(await api.call('updateGym', { gymId, dp: address }))
    if (isOwner) {
      answered(await api.call('updatePhotoURL', { uid: account.uid, photoURL: address }))
      await auth.refreshClaims()
    }
    showToast({ text: `The logo of ${info.name} is changed.` })
  }

  return (
    <PictureDialog
      title="Centre logo"
      label="Logo"
      submitLabel="Use this logo"
      current={<Logo logo={info.dp} size={72} />}
      onTake={changeLogo}
      onClose={onClose}
    >
      <p>
        It stands in the top bar and the footer for everybody of the centre, and becomes{' '}
        {isOwner ? 'your own photo' : 'the owner’s photo'} too.
      </p>
    </PictureDialog>
  )
}
