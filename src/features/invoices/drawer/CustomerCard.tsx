import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { screens } from '@/domain/access/screens'
import { formatPhone } from '@/domain/shared/phone'
import { useGym } from '@/session/useGym'
import { PersonCell } from '@/components/people/PersonCell'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import styles from './drawer.module.css'

/** Who is billed: as it stands on the invoice, with the way to the record of the member. */
export function CustomerCard({ invoice, member }: { invoice: Invoice; member: Member | null }) {
  const { settings } = useGym()
  const { customerName, customerPic, customerPhone, customerEmail, customerGstin, placeOfSupply } = invoice
  const facts = [
    ...(customerPhone ? [['Phone', formatPhone(customerPhone, settings.locale)] as const] : []),
    ...(customerEmail ? [['E-mail', customerEmail] as const] : []),
    ...(invoice.billingAddress ? [['Address', invoice.billingAddress] as const] : []),
    ...(customerGstin ? [['GSTIN', customerGstin] as const] : []),
    ...(placeOfSupply ? [['Place of supply', placeOfSupply] as const] : []),
  ]
  return (
    <Card>
      <div className={styles.customer}>
        <PersonCell name={customerName} code={member?.memberCode ?? ''} photo={member?.dp || customerPic} />
        {invoice.memberId !== '' && (
          <ButtonLink
            size="s"
            icon="pi-user"
            to={`${screens.members.path}?id=${encodeURIComponent(invoice.memberId)}`}
          >
            Open the member
          </ButtonLink>
        )}
      </div>
      {facts.length > 0 && <Facts items={facts} />}
    </Card>
  )
}
