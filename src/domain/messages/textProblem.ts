import type { Channel } from './channel'
import { channels } from './channel'
import { kindOf } from './messageKinds'
import { ownTextChangesSchema, textIdOf } from './ownText'
import { tokenProblem } from './tokens'

/** Why a centre can't have this text for that message; null where it can. */
export function textProblem(key: string, channel: Channel, body: string): string | null {
  const kind = kindOf(key)
  if (kind?.texts[channel] === undefined) return 'There is no such message. Reload the page'
  return tokenProblem(body, kind.tokens)
}

function problemOfId(id: string, body: string): string | null {
  const key = id.slice(0, id.lastIndexOf('_'))
  const channel = channels.find((each) => textIdOf(key, each) === id)
  return channel === undefined ? 'There is no such message. Reload the page' : textProblem(key, channel, body)
}

/** The same of all that are sent to be kept, whatever they are. */
export function textChangesProblem(changes: unknown): string | null {
  const texts = Object.entries(ownTextChangesSchema.safeParse(changes).data ?? {})
  for (const [id, text] of texts) {
    const problem = text === null ? null : problemOfId(id, text.body)
    if (problem !== null) return problem
  }
  return null
}
