import { makeDueDrafts } from '@/data/expenses/makeDrafts'
import { storedSettings } from '@/data/gyms/centreOf'
import { restateInvoices } from '@/data/invoices/restateInvoices'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import { caughtUpTo, checkMoney } from '@/data/monthStats/moneyChecks'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { civilDateIn } from '@/domain/shared/calendar'

const DAY_MS = 86_400_000
/** An outage of the triggers may have lasted so long; what the ledger holds already is passed by. */
const LOOK_BACK_MS = 7 * DAY_MS

export type MoneyNight = {
  /** Invoices whose status moved with the calendar. */
  restated: number
  /** Drafts of expenses that come again. */
  drafts: number
  /** Facts that no event had brought into the ledger. */
  entered: number
  /** Figures that the records do not bear out. */
  drifts: number
}

/** After nights that did not run, as far back as the last one that did. */
async function lookBackFrom(store: DocumentStore, gymId: string, now: Date): Promise<Date> {
  const lastNight = await caughtUpTo(store, gymId)
  const missed = lastNight === null ? now.getTime() : lastNight.getTime() - DAY_MS
  return new Date(Math.min(now.getTime() - LOOK_BACK_MS, missed))
}

/** The night's part on a centre's money. Idempotent: run again, or late, it does what is still missing. */
export async function moneyNight(
  store: DocumentStore,
  centre: StoredDocument,
  now: Date,
): Promise<MoneyNight> {
  const { timezone, graceDays } = storedSettings(centre)
  const today = civilDateIn(now, timezone)
  const since = await lookBackFrom(store, centre.id, now)
  const restated = await restateInvoices(store, centre.id, { today, graceDays, timezone })
  const drafts = await makeDueDrafts(store, centre.id, { today, now, timezone })
  const entered = await catchUpLedger(store, centre.id, since, today, timezone)
  const { count: drifts } = await checkMoney(store, centre.id, now, timezone)
  return { restated, drafts, entered, drifts }
}
