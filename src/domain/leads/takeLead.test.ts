import { describe, expect, it } from 'vitest'
import { leadWith } from './fixtures'
import { giveBack, takeBackFrom, takeLead } from './takeLead'

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

it('whoever was given a lead gives it back to whom it was, unless it is somebody else’s by now', () => {
  const how = { given: 'asha', before: 'ravi' }
  expect(takeBackFrom(lead('asha'), how)).toEqual({ ownerId: 'ravi' })
  expect(takeBackFrom(lead(''), { given: '', before: 'ravi' })).toEqual({ ownerId: 'ravi' })
  for (const ownerId of ['desk', '', 'ravi'])
    expect(takeBackFrom(lead(ownerId), how)).toMatchObject({
      reason: 'Kiran Shah was assigned meanwhile, and stays so.',
    })
})
