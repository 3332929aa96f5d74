import { useWatch } from 'react-hook-form'
import { listedPrice } from '@/domain/packageLife/listedPrice'
import { isOnSale } from '@/domain/packages/packageTemplate'
import { rateBook } from '@/domain/tax/rateBook'
import { formatMoney } from '@/domain/shared/money'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { useRecords } from '@/components/records/useRecords'
import { useGym } from '@/session/useGym'
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
  const rows = records.filter(isOnSale).flatMap((template) => {
    const before = listedPrice(template, settings, info.type, today)
    const after = listedPrice(template, then, info.type, today)
    return before.amount === after.amount && before.tax === after.tax ? [] : [{ template, before, after }]
  })
  if (rows.length === 0) return null
  const money = (rupees: number) => formatMoney(rupees, settings)
  return (
    <section className={styles.preview} aria-label="What this changes">
      <p className={styles.previewTitle}>
        This changes what {rows.length === 1 ? 'one package' : `${rows.length} packages`} cost from now on.
        Documents already issued stay as they are.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Member pays now</th>
            <th scope="col">Then</th>
            <th scope="col">Of it {then.taxName}</th>
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
    </section>
  )
}
