import { leadSchema, type ClosedStatus, type Lead } from '@/domain/leads/lead'
import { editedLead, foundBy } from '@/domain/leads/leadForm'
import { labelled } from '@/domain/leads/labels'
import { refuseLeadTexts } from '@/domain/leads/leadTexts'
import { queueKey } from '@/domain/leads/leadQueue'
import { monthCame } from '@/domain/leads/leadMonths'
import { logContact, type LoggedContact } from '@/domain/leads/logContact'
import { moveChosen, takeBack } from '@/domain/leads/moveChosen'
import { moveLead, type LeadMove } from '@/domain/leads/moveLead'
import { isMergedAway, refuseGone, refuseRevival } from '@/domain/leads/refuseGone'
import { giveBack, takeBackFrom, takeLead, type Assignment } from '@/domain/leads/takeLead'
import { upgradeLead } from '@/domain/leads/upgradeLead'
import { AppError } from '@/domain/shared/appError'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { appErrorOf } from '@/data/store/appErrorOf'
import { changedFields } from '@/data/store/changedFields'
import { pageOf, typedCollection } from '@/data/store/collection'
import { listWith, serverTime } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { closedLeads, leadsOfMonths, leadsOfPhone, leadsOnTrial, openLeads } from './leadQueries'
import { leadDefinition, leadPath } from './leadRecords'
import { unanswered } from './unanswered'

/** As many as the rules let one listener ask for. */
const TRIALS_OF_A_DAY = 99

/** As many as one phone is told of. */
const OF_ONE_PHONE = 5

/** By the day they are called on. */
const inQueue = (one: Lead, other: Lead) => (queueKey(one) < queueKey(other) ? -1 : 1)

/** What the record as it stands at that moment allows. */
function allowed<T extends object>(outcome: T | Refusal): T {
  if (isRefused(outcome)) throw new AppError('refused', outcome.reason)
  return outcome
}

