import { describe, expect, it, test } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { settingsWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { draftFormOf, draftSchema, emptyDraft, termsOf, type DraftForm } from './draftForm'

const today = civil('2026-11-20')
const owner = { role: 'CLIENT', today, settings: settingsWith() } as const
const desk = { ...owner, role: 'MANAGER' } as const
const form = (fields: Partial<DraftForm> = {}): DraftForm => ({
  ...emptyDraft(today),
  memberId: 'm1',
  what: 'Locker',
  price: 600,
  ...fields,
})
const problems = (fields: Partial<DraftForm>) =>
  draftSchema(owner)
    .safeParse(form(fields))
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the form of an invoice that is no package’s', () => {
  test.each([
    [{ memberId: '' }, 'memberId', 'Choose who is billed'],
    [{ what: '  ' }, 'what', 'Say what the invoice is for'],
    [{ price: null }, 'price', 'Enter the price: more than 0'],
    [{ price: -1 }, 'price', 'Enter 0 or more'],
    [{ price: 1e9 }, 'price', 'That is more than ₹1,00,00,000. Check the amount.'],
    [{ discount: 601, discountReason: 'x' }, 'discount', 'The discount is more than the price'],
    [{ discount: 10 }, 'discountReason', 'Say why, for the records'],
    [
      { dueOn: civil('2026-11-19') },
      'dueOn',
      "The invoice is of 20 Nov, 2026. It can't be due before that day.",
    ],
    [{ customerGstin: '23AAAAA0000A1Z1' }, 'customerGstin', expect.stringContaining('GSTIN')],
  ])('says at its field what is wrong with %o', (fields, path, sentence) => {
    expect(problems(fields)?.[0]).toEqual([path, sentence])
  })

  it('sends the desk to the owner with a discount that it may not give, and lets the owner give it', () => {
    const typed = form({ discount: 60, discountReason: 'Friend' })
    const said = draftSchema(desk)
      .safeParse(typed)
      .error?.issues.map(({ path, message }) => [path[0], message])
    expect(said).toEqual([['discount', expect.stringContaining('up to 0 percent by yourself')]])
    expect(draftSchema(desk).safeParse({ ...typed, then: 'submit' }).success).toBe(true)
    expect(draftSchema(owner).safeParse(typed).success).toBe(true)
  })

  it('opens a saved draft as it was typed', () => {
    const saved = invoiceWith({ packageName: 'Locker', basePrice: 600, discount: 0, note: '' })
    expect(termsOf(draftSchema(owner).parse(draftFormOf(saved)))).toMatchObject({
      what: 'Locker',
      price: 600,
      discount: 0,
      dueOn: '2026-11-25',
    })
  })
})
