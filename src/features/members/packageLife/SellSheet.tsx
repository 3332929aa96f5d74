import { assign } from '@/domain/packages/sell'
import { SaleSheet } from './SaleSheet'
import type { PackageScene } from './usePackageScene'

/** The first package of a member, or one after a pause. */
export function SellSheet({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  return (
    <SaleSheet
      scene={scene}
      title={`Sell a package to ${scene.member.name}`}
      submitLabel="Sell the package"
      done={(template, member) => `${template.name} is sold to ${member.name}`}
      defaults={{}}
      sell={assign}
      onClose={onClose}
    />
  )
}