/** A centre's leads (PRODUCT 2.A): a plain record whose open ones are held whole. The sale alone converts one. */
export function leadRepository(parts: RepositoryParts) {
  const leads = typedCollection<Lead>(parts, leadDefinition)
  const { one, add, remove, ...records } = recordRepository<Lead>(parts, {
    collection: 'leads',
    schema: leadSchema,
    upgrade: upgradeLead,
    derived: foundBy,
    archived: { deleted: true },
    restored: { deleted: false },
  })
  const change = (gymId: string, id: string, next: (lead: Lead) => Partial<Lead> | null): Promise<void> =>
    records.change(gymId, id, (lead) => {
      const fields = next(lead)
      return fields && allowed(refuseLeadTexts({ ...lead, ...fields, deleted: lead.deleted }) ?? fields)
    })
  const deletions = unanswered<boolean>()
  const assignments = unanswered<Assignment>()
  return {
    ...{ one, remove },
    /** Rejects with AppError, 'refused' in the domain's words, where the lead was put away meanwhile. */
    change: (gymId: string, id: string, fields: Partial<Lead>): Promise<void> =>
      change(gymId, id, (lead) => allowed(refuseGone(lead) ?? editedLead(lead, fields))),
    /**
     * Deletes it, and answers whether this did: false where somebody else had deleted it already, and then nothing changes. A repeat
     * whose first answer was lost did. Rejects where it was merged away.
     */
    archive: (gymId: string, id: string): Promise<boolean> =>
      deletions.follow(id, (earlier, found) =>
        change(gymId, id, (lead) => {
          const isGone = lead.deleted && !isMergedAway(lead)
          const fields = isGone ? null : allowed(refuseGone(lead) ?? { deleted: true })
          found(!isGone || earlier === true)
          return fields
        }),
      ),
    /** Rejects where it was merged away. */
    restore: (gymId: string, id: string): Promise<void> => {
      deletions.forget(id)
      return change(gymId, id, (lead) => allowed(refuseRevival(lead) ?? { deleted: false }))
    },
    add: (gymId: string, id: string, fields: Partial<Lead>): Promise<void> =>
      add(gymId, id, { ...fields, cameIn: monthCame(parts.clock.now()) }),
    /** All that are still followed up. */
    open: (gymId: string): LiveQuery<PageOf<Lead>> => wholeList(leads, openLeads(gymId), inQueue),
    /** All that were won, or lost. */
    closed: (gymId: string, status: ClosedStatus): LiveQuery<PageOf<Lead>> =>
      wholeList(leads, closedLeads(gymId, status)),
    /** All that came in these months in UTC (`monthsAsked`), up to so many. */
    ofMonths: (gymId: string, months: readonly string[], most: number): LiveQuery<PageOf<Lead>> =>
      wholeList(leads, leadsOfMonths(gymId, months), undefined, most),
    /** Whoever asked with that phone before; `digits` as `phoneDigits` reads it, `locale` is the centre's. */
    ofPhone: (gymId: string, digits: string, locale: string): LiveQuery<PageOf<Lead>> =>
      leads.page(pageOf(leadsOfPhone(gymId, digits, locale), { pageSize: OF_ONE_PHONE })),
    /** Those whose trial is on that day. */
    trials: (gymId: string, day: CivilDate): LiveQuery<PageOf<Lead>> =>
      leads.page(pageOf(leadsOnTrial(gymId, day), { pageSize: TRIALS_OF_A_DAY })),
    /**
     * Logs a contact and moves the lead where it leads. Rejects with AppError, 'refused' in the domain's words; 'conflict' where another
     * contact was logged under its id, so that it needs one of its own.
     */
    log: (
      gymId: string,
      id: string,
      contact: LoggedContact,
      { today, by }: { today: CivilDate; by: string },
    ): Promise<void> =>
      parts.store.transact(async (transaction) => {
        const stored = await transaction.get(leadPath(id))
        const lead = leads.decode(stored)
        if (stored === null || lead?.gymId !== gymId) throw appErrorOf('not-found', leadPath(id))
        const logged = logContact(lead, contact, { now: parts.clock.now(), today, by })
        if (logged === null) return
        if (isRefused(logged) && logged.field === 'id') throw new AppError('conflict', logged.reason)
        const after = allowed(refuseLeadTexts(lead) ?? logged)
        const { repairs } = upgradeLead(id, stored.data)
        transaction.update(leadPath(id), [
          ...changedFields(stored.data, { ...repairs, ...after.lead }),
          // Added to what stands there, whatever shape an older contact has: the rules let none be written anew.
          { at: ['interactions'], value: listWith(after.contact) },
          { at: ['updatedAt'], value: serverTime },
        ])
      }),
    /** Moves the lead to another status; rejects as `log` does. */
    move: (gymId: string, id: string, move: LeadMove, today: CivilDate): Promise<void> =>
      change(gymId, id, (lead) => allowed(moveLead(lead, move, today))),
    /** Puts a label on the lead, or takes it off; rejects as `log` does. */
    label: (gymId: string, id: string, label: string, isOn: boolean): Promise<void> =>
      change(gymId, id, (lead) => {
        const fields = labelled(lead, label, isOn)
        return fields && allowed(fields)
      }),
    /** Gives whoever takes it a lead that is nobody's; rejects as `log` does. */
    take: (gymId: string, id: string, by: string): Promise<void> =>
      change(gymId, id, (lead) => allowed(takeLead(lead, by))),
    /** Undo of that. */
    giveBack: (gymId: string, id: string, by: string): Promise<void> =>
      change(gymId, id, (lead) => allowed(giveBack(lead, by))),
    /**
     * Gives the lead to somebody, and answers with whose the write found it; of a repeat whose first answer was lost, with what the
     * first one found. Rejects as `log` does.
     */
    assign: (gymId: string, id: string, given: string): Promise<Assignment> =>
      assignments.follow(id, (earlier, found) =>
        change(gymId, id, (lead) => {
          const fields = allowed(refuseGone(lead) ?? { ownerId: given })
          found({ given, before: earlier?.given === lead.ownerId ? earlier.before : lead.ownerId })
          return fields
        }),
      ),
    /** Undo of that; rejects as `log` does. */
    takeBackFrom: (gymId: string, id: string, from: Assignment): Promise<void> => {
      assignments.forget(id)
      return change(gymId, id, (lead) => allowed(takeBackFrom(lead, from)))
    },
    /** Moves the lead, one of a choice, and answers with the lead as it was found; rejects as `log` does. */
    moveChosen: async (gymId: string, id: string, move: LeadMove, today: CivilDate): Promise<Lead | null> => {
      const found: { last: Lead | null } = { last: null }
      await change(gymId, id, (lead) => {
        found.last = lead
        return allowed(moveChosen(lead, move, today))
      })
      return found.last
    },
    /** Undo of that, to how the lead was found. */
    takeBack: (gymId: string, before: Lead, move: LeadMove, today: CivilDate): Promise<void> =>
      change(gymId, before.id, (lead) => allowed(takeBack(lead, { before, move, today }))),
  }
}
