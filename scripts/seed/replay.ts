import { newMember } from '@/domain/members/applyForm'
import { notesOfBlock } from '@/domain/members/block'
import { memberFormSchema } from '@/domain/members/memberForm'
import { cancel } from '@/domain/packageLife/cancel'
import { changePackage } from '@/domain/packageLife/change'
import { extend } from '@/domain/packageLife/extend'
import { endFreeze, freeze } from '@/domain/packageLife/freeze'
import { renew } from '@/domain/packageLife/renew'
import { rollOver } from '@/domain/packageLife/rollOver'
import { assign } from '@/domain/packageLife/sell'
import type { ActContext, PackageChange } from '@/domain/packageLife/packageAct'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import { commit, invoiceIn, invoiceOf, memberIn, rewrite, type GymBook } from './gymBook'
import { TIMEZONE } from './gyms'
import { diceOf } from './dice'
import type { Act, Life } from './life'
import { bounce, forgive, receive } from './moneyActs'
import { changeTermsOf, saleTermsOf } from './saleTermsOf'

/** Where a member's photo lies in Storage. */
export const photoPath = (gymId: string, memberId: string): string =>
  `${gymId}/members/${memberId}/photo-portrait.png`

type Replay = { book: GymBook; today: CivilDate; now: Date; by: string }
type Step = { life: Life; act: Act; ordinal: number }

/** A day's acts come one after the other between opening and closing; today's before now. */
function instantOf({ today, now }: Replay, date: CivilDate, place: number, count: number): Date {
  const open = instantAt(date, '08:10', TIMEZONE).getTime()
  const close = instantAt(date, '20:40', TIMEZONE).getTime()
  const midnight = instantAt(date, '00:00', TIMEZONE).getTime()
  const end = date === today ? Math.min(close, now.getTime()) : close
  const start = end - midnight > 10 * 3_600_000 ? open : midnight
  const within = place + 0.1 + 0.8 * diceOf(`${date}/${place}`).next()
  return new Date(start + Math.floor(((end - start) * within) / count))
}

const noGuardian = { name: '', phone: '', relation: '', consent: false }

/** The add form, filled in and checked as at the desk. */
function enter({ book }: Replay, life: Life, serial: number, now: Date): void {
  const { id, person, joinedOn, source, isEnrolled, hasPhoto, notes } = life
  const { guardian, ...fields } = person
  const gymId = book.info.id
  const form = memberFormSchema(joinedOn, 'en-IN').parse({
    ...fields,
    memberCode: `${book.settings.invoicePrefix}${String(serial).padStart(3, '0')}`,
    referralCode: '',
    sourceOfJoining: source,
    biometricUserId: isEnrolled ? 100 + serial : 0,
    notes,
    guardian: guardian ? { ...guardian, consent: true } : noGuardian,
  })
  const member = newMember(id, gymId, form, { now, today: joinedOn, timezone: TIMEZONE })
  book.members.set(id, hasPhoto ? { ...member, dp: photoPath(gymId, id) } : member)
}

function contextOf({ book, by }: Replay, { life, act, ordinal }: Step, now: Date): ActContext {
  const { currentPackage, futurePackage } = memberIn(book, life.id)
  const named = [...(currentPackage?.invoiceIds ?? []), ...(futurePackage?.invoiceIds ?? [])]
  return {
    today: act.on,
    now,
    gym: book.info,
    settings: book.settings,
    by,
    ids: {
      assignmentId: `${life.id}-p${ordinal}`,
      invoiceId: `${life.id}-i${ordinal}`,
      paymentId: `${life.id}-y${ordinal}`,
    },
    openInvoices: [...new Set(named)].map((id) => invoiceIn(book, id)),
  }
}

/** A plan that the domain refuses is a mistake of the seed. */
function done(outcome: PackageChange | Refusal, { life, act }: Step): PackageChange {
  if (outcome.kind === 'done') return outcome
  throw new Error(`${life.scenario} ${life.id}: ${act.kind} on ${act.on} was refused: ${outcome.reason}`)
}

