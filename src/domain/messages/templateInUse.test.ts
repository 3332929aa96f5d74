import { describe, expect, it } from 'vitest'
import { chatText, greetingFor } from './chatText'
import { messageKinds } from './messageKinds'
import { ownTextsSchema, textIdOf } from './ownText'
import { renderMessage } from './template'
import { templateInUse } from './templateInUse'
import { textChangesProblem, textProblem } from './textProblem'
import { tokenLabels } from './tokens'

const settings = (messageTexts: object = {}, locale = 'en-IN') => ({
  messageTexts: ownTextsSchema.parse(messageTexts),
  locale,
})
const asked = { gymId: 'iron', key: 'renewalDue', channel: 'sms' } as const
const vars = { name: 'Asha Rao', centre: 'Iron', package: 'Monthly', endDate: '1 Dec, 2026' }
const stored = { ...asked, body: 'Stored for {#var#}', varNames: ['name'], dltTemplateId: '1107' }
const DLT = '1107161234567890123'

const textOf = (template: ReturnType<typeof templateInUse>) =>
  template === null ? null : renderMessage(template, vars)

describe('the text that is sent', () => {
  it('is the centre’s of Site config, else a stored one, else everybody’s', () => {
    const own = {
      renewalDue_sms: { body: 'Hi {firstName}, {endDate}!', dltTemplateId: DLT, header: 'irngym' },
    }
    const template = templateInUse(stored, asked, settings(own))
    expect(textOf(template)).toMatchObject({ text: 'Hi Asha, 1 Dec, 2026!' })
    expect(template).toMatchObject({ dltTemplateId: DLT, header: 'IRNGYM', category: 'service' })
    expect(textOf(templateInUse(stored, asked, settings()))).toMatchObject({ text: 'Stored for Asha Rao' })
    expect(textOf(templateInUse(undefined, asked, settings()))).toMatchObject({
      text: expect.stringContaining('Renew in time') as string,
    })
    expect(templateInUse({ ...stored, gymId: 'ice' }, asked, settings())?.dltTemplateId).toBe('')
    expect(templateInUse(undefined, { ...asked, key: 'offer' }, settings())).toBeNull()
  })

  it('is the default one with its registration, where that alone is the centre’s', () => {
    const own = { renewalDue_sms: { body: '', dltTemplateId: DLT, header: '' } }
    const template = templateInUse(undefined, asked, settings(own))
    expect(template?.dltTemplateId).toBe(DLT)
    expect(textOf(template)).toMatchObject({ text: expect.stringContaining('Renew in time') as string })
  })

  it('is none that names what the message does not know, however it got there', () => {
    const own = { renewalDue_sms: { body: 'Pay {amount}', dltTemplateId: '', header: '' } }
    expect(textOf(templateInUse(undefined, asked, settings(own)))).toMatchObject({
      text: expect.stringContaining('Renew in time') as string,
    })
  })
})

describe('what a text may name', () => {
  it.each([
    ['Dear {nmae}', /^\{nmae\} can’t be filled in here\. Use \{name\}, .* or \{endDate\}$/],
    ['Dear {Name}', /^\{Name\} can’t/],
    ['Pay {amount}', /^\{amount\} can’t/],
    ['Dear {#var#}', /can’t be filled in/],
    ['Dear {}', /^\{\} can’t/],
    ['Dear {name', /^A bracket stands alone/],
    ['Dear name}', /^A bracket stands alone/],
  ])('%s is refused with a sentence', (body, says) => {
    expect(textProblem('renewalDue', 'sms', body)).toMatch(says)
    expect(textChangesProblem({ renewalDue_sms: { body } })).toMatch(says)
  })

  it('is all that the message knows, on a channel that it goes by', () => {
    expect(
      textProblem('renewalDue', 'sms', 'Dear {name}, {firstName}: {package} {centre} {endDate}'),
    ).toBeNull()
    expect(textChangesProblem({ renewalDue_sms: { body: 'Hi {name}' }, birthday_whatsapp: null })).toBeNull()
    for (const id of ['offer_sms', 'birthday_sms', 'renewalDue', 'renewalDue_post', '__proto___sms'])
      expect(textChangesProblem({ [id]: { body: 'Hi' } }), id).toMatch(/no such message/)
  })

  it('every default text names only that, and keeps to it when saved as it is', () => {
    for (const [key, { texts, tokens }] of Object.entries(messageKinds)) {
      for (const [channel, text] of Object.entries(texts))
        expect(textChangesProblem({ [textIdOf(key, channel as 'sms')]: { body: text } }), key).toBeNull()
      expect(tokens.every((token) => token in tokenLabels)).toBe(true)
    }
  })
})

describe('what a chat begins with', () => {
  const own = {
    expired_whatsapp: { body: 'Come back, {firstName}! {package} ended.', dltTemplateId: '', header: '' },
  }

  it('is the centre’s own text where all that it names is known', () => {
    expect(chatText('expired', vars, settings(own))).toBe('Come back, Asha! Monthly ended.')
    expect(chatText('expired', { ...vars, package: '' }, settings(own))).toBe(
      'Namaste Asha, this is Iron. Your membership ended on 1 Dec, 2026. We would like to have you back: reply here to renew it.',
    )
  })

  it('is the default one, in the greeting of the country', () => {
    expect(chatText('birthday', vars, settings({}, 'en-US'))).toBe(
      'Hello Asha, this is Iron. Happy birthday, and a healthy year ahead.',
    )
    expect(chatText('approvalWaiting', { ...vars, package: '' }, settings())).toBe(
      'Namaste Asha, this is Iron. We are looking at your request and will answer you soon.',
    )
    expect(greetingFor(' ', 'Iron', 'en-IN')).toBe('Namaste there, this is Iron.')
  })
})

it('what is kept of texts is read one by one: one that makes no sense stops no other', () => {
  expect(
    ownTextsSchema.parse({ a_sms: { body: 'Hi' }, b_sms: 'Hi', c_sms: { body: 'Hi', dltTemplateId: '12' } }),
  ).toEqual({ a_sms: { body: 'Hi', dltTemplateId: '', header: '' } })
  expect(ownTextsSchema.parse('none')).toEqual({})
})
