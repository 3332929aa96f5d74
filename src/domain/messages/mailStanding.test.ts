import { describe, expect, it } from 'vitest'
import { mailStandings, unsentOf } from './mailStanding'
import { messageSchema, type Message } from './message'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute))

const mail = (minute: number, fields: Partial<Message>): Message =>
  messageSchema.parse({
    ...{ id: String(minute), gymId: 'iron', channel: 'email', to: 'asha@example.com' },
    ...{ templateKey: 'invoiceIssued', rendered: 'Invoice', nextAttemptAt: null, createdAt: at(minute) },
    ...{ status: 'queued', ...fields },
  })

const usedUp = mail(1, { status: 'failed', errorMessage: 'The messages of that day were used up.' })
const copy = mail(2, { to: 'centre@example.com', templateKey: 'invoiceIssuedOwner', status: 'sending' })

describe('how the e-mails of an invoice stand', () => {
  it('says of each address what became of the latest, and why it did not go out', () => {
    expect(mailStandings([copy, usedUp])).toEqual([
      {
        ...{ to: 'asha@example.com', isCopy: false, state: 'failed', at: at(1) },
        why: 'The messages of that day were used up.',
      },
      { to: 'centre@example.com', isCopy: true, state: 'waiting', at: at(2), why: '' },
    ])
    const later = mail(3, { status: 'delivered', sentAt: at(4) })
    expect(mailStandings([later, usedUp])).toEqual([
      { to: 'asha@example.com', isCopy: false, state: 'sent', at: at(4), why: '' },
    ])
  })

  it('takes one that was kept back for one that did not go out', () => {
    const [standing] = mailStandings([
      mail(1, { status: 'suppressed', errorMessage: 'The centre is disabled.' }),
    ])
    expect(standing).toMatchObject({ state: 'failed', why: 'The centre is disabled.' })
  })

  it('says no more of one that failed once the address was corrected, and still to whom it was sent', () => {
    const corrected = (status: Message['status']) => mail(3, { to: 'new@example.com', status })
    for (const status of ['queued', 'sent', 'failed'] as const)
      expect(mailStandings([usedUp, corrected(status), copy]).map(({ to }) => to)).toEqual([
        'new@example.com',
        'centre@example.com',
      ])
    const sent = mail(1, { status: 'sent' })
    expect(mailStandings([corrected('failed'), sent]).map(({ state }) => state)).toEqual(['sent', 'failed'])
    const failedCopies = [copy, mail(3, { ...copy, id: '3', to: 'b@example.com' })]
    expect(mailStandings(failedCopies.map((one) => ({ ...one, status: 'failed' })))).toHaveLength(2)
  })

  it('one that failed is still to be sent until another goes out after it', () => {
    expect(unsentOf([usedUp])).toBe(usedUp)
    expect(unsentOf([usedUp, copy])).toBe(usedUp)
    expect(unsentOf([usedUp, mail(0, { status: 'sent', to: 'other@example.com' })])).toBe(usedUp)
    expect(unsentOf([mail(3, { to: 'other@example.com', status: 'sent' }), usedUp])).toBeNull()
    expect(unsentOf([usedUp, mail(3, {})])).toBeNull()
  })

  it('one to the corrected address that fails as well is what is to be sent', () => {
    const corrected = mail(3, { to: 'other@example.com', status: 'failed', errorMessage: 'No such mailbox.' })
    expect(unsentOf([corrected, usedUp, copy])).toBe(corrected)
    expect(mailStandings([corrected, usedUp]).map(({ to, why }) => [to, why])).toEqual([
      ['other@example.com', 'No such mailbox.'],
    ])
  })
})
