import { csvSectionIds, csvSectionsOf, type CsvSectionId } from '@/domain/gstr1/csvSections'
import { isEmptyReturn } from '@/domain/gstr1/gstr1'
import { portalReturnOf } from '@/domain/gstr1/portalReturn'
import type { RateRow } from '@/domain/gstr1/rateRows'
import { sumTaxes } from '@/domain/gstr1/taxSums'
import { gstinProblem, tidyGstin } from '@/domain/tax/gstin'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { BooksNote } from './BooksNote'
import { CsvButton, JsonButton } from './DownloadButton'
import { fileNameOf } from './periods'
import { wholeMonthOf } from '@/domain/gstr1/returnPeriod'
import styles from './return.module.css'
import type { Between } from '@/domain/gstr1/reported'
import type { Return } from './useReturn'

const words: Record<CsvSectionId, { label: string; what: string }> = {
  b2b: { label: 'B2B', what: 'Invoices to businesses with a GSTIN' },
  b2cl: { label: 'B2C large', what: 'Above ₹1,00,000 to other states' },
  b2cs: { label: 'B2C', what: 'All others by place and rate, less their credit notes' },
  cdnr: { label: 'Credit notes, registered', what: 'To businesses with a GSTIN' },
  cdnur: { label: 'Credit notes, unregistered', what: 'On B2C large invoices' },
  exemp: { label: 'Exempt', what: 'Nil rated, exempt and non-GST supplies' },
  'hsn-b2b': { label: 'HSN, B2B', what: 'Summary of codes sold to businesses' },
  'hsn-b2c': { label: 'HSN, B2C', what: 'Summary of codes sold to everyone else' },
  docs: { label: 'Documents', what: 'Invoice and credit note numbers issued' },
}

const parts = ['taxable', 'cgst', 'sgst', 'igst'] as const

function RateTable({ rates }: { rates: readonly RateRow[] }) {
  const total = sumTaxes(rates)
  const rows = [
    ...rates.map(({ rate, ...taxes }) => ({ name: rate === 0 ? 'No tax' : `${rate} %`, taxes })),
    ...(rates.length > 1 ? [{ name: 'Total', taxes: total }] : []),
  ]
  return (
    <div className={styles.wide}>
      <table className={styles.rates}>
        <caption>Invoices less credit notes</caption>
        <thead>
          <tr>
            <th scope="col">Rate</th>
            <th scope="col">Taxable</th>
            <th scope="col">CGST</th>
            <th scope="col">SGST</th>
            <th scope="col">IGST</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, taxes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.map((part) => (
                <td key={part}>
                  <Money rupees={taxes[part]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`)

/** Why there is no file for the portal; '' where there is one. */
function noFileReason(gstin: string, isWholeMonth: boolean): string {
  if (!isWholeMonth) return 'The portal takes whole months. Choose one to get its file.'
  return gstinProblem(gstin) === null ? '' : "Enter the centre's GSTIN in the settings to get this file."
}

/** What a period comes to, how it stands to the books, and its files. */
export function ReturnFigures({ answer, period }: { answer: Return; period: Between }) {
  const { settings, today } = useGym()
  const { found, check, problems, large } = answer
  const month = wholeMonthOf(period)
  if (isEmptyReturn(found))
    return (
      <>
        <p className={styles.quiet} role="status">
          No GST invoices or credit notes in this period. File a nil return on the portal.
        </p>
        <BooksNote {...{ check, problems, large }} isWholeMonth={month !== null} />
      </>
    )
  const sections = csvSectionsOf(found)
  const fileName = fileNameOf(period)
  const days = `${period.from} to ${period.to}`
  const reason = noFileReason(settings.gstin, month !== null)
  return (
    <>
      {period.to >= today && (
        <p className={styles.quiet}>This period isn't over. More invoices can still be added.</p>
      )}
      <RateTable rates={found.rates} />
      <BooksNote {...{ check, problems, large }} isWholeMonth={month !== null} />
      <ul className={styles.sections}>
        <li>
          <span className={styles.words}>
            Whole return
            <span className={styles.quiet}>{reason || 'One file to upload on the GST portal'}</span>
          </span>
          <JsonButton
            label="the whole return"
            fileName={fileName}
            filters={`Whole return; ${days}`}
            rows={found.reported.length}
            isDisabled={reason !== ''}
            content={() => portalReturnOf(found, tidyGstin(settings.gstin), month ?? '')}
          />
        </li>
        {csvSectionIds.map((id) => {
          const { label, what } = words[id]
          return (
            <li key={id}>
              <span className={styles.words}>
                {label}
                <span className={styles.quiet}>
                  {what}: {rowsText(sections[id].rows.length)}
                </span>
              </span>
              <CsvButton
                label={label}
                fileName={`${fileName}-${id}`}
                filters={`${label}; ${days}`}
                section={sections[id]}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
