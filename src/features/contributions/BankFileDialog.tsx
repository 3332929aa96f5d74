import { useState } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { bankFileOf, type BankTransfer } from '@/domain/contributions/bankFile'
import type { Contribution } from '@/domain/contributions/contribution'
import type { Month } from '@/domain/monthStats/monthStats'
import { formatMoney, totalOf } from '@/domain/shared/money'
import { bankCodeWord } from '@/domain/staff/bankAccount'
import type { Staff } from '@/domain/staff/staff'
import { attempt } from '@/components/records/attempt'
import { useExportAs } from '@/components/records/useExportAs'
import { textCell } from '@/lists/exportCell'
import { exportFile } from '@/lists/exportList'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Facts } from '@/ui/Facts'
import { showToast } from '@/ui/feedback/toast'
import { useFormat } from '@/ui/format/format'
import { Note } from '@/ui/Note'
import styles from './contributions.module.css'

type Props = {
  month: Month
  /** `Nov 2026`. */
  name: string
  lines: readonly Contribution[]
  staff: readonly Staff[]
  onClose: () => void
}

const headers = (callingCode: string) => [
  ...['Name', 'Account number', bankCodeWord(callingCode), 'Amount', 'Reference'],
]

const cellsOf = ({ name, account, code, amount, reference }: BankTransfer) =>
  [name, account, code, amount.toFixed(2), reference].map(textCell)

const people = (count: number) => (count === 1 ? '1 employee' : `${String(count)} employees`)

/** Who is paid by transfer, who has no account for it, and the file that a bank takes in. Nothing is paid by it: Pay says so. */
export function BankFileDialog({ month, name, lines, staff, onClose }: Props) {
  const { settings } = useGym()
  const { callingCode } = useFormat()
  const exportAs = useExportAs('bankFile', `bank-file-${month}`)
  const [isBusy, setBusy] = useState(false)
  const { transfers, lacking } = bankFileOf(lines, staff, month, settings.locale)
  const money = (rupees: number) => formatMoney(rupees, settings)
  const total = money(totalOf(transfers.map(({ amount }) => amount)))

  async function download() {
    if (exportAs === undefined) return
    setBusy(true)
    await attempt(async () => {
      await exportFile({
        ...{ exportAs, format: 'csv', filters: `${name}, to pay`, rows: transfers.length },
        write: async () =>
          (await import('@/lists/writeCsv')).writeBareCsv(headers(callingCode), transfers.map(cellsOf)),
      })
      showToast({
        text: `${total} for ${people(transfers.length)}. Upload it to your bank, then pay them here.`,
      })
      onClose()
    })
    setBusy(false)
  }

  return (
    <Dialog
      title={`Bank file for ${name}`}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            icon="pi-download"
            data-autofocus
            isBusy={isBusy}
            disabled={transfers.length === 0}
            onClick={() => void download()}
          >
            Download CSV
          </Button>
        </>
      }
    >
      <div className={styles.bankFile}>
        {lacking.length > 0 && (
          <section aria-label="Without a bank account">
            <Note kind="problem">
              {people(lacking.length)} can’t be paid by transfer: there is no bank account. Add it, or pay
              them another way.
            </Note>
            <ul className={styles.lacking}>
              {lacking.map(({ staffId, name: who, amount }) => (
                <li key={staffId}>
                  <Link to={`${screens.staff.path}?edit=${encodeURIComponent(staffId)}`}>{who}</Link>
                  <span>{money(amount)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {transfers.length === 0 ? (
          <Note kind="quiet">Nobody with a bank account has approved pay that isn’t paid yet.</Note>
        ) : (
          <Facts
            items={[
              ...transfers.map(
                ({ name: who, account, amount }) =>
                  [`${who} · ${account.slice(-4).padStart(6, '•')}`, money(amount)] as const,
              ),
              ['Total', <b key="total">{total}</b>],
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}
