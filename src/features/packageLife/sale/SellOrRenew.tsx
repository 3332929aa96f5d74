import type { Member } from '@/domain/members/member'
import { hasJoined } from '@/domain/packages/joined'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renewalStart } from '@/domain/packageLife/renew'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { PackageScene } from '../usePackageScene'
import { acceptedForm } from './acceptedForm'
import { pricesOf, promisedForm } from './saleForm'
import { SaleSheet } from './SaleSheet'

type Props = { scene: PackageScene; leadId?: string; onClose: () => void }

/** The first package of a member, or one after a pause. */
export function SellSheet({ scene, leadId = '', onClose }: Props) {
  const { member, accepted, context } = scene
  return (
    <SaleSheet
      scene={scene}
      act="sell"
      title={accepted ? `Complete the sale to ${member.name}` : `Sell a package to ${member.name}`}
      submitLabel="Sell the package"
      done={(template) => `${template.name} is sold to ${member.name}`}
      defaults={{ ...promisedForm(scene.promisedDiscount), ...acceptedForm(accepted, context.today) }}
      leadId={leadId}
      onClose={onClose}
    />
  )
}

/** Most people take the same again. */
function sameAgain(member: Member, templates: readonly PackageTemplate[]) {
  const last = member.currentPackage ?? member.lastPackage
  const template = templates.find(({ id }) => id === last?.packageId)
  return template ? { templateId: template.id, ...pricesOf(template, !hasJoined(member)) } : {}
}

const startNote = (start: CivilDate, today: CivilDate) =>
  start > today
    ? 'The day after the package that runs now, so that no day is lost or paid twice'
    : `Today or later; the last package ended before ${formatCivil(today)}`

/** Before the end the renewal waits behind the running package, after the end it starts today (PRODUCT 2.H). */
export function RenewSheet({ scene, onClose }: Props) {
  const { member, templates, accepted, context } = scene
  const start = renewalStart(member, context.today, context.settings)
  return (
    <SaleSheet
      scene={scene}
      act="renew"
      title={accepted ? `Complete the renewal of ${member.name}` : `Renew ${member.name}`}
      submitLabel="Renew"
      done={(template) => `${member.name} is renewed with ${template.name}`}
      defaults={{
        ...sameAgain(member, templates),
        ...acceptedForm(accepted, context.today),
        startDate: start,
      }}
      startNote={startNote(start, context.today)}
      isStartFixed={start > context.today}
      onClose={onClose}
    />
  )
}
