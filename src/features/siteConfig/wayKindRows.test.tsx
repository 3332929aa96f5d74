// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import { keepDraft } from '@/ui/form/draft'
import { PaymentsSection } from './PaymentsSection'

afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
  // What was typed is kept as a draft.
  localStorage.clear()
  sessionStorage.clear()
})

/** The section of a centre with these settings; what it sends is kept in its order. */
function open(preference: Record<string, unknown>) {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const sent: unknown[] = []
  const call = (_name: string, input: unknown) => {
    sent.push(input)
    return Promise.resolve({ kind: 'done', gymId: 'iron' })
  }
  const api = { call } as typeof backend.api
  renderAs(sessionAtIron({ ...backend, api }, 'iron', {}, preference), <PaymentsSection />)
  return sent
}

const group = () => within(screen.getByRole('group', { name: 'How each is counted' }))
const kindOf = (way: string) =>
  group().getByRole<HTMLInputElement>('combobox', { name: `How ${way} is counted` }).value

async function choose(way: string, kind: string) {
  const field = group().getByRole('combobox', { name: `How ${way} is counted` })
  fireEvent.click(field.closest('.p-dropdown') ?? field)
  fireEvent.click(await screen.findByRole('option', { name: kind, hidden: true }))
  await waitFor(() => expect(kindOf(way)).toBe(kind))
}

function rename(way: string, to: string) {
  fireEvent.click(screen.getByRole('button', { name: `Rename ${way}` }))
  const [box] = screen.getAllByPlaceholderText('Add one more')
  if (box === undefined) return expect.fail('no box')
  fireEvent.change(box, { target: { value: to } })
  return fireEvent.blur(box)
}

async function save(sent: unknown[]) {
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
}

describe('the ways of paying in Site config (PRODUCT 2.V)', () => {
  it('have their kinds beside their names, as they are where nothing was set', () => {
    open({ paymentModes: ['Cash', 'UPI', 'Card', 'Cheque'] })
    group().getByText('Cash', { selector: 'span + span' })
    expect(['UPI', 'Card', 'Cheque'].map(kindOf)).toEqual(['By bank', 'Counted', 'Counted, a cheque'])
  })

  it('take another kind, which alone is sent', async () => {
    const sent = open({ paymentModes: ['Cash', 'UPI'] })
    await choose('UPI', 'Counted')
    await save(sent)
    expect(sent).toEqual([{ gymId: 'iron', preference: { paymentKinds: { UPI: 'counted' } } }])
  })

  it('keep it when they are renamed, beside the old name, which payments have', async () => {
    const sent = open({ paymentModes: ['Cash', 'UPI'] })
    rename('Cash', 'Naqad')
    await waitFor(() => expect(kindOf('Naqad')).toBe('Cash'))
    await save(sent)
    expect(sent).toEqual([
      {
        gymId: 'iron',
        preference: {
          paymentModes: ['Naqad', 'UPI'],
          paymentKinds: { Naqad: 'cash' },
        },
      },
    ])
  })

  it('that were chosen and not saved leave what somebody else has saved of the others', async () => {
    const paymentModes = ['Cash', 'UPI', 'Card']
    keepDraft('', 'siteConfig/iron/payments', { paymentKinds: { UPI: 'counted' } }, Date.now())
    const sent = open({ paymentModes, paymentKinds: { Card: 'cheque' } })
    await waitFor(() => expect(kindOf('UPI')).toBe('Counted'))
    expect(kindOf('Card')).toBe('Counted, a cheque')
    await save(sent)
    expect(sent).toEqual([{ gymId: 'iron', preference: { paymentKinds: { UPI: 'counted' } } }])
  })

  it('are chosen no more once they stand as they were chosen', async () => {
    const paymentModes = ['Cash', 'UPI']
    keepDraft('', 'siteConfig/iron/payments', { paymentKinds: { UPI: 'counted' } }, Date.now())
    open({ paymentModes, paymentKinds: { UPI: 'counted' } })
    await waitFor(() => expect(localStorage).toHaveLength(0))
    expect(kindOf('UPI')).toBe('Counted')
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  it('lose none when they are taken off the list, and have it when they come back', async () => {
    open({ paymentModes: ['Cash', 'Token'], paymentKinds: { Token: 'counted' } })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Token' }))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'How Token is counted' })).toBeNull())
    const [box] = screen.getAllByPlaceholderText('Add one more')
    if (box === undefined) return expect.fail('no box')
    fireEvent.change(box, { target: { value: 'Token' } })
    fireEvent.blur(box)
    return waitFor(() => expect(kindOf('Token')).toBe('Counted'))
  })
})
