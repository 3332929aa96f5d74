import { payableFor, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { limitTexts } from '@/domain/gymPackages/registrationPackageForm'
import { durationTextOf } from '@/domain/packages/durationText'
import { formatShortMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { Dialog } from '@/ui/Dialog'
import styles from './gymPackages.module.css'

const money = (rupees: number) => formatShortMoney(rupees, PLATFORM_MONEY)

/** `year` of one year, `6 months` of more. */
const everyTerm = (offered: RegistrationPackage) => durationTextOf(offered).replace(/^1 (\w+)$/, '$1')

/** What a centre is told of the package: what it costs, how long it lasts and what it gives. */
export function PackageOffer({ offered }: { offered: RegistrationPackage }) {
  const { price, tax, total } = payableFor(offered)
  const gets = [...limitTexts(offered.limits, PLATFORM_MONEY.locale), ...offered.features]
  return (
    <section className={styles.offer} aria-label={offered.name}>
      <h3>{offered.name}</h3>
      {offered.description && <p>{offered.description}</p>}
      <div className={styles.price}>
        <b>{money(price)}</b>
        <span>
          {offered.type === 'Recurring'
            ? `every ${everyTerm(offered)}`
            : `once, for ${durationTextOf(offered)}`}
        </span>
      </div>
      {tax > 0 && (
        <p>
          + {money(tax)} GST ({offered.gst} %), {money(total)} in all
        </p>
      )}
      {offered.trialDays > 0 && (
        <p>
          {offered.trialDays === 1 ? 'The first day is' : `The first ${offered.trialDays} days are`} free as a
          trial.
        </p>
      )}
      <ul className={styles.gets}>
        {gets.map((each) => (
          <li key={each}>
            <i className="pi pi-check" aria-hidden="true" />
            {each}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The package as a centre sees it, before anybody is offered it. */
export const PackagePreview = ({
  offered,
  onClose,
}: {
  offered: RegistrationPackage
  onClose: () => void
}) => (
  <Dialog title="As a centre sees it" onClose={onClose}>
    <PackageOffer offered={offered} />
  </Dialog>
)
