/**
 * What the domain answers when a rule forbids an act. A value, never an exception (ARCHITECTURE.md). `field` names the
 * input that the reason is about, where the form can say it there.
 */
export type Refusal = { kind: 'refused'; reason: string; field?: string | undefined }

export const refused = (reason: string, field?: string): Refusal =>
  field === undefined ? { kind: 'refused', reason } : { kind: 'refused', reason, field }

export const isRefused = (outcome: object): outcome is Refusal =>
  'kind' in outcome && outcome.kind === 'refused'
