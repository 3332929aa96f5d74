import type { CivilDate } from '@/domain/shared/civilDate'
import { memberStateOf } from '@/domain/members/memberState'
import { rewrite, type GymBook } from './gymBook'
import { demoEmployees } from './staff'

/** One in so many of the others trains with somebody as well. */
const OTHERS = 9

/** Whoever bought personal training has a trainer, and some of the others, in turn; the directory names them, as with the server. */
export function giveTrainers(book: GymBook, today: CivilDate): void {
  const trainers = demoEmployees().filter(({ designation }) => /trainer|teacher/i.test(designation))
  let given = 0
  ;[...book.members.values()].forEach((member, at) => {
    if (memberStateOf(member, today, book.settings) === 'Deleted') return
    const isTrained = member.currentPackage?.packageId === `${book.info.id}-pt` || at % OTHERS === 0
    const trainer = trainers[given % trainers.length]
    if (!isTrained || trainer === undefined) return
    given += 1
    rewrite(book, member, { trainerId: trainer.id, trainerName: trainer.name })
  })
}
