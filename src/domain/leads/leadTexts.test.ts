import { expect, it } from 'vitest'
import { leadWith } from './fixtures'
import { refuseLeadTexts } from './leadTexts'

const phone = '9876543210 / 9123456780 (mother) / 0731-2551234'

it('a longer text than a page may write is named with what to do: Edit, or a new lead where it was deleted', () => {
  const lead = leadWith({ name: 'Kiran Shah' })
  expect(refuseLeadTexts(lead)).toBeNull()
  expect(refuseLeadTexts({ ...lead, phone })?.reason).toBe(
    'The phone of Kiran Shah is longer than 40 letters. Shorten it with Edit first.',
  )
  expect(refuseLeadTexts({ ...lead, phone, deleted: true })?.reason).toBe(
    'The phone of Kiran Shah is longer than 40 letters. Add it as a new lead.',
  )
})
