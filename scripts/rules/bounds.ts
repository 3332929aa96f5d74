import type { TextLimit } from '@/domain/shared/textLimit'

/**
 * What a schema does not say of a field: how long a text, how large a number, how many of a list. Older records may break
 * it, so it is no part of the schema; it is what a page may write from now on.
 */
export type Bound =
  | { kind: 'text'; least: 0 | 1; most: number }
  | { kind: 'pattern'; pattern: string }
  /** By what it is as a text, `null` for nothing: among other texts it costs fewer expressions than a list of the choices. */
  | { kind: 'written'; pattern: string }
  | { kind: 'number'; above: boolean; least: number; most: number }
  | { kind: 'whole'; least: number; most: number }
  /** `most` texts of at most `characters` together. */
  | { kind: 'texts'; most: number; characters: number }
  /** `most` texts of at most `each` characters. */
  | { kind: 'words'; most: number; each: number }
  | { kind: 'map'; bounds: Bounds }
  /** Nothing, a Storage path of the same centre, or an https address. */
  | { kind: 'file' }
  /** Whoever makes the record, ever after. */
  | { kind: 'maker' }
  /** Stays as it is; `made` is what a new record has, as the rules write it. */
  | { kind: 'kept'; made: string }
  /** The server's alone: no page writes it, though one may leave it where it stands. */
  | { kind: 'server' }
  /** Held by the block's own functions, which the named conditions call. */
  | { kind: 'byHand' }

export type Bounds = Record<string, Bound>

export const text = (most: number): Bound => ({ kind: 'text', least: 0, most })
export const someText = (most: number): Bound => ({ kind: 'text', least: 1, most })
/** As the domain says it, which refuses in words what the rules refuse. */
export const textsUpTo = (limits: readonly TextLimit[]): Bounds =>
  Object.fromEntries(
    limits.map(({ field, most, isNeeded }) => [field, isNeeded ? someText(most) : text(most)]),
  )
export const pattern = (expression: string): Bound => ({ kind: 'pattern', pattern: expression })
export const written = (expression: string): Bound => ({ kind: 'written', pattern: expression })
export const numberUpTo = (most: number, least = 0): Bound => ({ kind: 'number', above: false, least, most })
export const numberAbove = (least: number, most: number): Bound => ({
  kind: 'number',
  above: true,
  least,
  most,
})
export const whole = (least: number, most: number): Bound => ({ kind: 'whole', least, most })
export const texts = (most: number, characters: number): Bound => ({ kind: 'texts', most, characters })
export const words = (most: number, each: number): Bound => ({ kind: 'words', most, each })
export const map = (bounds: Bounds): Bound => ({ kind: 'map', bounds })
export const file: Bound = { kind: 'file' }
export const maker: Bound = { kind: 'maker' }
export const kept = (made: string): Bound => ({ kind: 'kept', made })
export const servers: Bound = { kind: 'server' }
export const byHand: Bound = { kind: 'byHand' }

/** Rupees; ten million is beyond any sale. */
export const rupees = numberUpTo(10_000_000)
export const someRupees = numberAbove(0, 10_000_000)
/** The id of a document of ours. */
export const someId = text(128)
