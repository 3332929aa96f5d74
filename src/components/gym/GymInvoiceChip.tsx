import type { GymInvoiceState } from '@/domain/gymInvoices/gymCreditNote'
import { StateChip, type Tone } from '@/ui/StateChip'

const tones: Record<GymInvoiceState, Tone> = {
  Unpaid: 'amber',
  'To give back': 'amber',
  Paid: 'green',
  Credited: 'grey',
}

/** How an invoice of the platform to a centre stands. */
export const GymInvoiceChip = ({ state }: { state: GymInvoiceState }) => (
  <StateChip tone={tones[state]}>{state}</StateChip>
)
