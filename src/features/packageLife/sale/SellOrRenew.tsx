import { hasJoined } from '@/domain/packages/joined'
import { renewalStart } from '@/domain/packageLife/renew'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { PackageScene } from '../usePackageScene'
import { acceptedForm } from './acceptedForm'
import { chosenForm, promisedForm } from './saleForm'
import { SaleSheet } from './SaleSheet'

type Props = { scene: PackageScene; leadId?: string; onClose: () => void }

/** The first package of a member, or one after a pause. */
export function SellSheet({ scene, leadId = '', onClose }: Props) {
  const { member, templates, accepted, context } = scene
  return (
    <SaleSheet
      scene={scene}
      act="sell"
      title={accepted ? `Complete the sale to ${member.name}` : `Sell a package to ${member.name}`}
      submitLabel="Sell the package"
      done={(template) => `${template.name} is sold to ${member.name}`}
      defaults={{
        ...chosenForm(templates, scene.wantedPackageId, !hasJoined(member)),
        ...promisedForm(scene.promisedDiscount),
        ...acceptedForm(accepted, context.today),
      }}
      leadId={leadId}
      onClose={onClose}
    />
  )
}

const startNote = (start: CivilDate, today: CivilDate) =>
  start > today
    ? 'The day after the package that runs now, so that no day is lost or paid twice'
    : `Today or later; the last package ended before ${formatCivil(today)}`

/** Before the end the renewal waits behind the running package, after the end it starts today (PRODUCT 2.H). */
export function RenewSheet({ scene, onClose }: Props) {
  const { member, templates, accepted, context } = scene
  const start = renewalStart(member, context.today, context.settings)
  // Most people take the same again.
  const last = member.currentPackage ?? member.lastPackage
  return (
    <SaleSheet
      scene={scene}
      act="renew"
      title={accepted ? `Complete the renewal of ${member.name}` : `Renew ${member.name}`}
      submitLabel="Renew"
      done={(template) => `${member.name} is renewed with ${template.name}`}
      defaults={{
        ...chosenForm(templates, last?.packageId, !hasJoined(member)),
        ...acceptedForm(accepted, context.today),
        startDate: start,
      }}
      startNote={startNote(start, context.today)}
      isStartFixed={start > context.today}
      onClose={onClose}
    />
  )
}
