import { may } from '@/domain/access/collections'
import { screens } from '@/domain/access/screens'
import { useRole } from '@/session/useSession'
import { ButtonLink } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** Packages come before sales: says so and leads there. */
export function NothingToSell({ onClose }: { onClose: () => void }) {
  const mayAdd = may(useRole(), 'memberPackages.edit')
  return (
    <Dialog
      title="There is no package on sale"
      onClose={onClose}
      footer={
        mayAdd && (
          <ButtonLink kind="primary" to={`${screens.memberPackages.path}?new=true`}>
            Add a package
          </ButtonLink>
        )
      }
    >
      <p>
        {mayAdd
          ? 'Add what you sell first, for instance a monthly package. Then come back here.'
          : 'Ask the owner to add a package first. Then come back here.'}
      </p>
    </Dialog>
  )
}
