import { describe, expect, it } from 'vitest'
import { leadWith } from './fixtures'
import { giveBack, takeLead } from './takeLead'

const lead = (ownerId: string) => leadWith({ ownerId })

describe('whoever may not assign leads', () => {
  it('takes one that is nobody’s, and no colleague’s', () => {
    expect(takeLead(lead(''), 'desk')).toEqual({ ownerId: 'desk' })
    expect(takeLead(lead('desk'), 'desk')).toMatchObject({ reason: 'Kiran Shah is yours already.' })
    expect(takeLead(lead('ravi'), 'desk')).toMatchObject({
      reason: 'Kiran Shah is assigned to somebody else. The owner can assign it to you.',
    })
  })

  it('gives it back with Undo, unless it is somebody’s by now', () => {
    expect(giveBack(lead('desk'), 'desk')).toEqual({ ownerId: '' })
    for (const ownerId of ['ravi', ''])
      expect(giveBack(lead(ownerId), 'desk')).toMatchObject({
        reason: 'Kiran Shah was assigned meanwhile, and stays so.',
      })
  })
})
