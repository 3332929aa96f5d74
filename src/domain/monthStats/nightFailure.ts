import { z } from 'zod'
import { AppError } from '@/domain/shared/appError'

/** What a night does for somebody, and could not do. */
const nightTasks = [
  'bill',
  'billTaken',
  'rollOver',
  'draft',
  'draftTaken',
  'record',
  'attendance',
  'money',
  'device',
  'punches',
  'message',
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
  invoiceId: z.string().default(''),
  at: z.date(),
})
export type NightFailure = z.infer<typeof nightFailureSchema>

/** Of these nothing was left undone, or, of a silent device, the devices say it themselves. */
const noted: readonly NightTask[] = ['billTaken', 'draftTaken', 'device']

/** Whether a person has to do what the night could not: what "not done last night" counts, wherever it is said. */
export const isUndone = ({ task }: Pick<NightFailure, 'task'>): boolean => !noted.includes(task)

/** Whether it counts against the centre's nights: messages that were used up are no fault of the night. */
export const isFailing = (failure: Pick<NightFailure, 'task'>): boolean =>
  isUndone(failure) && failure.task !== 'message'

const sentences: Record<NightTask, (who: string, why: string) => string> = {
  bill: (who, why) => `Last night could not bill ${who}: ${why} Renew by hand.`,
  billTaken: (who, why) => `${who} was billed under another id: ${why} Nothing is to be done.`,
  rollOver: (who, why) =>
    `Last night could not start or end the package of ${who}: ${why} Check the package.`,
  draft: (who, why) => `Last night could not repeat the expense ${who}: ${why} Enter it by hand.`,
  draftTaken: (who, why) => `The expense ${who} was repeated under another id: ${why} Nothing is to be done.`,
  record: (who, why) => `Last night could not work on ${who}: ${why} Tell our support.`,
  attendance: (who, why) => `Last night could not tidy the attendance of ${who}: ${why}`,
  money: (who, why) => `Last night could not check ${who}: ${why}`,
  device: (who, why) => `The door’s device ${who} is silent: ${why} Check its power and its network.`,
  punches: (who, why) =>
    `Last night could not get the punches of the door’s device ${who}: ${why} Get them again from the device.`,
  message: (who, why) => `The e-mail of invoice ${who} did not go out: ${why} Send it from the invoice.`,
  work: (who, why) => `Last night could not ${who}: ${why}`,
}

/** A failure as the owner reads it. */
export const failureSentence = ({ task, who, why }: NightFailure): string => sentences[task](who, why)

/** Why something failed, for the owner: the words of an error of ours; a library's mean nothing to them. */
export const whyOf = (error: unknown): string =>
  error instanceof AppError && error.code !== 'unknown'
    ? error.message
    : 'something in the record could not be worked with.'
