import { acceptedForm } from './acceptedForm'
import { SaleSheet } from './SaleSheet'
import type { PackageScene } from './usePackageScene'

/** The first package of a member, or one after a pause. */
export function SellSheet({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, accepted } = scene
  return (
    <SaleSheet
      scene={scene}
      act="sell"
      title={accepted ? `Complete the sale to ${member.name}` : `Sell a package to ${member.name}`}
      submitLabel="Sell the package"
      done={(template) => `${template.name} is sold to ${member.name}`}
      defaults={acceptedForm(accepted, scene.context.today)}
      onClose={onClose}
    />
  )
}
