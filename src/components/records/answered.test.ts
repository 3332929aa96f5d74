import { describe, expect, it } from 'vitest'
import { CallRejected } from '@/data/api/callRejected'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { answered, atFields } from './answered'

const rejected = (issues?: { path: string; message: string }[]) =>
  new CallRejected(409, {
    error: {
      code: 'conflict',
      message: 'Somebody signs in with this e-mail already.',
      ...(issues && { issues }),
    },
  })

describe('what a call of the server came to', () => {
  it('is its answer when it was done', () => {
    expect(answered({ kind: 'done', gymId: 'iron' } as const)).toEqual({ kind: 'done', gymId: 'iron' })
  })

  it('is a sentence that says what to do when there was no answer', () => {
    expect(() => answered(undefined)).toThrow('The server gave no answer, so this may not be saved.')
  })

  it('is the reason of a refusal, at its field where it names one', () => {
    expect(() => answered({ kind: 'refused', reason: 'Not today.' })).toThrow('Not today.')
    const refusal = { kind: 'refused', reason: 'Taken.', field: 'email' } as const
    expect(() => answered(refusal)).toThrow(FieldProblem)
    expect(() => answered(refusal)).toThrow(expect.objectContaining({ field: 'email', message: 'Taken.' }))
  })
})

describe("a call's rejection in a form (SPECIFICATION 7)", () => {
  const fields = { email: '', phone: '', name: '' }

  it('says each issue at its field, word for word', () => {
    const issues = [
      { path: 'email', message: 'Somebody signs in with this e-mail already.' },
      { path: 'phone', message: 'Enter a phone number of 10 digits' },
    ]
    expect(atFields(rejected(issues), fields)).toMatchObject({
      field: 'email',
      message: 'Somebody signs in with this e-mail already.',
      others: [{ field: 'phone', message: 'Enter a phone number of 10 digits' }],
    })
  })

  it('stays as it is where it lies with no field', () => {
    const other = rejected([{ path: 'key', message: 'This is no key of a form.' }])
    expect(atFields(other, fields)).toBe(other)
    expect(atFields(rejected(), fields)).toMatchObject({
      message: 'Somebody signs in with this e-mail already.',
    })
  })
})
