import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { actRoles } from '@/domain/acts/actNames'
import { reachOf } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import { screens } from '@/domain/access/screens'
import type { Invoice } from '@/domain/invoices/invoice'
import { creditIn } from '@/domain/ledger/creditFacts'
import { factsOfInvoice } from '@/domain/invoices/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { Member } from '@/domain/members/member'
import { formatCivil } from '@/domain/shared/formatDate'
import { minus, toPaise, toRupees } from '@/domain/shared/money'
import { creditRepository } from '@/data/ledger/creditRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { DrawerSkeleton } from '@/ui/Skeletons'
import styles from './moneyTab.module.css'
import { PayCreditSheet } from './PayCreditSheet'

/** What an entry of a member's credit account says: where the credit came from, or went. */
function creditWords({ kind, note, reference, invoiceNumber, modeOfPayment }: LedgerFact): string {
  const invoice = invoiceNumber || 'an invoice'
  if (kind === 'creditOpening') return 'Credit from earlier'
  if (kind === 'payCredit') return `Paid out · ${modeOfPayment}`
  if (note === 'creditNote') return reference ? `Credit note ${reference}` : 'Credit note'
  if (note === 'overpaid') return `Overpaid on ${invoice}`
  if (note === 'used') return `Used on ${invoice}`
  return note === 'takenBack' ? `Taken back on ${invoice}` : 'Unused days of an earlier package'
}

/** What stands below it: the reason and reference of a payout, the invoice of a note. */
const creditDetails = ({ kind, note, reference, invoiceNumber }: LedgerFact): string[] =>
  kind === 'payCredit'
    ? [note, reference].filter(Boolean)
    : note === 'creditNote' && invoiceNumber !== ''
      ? [`on ${invoiceNumber}`]
      : []

/** The latest first; what was there before the account had entries comes last. */
const inOrderOfEntry = (facts: readonly LedgerFact[]): LedgerFact[] =>
  facts.toSorted(
    (one, other) =>
      Number(one.kind === 'creditOpening') - Number(other.kind === 'creditOpening') ||
      (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0),
  )

/** The account's entries: from the ledger for the owner; the desk reads what the shown invoices tell of them. */
function useEntries(member: Member, invoices: readonly Invoice[]): Live<LedgerFact[]> {
  const { gymId } = useGym()
  const credit = useRepository(creditRepository)
  const mayRead = reachOf(useRole(), 'ledger', 'list') !== 'never'
  const ledger = useLive(
    useMemo(() => (mayRead ? credit.ofMember(gymId, member.id) : null), [mayRead, credit, gymId, member.id]),
  )
  return useMemo((): Live<LedgerFact[]> => {
    if (!mayRead) {
      const facts = invoices.flatMap(factsOfInvoice).filter(({ kind }) => kind === 'credit')
      return { status: 'ready', value: facts, pending: false }
    }
    return ledger.status === 'ready' ? { ...ledger, value: ledger.value.rows } : ledger
  }, [mayRead, ledger, invoices])
}

function Entry({ fact }: { fact: LedgerFact }) {
  const words = creditWords(fact)
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {fact.invoiceId === '' ? (
          words
        ) : (
          <Link to={`${screens.invoices.path}?id=${encodeURIComponent(fact.invoiceId)}`}>{words}</Link>
        )}
        <span className={styles.quiet}>{[formatCivil(fact.date), ...creditDetails(fact)].join(' · ')}</span>
      </span>
      <Money rupees={fact.amount} />
    </li>
  )
}

function Entries({ member, invoices }: { member: Member; invoices: readonly Invoice[] }) {
  const entries = useEntries(member, invoices)
  if (entries.status === 'loading') return <DrawerSkeleton />
  if (entries.status === 'failed') return <ErrorState error={entries.error} retry={entries.retry} />
  const facts = inOrderOfEntry(entries.value).filter(({ amount }) => amount !== 0)
  const others = toRupees(minus(toPaise(member.creditBalance), toPaise(creditIn(facts))))
  if (facts.length === 0 && others === 0) return <p className={styles.quiet}>No credit yet.</p>
  return (
    <ul className={styles.entries}>
      {facts.map((fact) => (
        <Entry key={fact.id} fact={fact} />
      ))}
      {others !== 0 && (
        <li className={styles.entry}>
          <span className={styles.what}>Earlier entries</span>
          <Money rupees={others} />
        </li>
      )}
    </ul>
  )
}

const payers: readonly Role[] = actRoles.payCredit

/** A member's credit: the figure opens its entries, and the owner pays it out. */
export function CreditCard({ member, invoices }: { member: Member; invoices: readonly Invoice[] }) {
  const [isOpen, setOpen] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const mayPay = payers.includes(useRole()) && member.creditBalance > 0
  return (
    <>
      <div className={styles.credit}>
        <button
          type="button"
          className={styles.figureButton}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.label}>
            Credit
            <i className={`pi ${isOpen ? 'pi-chevron-up' : 'pi-chevron-down'}`} aria-hidden="true" />
          </span>
          <span className={styles.figure}>
            <Money rupees={member.creditBalance} />
          </span>
        </button>
        {mayPay && (
          <Button size="s" icon="pi-wallet" onClick={() => setPaying(true)}>
            Pay out credit
          </Button>
        )}
      </div>
      {isOpen && (
        <section className={styles.account} aria-label="Credit entries">
          <Entries member={member} invoices={invoices} />
        </section>
      )}
      {isPaying && <PayCreditSheet member={member} onClose={() => setPaying(false)} />}
    </>
  )
}
