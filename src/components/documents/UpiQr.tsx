import { useMemo } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import { upiLinkOf } from '@/domain/invoices/upiLink'
import { formatMoney } from '@/domain/shared/money'
import { qrPath } from '@/documents/qrPath'
import { useGym } from '@/session/useGym'
import styles from './UpiQr.module.css'

/** A code that pays exactly so much to the centre; nothing where it takes no UPI. */
export function UpiQr({ invoice, rupees }: { invoice: Invoice; rupees: number }) {
  const { settings, info } = useGym()
  const { currency, upiId, upiName } = settings
  const code = useMemo(() => {
    const link =
      currency === 'INR'
        ? upiLinkOf({
            vpa: upiId,
            name: upiName || info.name,
            amount: rupees,
            note: `Invoice ${invoice.invoiceNumber}`,
            reference: `INV${invoice.invoiceNumber || invoice.id}`,
          })
        : null
    return link === null ? null : qrPath(link)
  }, [currency, upiId, upiName, info.name, invoice.invoiceNumber, invoice.id, rupees])
  if (code === null) return null
  const amount = formatMoney(rupees, settings)
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={`UPI code for ${amount}`}>
        <path d={code.path} fill="#000000" shapeRendering="crispEdges" />
      </svg>
      <span className={styles.words}>
        <strong>Scan to pay {amount}</strong>
        {upiId}
      </span>
    </div>
  )
}
