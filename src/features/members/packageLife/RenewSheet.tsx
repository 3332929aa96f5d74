import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renewalStart } from '@/domain/packages/renew'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { acceptedForm } from './acceptedForm'
import { pricesOf } from './saleForm'
import { SaleSheet } from './SaleSheet'
import type { PackageScene } from './usePackageScene'

/** Most people take the same again. */
function sameAgain({ currentPackage, lastPackage }: Member, templates: readonly PackageTemplate[]) {
  const last = currentPackage ?? lastPackage
  const template = templates.find(({ id }) => id === last?.packageId)
  return template ? { templateId: template.id, ...pricesOf(template, false) } : {}
}

function startNote(start: CivilDate, today: CivilDate): string {
  return start > today
    ? 'The day after the package that runs now, so that no day is lost or paid twice'
    : `Today or later; the last package ended before ${formatCivil(today)}`
}

/** Before the end the renewal waits behind the running package, after the end it starts today (PRODUCT 2.H). */
export function RenewSheet({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member, templates, context } = scene
  const start = renewalStart(member, context.today, context.settings)
  return (
    <SaleSheet
      scene={scene}
      act="renew"
      title={scene.accepted ? `Complete the renewal of ${member.name}` : `Renew ${member.name}`}
      submitLabel="Renew"
      done={(template) => `${member.name} is renewed with ${template.name}`}
      defaults={{
        ...sameAgain(member, templates),
        ...acceptedForm(scene.accepted, context.today),
        startDate: start,
      }}
      startNote={startNote(start, context.today)}
      isStartFixed={start > context.today}
      onClose={onClose}
    />
  )
}
