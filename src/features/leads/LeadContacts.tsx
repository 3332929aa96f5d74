import { ENQUIRY, type Contact, type Lead } from '@/domain/leads/lead'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { Card } from '@/ui/Card'
import styles from './LeadDrawer.module.css'
import shared from './leads.module.css'

/** Every contact with a lead, the latest first. */
export function LeadContacts({ lead: { interactions } }: { lead: Lead }) {
  const nameOf = usePeople(interactions.map(({ by }) => by))
  if (interactions.length === 0)
    return (
      <Card title="Contacts">
        <p className={shared.quiet}>Nobody has talked to them yet.</p>
      </Card>
    )
  return (
    <Card title="Contacts">
      <ul className={styles.contacts}>
        {interactions.toReversed().map((contact, at) => (
          <ContactLine key={contact.id || at} contact={contact} by={nameOf(contact.by)} />
        ))}
      </ul>
    </Card>
  )
}

function ContactLine({ contact, by }: { contact: Contact; by: string }) {
  const { timezone } = useGym().settings
  const { kind, outcome, note, at, on, nextFollowUpOn } = contact
  return (
    <li className={styles.contact}>
      <span>
        <b>{outcome || kind}</b> · {kind}
      </span>
      {note !== '' && <p className={styles.noteText}>{note}</p>}
      <span className={shared.quiet}>
        {at === null ? formatCivil(on) : formatInstant(at, timezone)}
        {kind !== ENQUIRY && ` · ${by}`}
        {nextFollowUpOn !== null && ` · next on ${formatCivil(nextFollowUpOn)}`}
      </span>
    </li>
  )
}
