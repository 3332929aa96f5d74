import { z } from 'zod'

/** What a night does for somebody, and could not do. */
export const nightTasks = [
  'bill',
  'billTaken',
  'rollOver',
  'draft',
  'record',
  'attendance',
  'money',
  'work',
] as const
export type NightTask = (typeof nightTasks)[number]

/**
 * Something the night could not do, for the owner. `who` is a member's name or what else it was about; `why` a sentence
 * in plain words. `id` says what it is about: the same the next night stands in its place and not beside it.
 */
export const nightFailureSchema = z.object({
  id: z.string().min(1),
  task: z.enum(nightTasks),
  who: z.string(),
  why: z.string(),
  memberId: z.string().default(''),
  at: z.date(),
})
export type NightFailure = z.infer<typeof nightFailureSchema>

const sentences: Record<NightTask, (who: string, why: string) => string> = {
  bill: (who, why) => `Last night could not bill ${who}: ${why} Renew by hand.`,
  billTaken: (who, why) => `${who} was billed under another id: ${why} Nothing is to be done.`,
  rollOver: (who, why) =>
    `Last night could not start or end the package of ${who}: ${why} Check the package.`,
  draft: (who, why) => `Last night could not repeat the expense ${who}: ${why} Enter it by hand.`,
  record: (who, why) => `Last night could not read ${who}: ${why} Tell our support.`,
  attendance: (who, why) => `Last night could not tidy the attendance of ${who}: ${why}`,
  money: (who, why) => `Last night could not check ${who}: ${why}`,
  work: (who, why) => `Last night could not ${who}: ${why}`,
}

/** A failure as the owner reads it. */
export const failureSentence = ({ task, who, why }: NightFailure): string => sentences[task](who, why)

/** Why something failed, for the owner: the words of an error of ours; of another error only that it was one. */
export function whyOf(error: unknown): string {
  const text = error instanceof Error && error.name === 'AppError' ? error.message : ''
  return text === '' ? 'something in its record makes no sense.' : text
}
