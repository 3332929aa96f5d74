/** What the domain answers when a rule forbids an act. A value, never an exception (ARCHITECTURE.md). */
export type Refusal = { kind: 'refused'; reason: string }

export const refused = (reason: string): Refusal => ({ kind: 'refused', reason })

export const isRefused = (outcome: { kind: string }): outcome is Refusal => outcome.kind === 'refused'
