import { describe, expect, it } from 'vitest'
import { builtInTemplate, messageTemplateSchema, renderMessage } from './template'

const template = (fields: object) =>
  messageTemplateSchema.parse({ gymId: 'iron', key: 'note', channel: 'sms', body: 'Hello', ...fields })

const text = (fields: object, vars: Record<string, string>) => renderMessage(template(fields), vars)

describe('a message template (DOMAIN 4.5)', () => {
  it('puts each value where its name stands in the row', () => {
    const fields = { body: '{#var#}: {#var#}, {#var#}', varNames: ['a', 'b', 'a'] }
    expect(text(fields, { a: '1', b: '2' })).toEqual({ kind: 'rendered', text: '1: 2, 1' })
  })

  it('is refused without a value, and names it', () => {
    const fields = { body: 'Dear {#var#}', varNames: ['name'] }
    for (const vars of [{}, { name: ' ' }, { Name: 'Asha' }])
      expect(text(fields, vars as Record<string, string>)).toMatchObject({
        kind: 'refused',
        field: 'vars',
        reason: expect.stringContaining('"name"') as string,
      })
    expect(text({ body: '{#var#} {#var#}', varNames: ['name'] }, { name: 'Asha' })).toMatchObject({
      kind: 'refused',
    })
  })

  it('knows the first of a name', () => {
    expect(text({ body: 'Hi {#var#}', varNames: ['firstName'] }, { name: 'Asha Rao' })).toMatchObject({
      text: 'Hi Asha',
    })
  })

  it('puts nothing in the place of what a value pretends to be', () => {
    const fields = { body: '{#var#} {#var#}', varNames: ['a', 'b'] }
    expect(text(fields, { a: '{#var#}', b: 'x' })).toEqual({ kind: 'rendered', text: '{#var#} x' })
  })

  it('writes rupees and keeps a variable to 30 characters, as SMS takes them, and only there', () => {
    const fields = { body: 'Paid {#var#} ₹5', varNames: ['a'] }
    const long = `₹ ${'9'.repeat(40)}`
    expect(text(fields, { a: long })).toEqual({ kind: 'rendered', text: `Paid Rs.${'9'.repeat(27)} Rs.5` })
    expect(text({ ...fields, channel: 'email' }, { a: long })).toMatchObject({ text: `Paid ${long} ₹5` })
  })
})

it('every centre has the service messages, whole', () => {
  const vars = {
    name: 'Asha',
    centre: 'Iron',
    package: 'Monthly',
    endDate: '1 Dec',
    amount: '5',
    invoiceNumber: 'I',
    date: 'd',
  }
  for (const key of ['welcome', 'renewalDue', 'receipt', 'expired']) {
    const known = builtInTemplate('iron', key, 'sms', 'en-IN')
    expect(known).toMatchObject({ category: 'service', gymId: 'iron', key })
    expect(known && renderMessage(known, vars)).toMatchObject({ kind: 'rendered' })
  }
  for (const key of ['toString', '__proto__', 'offer'])
    expect(builtInTemplate('iron', key, 'sms', 'en-IN')).toBe(null)
})
