import { limitedThings, type LimitedThing } from '@/domain/gyms/gymLimits'
import { payableFor, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { durationTextOf } from '@/domain/packages/durationText'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { Dialog } from '@/ui/Dialog'
import { platformMoney } from './gymPackageColumns'
import styles from './gymPackages.module.css'

type Line = { label: string; of: (offered: RegistrationPackage) => string }

const limitLabels: Record<LimitedThing, string> = {
  members: 'Members',
  staff: 'Staff',
  devices: 'Devices',
  messages: 'Messages a month',
}

/** What is compared, with a line for every feature that one of them has. */
function linesOf(packages: readonly RegistrationPackage[]): Line[] {
  const features = [...new Set(packages.flatMap((offered) => offered.features))]
  return [
    { label: 'Price', of: ({ price }) => platformMoney(price) },
    { label: 'GST', of: ({ gst }) => `${gst} %` },
    { label: 'In all', of: (offered) => platformMoney(payableFor(offered).total) },
    { label: 'Duration', of: (offered) => durationTextOf(offered) },
    { label: 'Type', of: ({ type }) => type },
    { label: 'Trial', of: ({ trialDays }) => (trialDays === 0 ? 'No' : `${trialDays} days`) },
    ...limitedThings.map((thing) => ({
      label: limitLabels[thing],
      of: ({ limits }: RegistrationPackage) =>
        limits[thing]?.toLocaleString(PLATFORM_MONEY.locale) ?? 'No limit',
    })),
    ...features.map((feature) => ({
      label: feature,
      of: (offered: RegistrationPackage) => (offered.features.includes(feature) ? 'Yes' : 'No'),
    })),
  ]
}

type Props = { packages: readonly RegistrationPackage[]; onClose: () => void }

/** The packages on offer side by side, in the order they are offered in. */
export function CompareDialog({ packages, onClose }: Props) {
  return (
    <Dialog title="Compare packages" width={Math.max(560, 220 + packages.length * 140)} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keys */}
      <div className={styles.matrix} tabIndex={0} role="region" aria-label="Packages side by side">
        <table>
          <thead>
            <tr>
              <td />
              {packages.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(packages).map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {packages.map((offered) => (
                  <td key={offered.id}>{of(offered)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
