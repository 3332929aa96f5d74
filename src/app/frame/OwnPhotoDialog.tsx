import { accountPhoto } from '@/components/people/accountPhoto'
import { answered } from '@/components/records/answered'
import { uploaded } from '@/components/files/personFiles'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useSignedIn } from '@/session/useSession'
import { Avatar } from '@/ui/Avatar'
import { showToast } from '@/ui/feedback/toast'
import { PictureDialog } from '@/components/gym/PictureDialog'

/** The signed-in person's own photo: into Storage, then onto the account (SPECIFICATION 7). */
export function OwnPhotoDialog({ onClose }: { onClose: () => void }) {
  const { account, role, backend } = useSignedIn()
  const { api, auth } = backend
  const stored = accountPhoto(account.photoURL)
  const url = useFileUrl(stored)

  async function changePhoto(picture: Blob) {
    const place = { gymId: role.gymId, kind: 'staffPhoto', id: account.uid } as const
    const path = await uploaded(api, place, picture, { what: 'photo', field: 'picture' })
    answered(await api.call('updatePhotoURL', { uid: account.uid, photoURL: path }))
    await auth.refreshClaims()
    showToast({ text: 'Your photo is changed.' })
  }

  return (
    <PictureDialog
      title="Your photo"
      label="Photo"
      submitLabel="Use this photo"
      current={
        stored === '' ? null : <Avatar name={account.displayName || account.email} src={url} size={72} />
      }
      onTake={changePhoto}
      onClose={onClose}
    >
      <p>
        It stands beside your name. It is made smaller here, and what the camera wrote into it is left out.
      </p>
    </PictureDialog>
  )
}
