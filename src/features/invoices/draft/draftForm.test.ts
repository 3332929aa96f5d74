import { describe, expect, it, test } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { emptyLine } from '@/components/invoices/lines/lineForm'
import { draftFormOf, draftSchema, termsOf, emptyDraft, type DraftForm } from './draftForm'

const today = civil('2026-11-20')
const owner = { role: 'CLIENT', today, settings: settingsWith({ taxRegime: 'regular' }) } as const
const desk = { ...owner, role: 'MANAGER' } as const
const lined = (fields: Partial<typeof emptyLine> = {}) => ({
  lines: [{ ...emptyLine, what: 'Locker', price: 600, ...fields }],
})
const form = (fields: Partial<DraftForm> = {}): DraftForm => ({
  ...emptyDraft(today),
  memberId: 'm1',
  ...lined(),
  ...fields,
})
const problems = (fields: Partial<DraftForm>) =>
  draftSchema(owner)
    .safeParse(form(fields))
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the form of an invoice that is no package’s', () => {
  test.each([
    [{ memberId: '' }, 'memberId', 'Choose who is billed'],
    [lined({ what: '  ' }), 'lines.0.what', 'Say what it is for'],
    [lined({ price: null }), 'lines.0.price', 'Enter the price: more than 0'],
    [lined({ price: -1 }), 'lines.0.price', 'Enter 0 or more'],
    [lined({ price: 1e9 }), 'lines.0.price', 'That is more than ₹1,00,00,000. Check the amount.'],
    [
      { ...lined({ discount: 601 }), discountReason: 'x' },
      'lines.0.discount',
      'The discount is more than the price',
    ],
    [lined({ discount: 10 }), 'discountReason', 'Enter a reason'],
    [
      { dueOn: civil('2026-11-19') },
      'dueOn',
      "The invoice is of 20 Nov, 2026. It can't be due before that day.",
    ],
    [lined({ quantity: 0 }), 'lines.0.quantity', 'Enter 1 or more'],
    [lined({ quantity: 1.5 }), 'lines.0.quantity', 'Enter a whole number'],
    [lined({ kind: 'product' }), 'lines.0.rate', 'Enter the tax rate of this code'],
    [lined({ sac: '8506' }), 'lines.0.rate', 'Enter the tax rate of this code'],
    [{ customerGstin: '23AAAAA0000A1Z1' }, 'customerGstin', expect.stringContaining('GSTIN')],
  ])('says at its field what is wrong with %o', (fields, path, sentence) => {
    expect(problems(fields)?.[0]).toEqual([path, sentence])
  })

  it('sends the desk to the owner with a discount that it may not give, and lets the owner give it', () => {
    const typed = form({ ...lined({ discount: 60 }), discountReason: 'Friend' })
    const said = draftSchema(desk)
      .safeParse(typed)
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(said).toEqual([['lines.0.discount', expect.stringContaining('up to 0 % yourself')]])
    expect(draftSchema(desk).safeParse({ ...typed, then: 'submit' }).success).toBe(true)
    expect(draftSchema(owner).safeParse(typed).success).toBe(true)
  })

  it('opens a saved draft as it was typed', () => {
    const usual = { sac: '999723', rate: 5 }
    const flat = { packageName: 'Locker', basePrice: 600, taxable: 600, discount: 0, note: '' }
    const saved = invoiceWith({ ...flat, sac: usual.sac })
    expect(draftFormOf(invoiceWith({ ...flat, taxRate: 12 }), usual).lines).toMatchObject([{ rate: 12 }])
    expect(termsOf(draftSchema(owner).parse(draftFormOf(saved, usual)))).toMatchObject({
      lines: [{ what: 'Locker', price: 600, discount: 0, quantity: 1, sac: '', rate: null }],
      dueOn: '2026-11-25',
    })
  })
})
