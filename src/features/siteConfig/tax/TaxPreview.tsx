import { useWatch } from 'react-hook-form'
import { isOnSale } from '@/domain/packages/packageTemplate'
import { rateBook } from '@/domain/tax/rateBook'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { useRecords } from '@/components/records/useRecords'
import { useGym } from '@/session/useGym'
import { priceChanges, type PriceChange } from '@/domain/packageLife/priceChanges'
import { taxFormSchema, type TaxForm } from './taxForm'
import styles from './tax.module.css'

const MOST_ROWS = 5

/** What the change does to the price of each package, before it is saved; nothing while nothing changes for anybody. */
export function TaxPreview() {
  const { info, settings, today } = useGym()
  const { records } = useRecords(memberPackageRepository)
  const parsed = taxFormSchema.safeParse(useWatch<TaxForm>())
  if (!parsed.success) return null
  const { sac, ...set } = parsed.data
  const then = { ...settings, ...set, sac: sac ?? rateBook[info.type].sac }
  const days = priceChanges(records.filter(isOnSale), settings, then, info.type, today)
  if (days.length === 0) return null
  return (
    <section className={styles.preview} aria-label="What this changes">
      {days.map(({ on, rows }) => (
        <ChangesOfDay key={on} on={on} rows={rows} taxName={then.taxName} />
      ))}
    </section>
  )
}

type Props = { on: CivilDate; rows: readonly PriceChange[]; taxName: string }

function ChangesOfDay({ on, rows, taxName }: Props) {
  const { settings, today } = useGym()
  const money = (rupees: number) => formatMoney(rupees, settings)
  const isNow = on === today
  return (
    <>
      <p className={styles.previewTitle}>
        This changes what {rows.length === 1 ? 'one package' : `${rows.length} packages`} cost from{' '}
        {isNow ? 'now' : formatCivil(on)} on. Documents already issued stay as they are.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">{isNow ? 'Member pays now' : 'Without this change'}</th>
            <th scope="col">Then</th>
            <th scope="col">Of it {taxName}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map(({ template, before, after }) => (
            <tr key={template.id}>
              <th scope="row">{template.name}</th>
              <td>{money(before.amount)}</td>
              <td>{money(after.amount)}</td>
              <td>{money(after.tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && <p>And {rows.length - MOST_ROWS} more.</p>}
    </>
  )
}
