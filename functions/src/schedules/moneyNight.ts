import { storedSettings } from '@/data/gyms/centreOf'
import { restateInvoices } from '@/data/invoices/restateInvoices'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { civilDateIn } from '@/domain/shared/calendar'

/** An outage of the triggers may have lasted so long; what the ledger holds already is passed by. */
const LOOK_BACK_DAYS = 7
const DAY_MS = 86_400_000

export type MoneyNight = {
  /** Invoices whose status moved with the calendar. */
  restated: number
  /** Facts that no event had brought into the ledger. */
  entered: number
}

/** The night's part on a centre's money. Idempotent. */
export async function moneyNight(
  store: DocumentStore,
  centre: StoredDocument,
  now: Date,
): Promise<MoneyNight> {
  const { timezone, graceDays } = storedSettings(centre)
  const today = civilDateIn(now, timezone)
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS)
  return {
    restated: await restateInvoices(store, centre.id, { today, graceDays, timezone }),
    entered: await catchUpLedger(store, centre.id, since, today, timezone),
  }
}
