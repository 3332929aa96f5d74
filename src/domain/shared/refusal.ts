/**
 * What the domain answers when a rule forbids an act. A value, never an exception (ARCHITECTURE.md). `field` names the
 * input that the reason is about, where the form can say it there.
 */
export type Refusal = { kind: 'refused'; reason: string; field?: string | undefined }

export const refused = (reason: string, field?: string): Refusal =>
  field === undefined ? { kind: 'refused', reason } : { kind: 'refused', reason, field }

/** For a key under which something else was done: what was typed after a lost answer is not taken for what is stored. */
export const usedOtherwise = (): Refusal =>
  refused(
    'The first try went through, with what the form held then. Close this and look at the record before you change anything.',
  )

export const isRefused = (outcome: object): outcome is Refusal =>
  'kind' in outcome && outcome.kind === 'refused'