function play(replay: Replay, step: Step, now: Date): void {
  const { book, by } = replay
  const { life, act, ordinal } = step
  const member = memberIn(book, life.id)
  const ctx = contextOf(replay, step, now)
  const moment = { today: act.on, now, by }
  switch (act.kind) {
    case 'assign':
      return commit(
        book,
        done(assign(member, act.sale.template, saleTermsOf(act.sale, member, ctx), ctx), step),
      )
    case 'renew':
      return commit(
        book,
        done(renew(member, act.sale.template, saleTermsOf(act.sale, member, ctx), ctx), step),
      )
    case 'change': {
      const terms = changeTermsOf(act.sale, act.mode, member, ctx)
      return commit(
        book,
        done('kind' in terms ? terms : changePackage(member, act.sale.template, terms, ctx), step),
      )
    }
    case 'freeze':
      return commit(book, done(freeze(member, { from: act.from, to: act.to, reason: act.reason }, ctx), step))
    case 'endFreeze':
      return commit(book, done(endFreeze(member, act.on, ctx), step))
    case 'extend':
      return commit(book, done(extend(member, act.days, act.reason, ctx), step))
    case 'cancel': {
      const how = { on: act.on, fee: act.fee, reason: act.reason, atPeriodEnd: false }
      return commit(book, done(cancel(member, how, ctx), step))
    }
    case 'pay': {
      const how = { id: `${life.id}-y${ordinal}`, share: act.share, mode: act.mode }
      return receive(book, invoiceOf(book, life.id, act.of), how, moment)
    }
    case 'bounce':
      return bounce(book, invoiceOf(book, life.id, act.of), moment)
    case 'forgive':
      return forgive(book, invoiceOf(book, life.id, act.of), moment)
    case 'block':
      return rewrite(book, member, {
        blocked: true,
        notes: notesOfBlock(member.notes, act.reason, act.on),
        updatedAt: now,
      })
    case 'deactivate':
      return rewrite(book, member, {
        isActive: false,
        deactivatedOn: act.on,
        reasonForLeaving: act.reason,
        updatedAt: now,
      })
    case 'remove':
      return rewrite(book, member, { deleted: true, updatedAt: now })
  }
}

function rollOverAll({ book }: Replay, date: CivilDate): void {
  const now = instantAt(date, '00:05', TIMEZONE)
  for (const member of book.members.values()) {
    if (!member.currentPackage || (member.currentPackage.endDate ?? '') >= date) continue
    const change = rollOver(member, date, now)
    if (change) commit(book, change)
  }
}

type Happening = { on: CivilDate; step: Step | null; life: Life }

/** Everything that happens, by day; entering a member comes before what is sold to them. */
function happenings(lives: readonly Life[]): Map<CivilDate, Happening[]> {
  const days = new Map<CivilDate, Happening[]>()
  const add = (happening: Happening) => {
    const day = days.get(happening.on)
    if (day) day.push(happening)
    else days.set(happening.on, [happening])
  }
  for (const life of lives) {
    add({ on: life.joinedOn, step: null, life })
    const acts = life.acts.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    acts.forEach((act, ordinal) => add({ on: act.on, step: { life, act, ordinal }, life }))
  }
  return days
}

/** Lives the members' months again, day by day, through the domain's own acts; ends with today's. */
export function replayLives(replay: Replay, lives: readonly Life[]): void {
  const days = happenings(lives)
  const first = [...days.keys()].sort()[0]
  if (first === undefined) return
  let serial = 0
  for (let date = first; date <= replay.today; date = addDays(date, 1)) {
    rollOverAll(replay, date)
    const today = days.get(date) ?? []
    today.forEach(({ life, step }, place) => {
      const now = instantOf(replay, date, place, today.length)
      if (step) return play(replay, step, now)
      serial += 1
      enter(replay, life, serial, now)
    })
  }
}
