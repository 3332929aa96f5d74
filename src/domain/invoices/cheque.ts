import type { GymSettings } from '@/domain/gyms/settings'
import { kindOfWay, type Ways } from '@/domain/gyms/wayKind'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Invoice, Payment } from './invoice'

/** Whether what is paid that way is a cheque, whatever the centre calls it. */
export const isCheque = (modeOfPayment: string, ways: Ways): boolean =>
  kindOfWay(modeOfPayment, ways) === 'cheque'

/** Whether the bank can return a payment: what began as a cheque stays one, however its way of paying is counted since. */
export const mayBounce = (
  { status, modeOfPayment }: Pick<Payment, 'status' | 'modeOfPayment'>,
  ways: Ways,
): boolean => status === 'pending' || isCheque(modeOfPayment, ways)

/**
 * How a payment begins: a cheque bears a date and waits to be cleared, everything else is received. Whether it counts meanwhile is the
 * centre's setting of that day (DOMAIN 5.3), kept on the row, so that another setting later moves no earlier figure.
 */
export const begunAs = (
  modeOfPayment: string,
  settings: Pick<GymSettings, 'countPendingCheques' | 'paymentKinds'>,
  chequeDate: CivilDate | null = null,
): Pick<Payment, 'status' | 'whenCleared' | 'chequeDate'> =>
  isCheque(modeOfPayment, settings)
    ? { status: 'pending', whenCleared: !settings.countPendingCheques, chequeDate }
    : { status: 'received', whenCleared: false, chequeDate: null }

/** A cheque of which no money counts before it has cleared. */
export const countsLater = ({ status, whenCleared }: Pick<Payment, 'status' | 'whenCleared'>): boolean =>
  status === 'pending' && whenCleared

type Paid = Pick<Invoice, 'payments'>

/** The row that says that a cheque has cleared; it holds the money where that counts only from then on. */
export const clearanceOf = ({ payments }: Paid, { id }: Pick<Payment, 'id'>): Payment | undefined =>
  payments.find(({ kind, of }) => kind === 'clearance' && of === id)

/** A cheque that was neither cleared nor taken back. One from before cheques waited is received, and waits for nothing. */
export const isWaiting = ({ payments }: Paid, { id, kind, status }: Payment): boolean =>
  kind === 'payment' &&
  status === 'pending' &&
  !payments.some((row) => row.of === id && row.kind !== 'payment' && row.kind !== 'refund')

/** The cheques on an invoice that wait to be cleared, the first first. */
export const waitingChequesOf = (invoice: Paid): Payment[] =>
  invoice.payments.filter((payment) => isWaiting(invoice, payment))
