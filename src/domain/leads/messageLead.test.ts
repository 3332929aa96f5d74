import { expect, test } from 'vitest'
import { leadWith } from './fixtures'
import type { Lead } from './lead'
import { refuseLeadMessage } from './messageLead'

test.each<[Partial<Lead>, 'service' | 'promotional', RegExp | null]>([
  [{}, 'service', null],
  [{}, 'promotional', /agreed to be answered, not to offers/],
  [{ noMessages: true }, 'service', /asked for no messages/],
  [{ status: 'Lost', lostReason: 'Not interested' }, 'service', /lost as “Not interested”/],
  [{ status: 'Lost', lostReason: 'Duplicate/Spam' }, 'service', /Duplicate/],
  [{ status: 'Lost', lostReason: 'not interested ' }, 'service', /lost as/],
  [{ status: 'Lost', lostReason: 'Price' }, 'service', null],
  [{ status: 'Lost', lostReason: 'Moves away' }, 'service', null],
])('a lead with %j gets a %s message unless %s', (fields, category, why) => {
  const refusal = refuseLeadMessage(leadWith(fields), category)
  if (why === null) expect(refusal).toBeNull()
  else expect(refusal?.reason).toMatch(why)
})
