import { describe, expect, it } from 'vitest'
import { memberWith } from '@/domain/packages/fixtures'
import { builtInTemplate, type MessageTemplate } from '@/domain/messages/template'
import { memberTemplates } from './memberTemplates'
import { smsFor } from './smsFor'

const centre = { centreName: 'Iron House', locale: 'en-IN', messageCountries: ['IN'] }
const templateOf = (key: string): MessageTemplate => {
  const template = builtInTemplate('iron', key, 'sms')
  if (template === null) throw new Error(`There is no template ${key}`)
  return template
}

describe('the text message a member gets', () => {
  it.each(memberTemplates.map(({ key }) => key))('%s is there for every centre', (key) =>
    expect(templateOf(key).body).toContain('{#var#}'),
  )

  it('is not sent where there is no mobile number', () => {
    const text = smsFor(memberWith({ phone: '0731 255' }), templateOf('expired'), centre)
    expect(text).toEqual({ kind: 'refused', reason: '0731 255 is no mobile number.' })
    expect(smsFor(memberWith({ phone: '' }), templateOf('expired'), centre)).toMatchObject({
      reason: 'There is no phone number.',
    })
  })

  it('is not sent to a country that the centre does not write to', () => {
    const abroad = memberWith({ phone: '+971 50 123 4567' })
    expect(smsFor(abroad, templateOf('expired'), centre)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('numbers of India only') as string,
    })
  })

  it('is not sent about a package nobody bought', () => {
    const fresh = memberWith({ phone: '9876543210', currentPackage: null, lastPackage: null })
    expect(smsFor(fresh, templateOf('expired'), centre)).toMatchObject({
      reason: 'There is no package to write about.',
    })
  })
})
