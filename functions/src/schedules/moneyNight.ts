import { makeDueDrafts } from '@/data/expenses/makeDrafts'
import { storedSettings } from '@/data/gyms/gymOf'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import { caughtUpTo, keepCheck } from '@/data/moneyCheck/moneyChecks'
import { reconcileMoney } from '@/data/moneyCheck/reconcileMoney'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { Drift } from '@/domain/monthStats/drift'
import { civilDateIn } from '@/domain/shared/calendar'
import { nightReport, type NightReport } from './nightReport'

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
  /** Values that the records do not bear out: written right, or named. */
  drifts: number
}

/** After nights that did not run, as far back as the last one that did. */
async function lookBackFrom(store: DocumentStore, gymId: string, now: Date): Promise<Date> {
  const lastNight = await caughtUpTo(store, gymId)
  const missed = lastNight === null ? now.getTime() : lastNight.getTime() - DAY_MS
  return new Date(Math.min(now.getTime() - LOOK_BACK_MS, missed))
}

const textIn = ({ data }: StoredDocument, field: string): string => {
  const text = data[field]
  return typeof text === 'string' ? text : ''
}

const nameOfExpense = (source: StoredDocument) => textIn(source, 'description') || source.id

/**
 * The night's part on a centre's money, and the last of it: what it found and what any part of the night could not do is
 * kept for the owner. Idempotent: run again, or late, it does what is still missing.
 */
export async function moneyNight(
  store: DocumentStore,
  gym: StoredDocument,
  now: Date,
  report: NightReport = nightReport(now),
): Promise<MoneyNight> {
  const gymId = gym.id
  const { timezone, graceDays } = storedSettings(gym)
  const today = civilDateIn(now, timezone)
  const since = await lookBackFrom(store, gymId, now)

  const drafts = await report.attempt('repeat expenses', 0, () =>
    makeDueDrafts(
      store,
      gymId,
      { today, now, timezone },
      {
        failed: (source, error) => report.tell('draft', nameOfExpense(source), error),
        taken: (source, path) =>
          report.note('draftTaken', nameOfExpense(source), `${path} is another expense.`),
      },
    ),
  )
  const found = await report.attempt<{ drifts: Drift[]; restated: number }>(
    'hold the money against the records',
    { drifts: [], restated: 0 },
    () =>
      reconcileMoney(
        store,
        gymId,
        { timezone, day: { today, graceDays } },
        { apply: true },
        (member, error) =>
          report.tell('money', `the account of ${textIn(member, 'name') || member.id}`, error, member.id),
      ),
  )
  const entered = await report.attempt('enter what was missing in the ledger', null, () =>
    catchUpLedger(store, gymId, since, today, timezone, (record, error) =>
      report.tell('record', `the record ${record.path}`, error),
    ),
  )
  const findings = { drifts: found.drifts, failures: report.failures(), hasCaughtUp: entered !== null }
  await keepCheck(store, gymId, findings, now)
  return { restated: found.restated, drafts, entered: entered ?? 0, drifts: found.drifts.length }
}
